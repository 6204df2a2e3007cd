/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's origin, as `https://www.example.com`, where the build names one; else the practice's own. */
  readonly SITE_URL: string | undefined;
  /** The year in which the pages were rendered. */
  readonly BUILD_YEAR: number;
}

declare module '*.jpg?picture' {
  const source: import('./components/Picture/PictureSource').PictureSource;
  export default source;
}

declare module '*&picture' {
  const source: import('./components/Picture/PictureSource').PictureSource;
  export default source;
}
