/// <reference types="vite/client" />

/** The site's origin, such as `https://www.example.com`; null leaves it to `practice.yaml`. */
declare const __SITE_URL__: string | null;

/** The year of the build. */
declare const __BUILD_YEAR__: number;

/** The version of each page's social card, by the name of the page in small letters. Only a build has cards. */
declare const __SOCIAL_CARDS__: Readonly<Record<string, string>>;
