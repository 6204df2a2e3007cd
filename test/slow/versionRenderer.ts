const text = 'structured growth for ventures of promise '.repeat(200);

/** Renders a page of the version in the URL of this module. */
export function render(path: string): string {
  const version = new URL(import.meta.url).searchParams.get('version');
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>${path}</title></head><body>version ${version}; ${text}</body></html>`;
}
