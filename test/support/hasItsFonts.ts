/** Tells, in a page, whether it is set in its two families, no longer in their stand-ins. Reaches nothing outside itself. */
export function hasItsFonts(): boolean {
  const families = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  return families.length === 2 && families.every(({ status }) => status === 'loaded');
}
