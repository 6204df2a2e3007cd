/** Tells, in a page, whether React has taken over. */
export function isHydrated(): boolean {
  // React names its own fields so on each element that it has taken over: the footer is the document's last.
  const footer = document.querySelector('footer');
  return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
}
