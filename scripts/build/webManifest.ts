import { withoutSoftHyphens } from '../../src/language.ts';

/**
 * The web app manifest: the site's name, colours and icons for a home screen.
 * @param base with both slashes.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest(brandName: string, color: string, base: string): string {
  const name = withoutSoftHyphens(brandName);
  return JSON.stringify(
    {
      name,
      short_name: name,
      start_url: base,
      scope: base,
      display: 'browser',
      background_color: color,
      theme_color: color,
      icons: [192, 512].map((size) => ({
        src: `${base}icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    null,
    2,
  );
}
