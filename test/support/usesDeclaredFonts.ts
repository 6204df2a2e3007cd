/**
 * Whether text and headings are shown in the fonts that their styles declare first. Runs in the page, so it must not use
 * anything outside itself.
 */
export function usesDeclaredFonts(): boolean {
  const loaded = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  return ['body', 'h1'].every((selector) => {
    const element = document.querySelector(selector);
    const [first = ''] = element ? getComputedStyle(element).fontFamily.split(',') : [];
    return loaded.includes(first.replaceAll('"', ''));
  });
}
