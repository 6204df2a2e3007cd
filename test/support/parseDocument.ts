import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** A rendered page as a document; none of its scripts, styles and pictures are loaded. */
export function parseDocument(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}
