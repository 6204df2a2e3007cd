import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** A rendered page as a document, without loading its scripts, styles and pictures. */
export function parseDocument(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}
