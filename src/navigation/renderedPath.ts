/**
 * The path that a document was rendered at, with its base, whatever name a server shows it by (`/impact/`,
 * `/impact.html`): its canonical link says so. The not-found page has none: it is rendered for every path.
 */
export function renderedPath(document: Document): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}
