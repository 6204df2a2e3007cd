const words = 'structured growth for ventures of promise '.repeat(200);

/** What is in a page or file that changes with the version of the site: every third one. */
export function versionIn(index: number, version: number): string {
  return index % 3 === 0 ? `<meta name="version" content="${version}"/>` : '';
}

/** A text file of a version of the site. */
export function fileText(index: number, version: number): string {
  return `${versionIn(index, version)}\n${words}`;
}

/** A page of a version of the site, before its head is completed. */
export function pageText(path: string, version: number): string {
  const meta = path === '/404' ? '' : versionIn(Number(/\d*$/.exec(path)?.[0]), version);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>${path}</title>${meta}</head><body>${words}</body></html>`;
}

/** Renders a page of the version in the URL of this module. */
export function render(path: string): string {
  return pageText(path, Number(new URL(import.meta.url).searchParams.get('version')));
}
