/**
 * The addresses in a sitemap; of XML's entities only `&amp;` occurs in them.
 *
 * @param element `loc` for its pages, `image:loc` for their pictures
 */
export function readLocations(xml: string, element: 'loc' | 'image:loc'): readonly string[] {
  const elements = xml.matchAll(new RegExp(`<${element}>([^<]*)<`, 'g'));
  return [...elements].map(([, text = '']) => text.trim().replaceAll('&amp;', '&'));
}
