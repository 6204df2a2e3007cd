/// <reference types="vite/client" />

/** The site's origin, as `https://www.example.com`, where the build names one; else the practice's own. */
declare const __SITE_URL__: string | undefined;

/** The year in which the pages were rendered. */
declare const __BUILD_YEAR__: number;

declare module '*?picture' {
  const source: import('./components/Picture/PictureSource').PictureSource;
  export default source;
}

declare module '*&picture' {
  const source: import('./components/Picture/PictureSource').PictureSource;
  export default source;
}
