const charset = '<meta charSet="utf-8"/>';
const headEnd = '</head>';

/**
 * A rendered document with additions at the start of its head, right after the charset, and at its end.
 * @throws where the document lacks one of the places.
 */
export function completeDocument(html: string, start: string, end: string): string {
  const afterCharset = find(html, charset) + charset.length;
  const beforeEnd = find(html, headEnd);
  return (
    html.slice(0, afterCharset) + start + html.slice(afterCharset, beforeEnd) + end + html.slice(beforeEnd)
  );
}

function find(html: string, mark: string): number {
  const place = html.indexOf(mark);
  if (place === -1) throw new Error(`the document has no ${mark}: its head needs one`);
  return place;
}
