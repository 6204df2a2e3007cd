/// <reference types="vite/client" />

/** The site's origin, such as `https://www.example.com`; null leaves it to `practice.yaml`. */
declare const __SITE_URL__: string | null;

/** The year of the build. */
declare const __BUILD_YEAR__: number;
