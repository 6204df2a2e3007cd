export const words = 'structured growth for ventures of promise '.repeat(200);

/** A page of the site, before its version is added. */
export function render(path: string): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${path}</title></head><body>${words}</body></html>`;
}
