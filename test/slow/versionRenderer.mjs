export const words = 'structured growth for ventures of promise '.repeat(200);

// No TypeScript: a thread that renders loads its renderer as it is.
export function render(path) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${path}</title></head><body>${words}</body></html>`;
}
