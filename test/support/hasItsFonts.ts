/** Whether text and headings have the fonts that they name first. Runs in the page, so it uses nothing from outside itself. */
export function hasItsFonts(): boolean {
  const loaded = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  return ['body', 'h1'].every((selector) => {
    const element = document.querySelector(selector);
    const [first = ''] = element ? getComputedStyle(element).fontFamily.split(',') : [];
    return loaded.includes(first.replaceAll('"', ''));
  });
}
