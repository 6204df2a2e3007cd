export const words = 'structured growth for ventures of promise '.repeat(200);

// Not TypeScript, because rendering threads load it without a compiler.
export function render(path) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${path}</title></head><body>${words}</body></html>`;
}
