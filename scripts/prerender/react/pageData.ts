// What the build knows of a page, for its scripts in the browser.

/** Of every page that is rendered. */
export interface PageData {
  /** The path that the page was rendered for, with the base: that at which hosts serve it, or `/404`. */
  readonly path: string;
  /** The names of the lazy components that it shows. */
  readonly lazy: readonly string[];
}

type Id = 'prerendered' | 'router-data';

const start = (id: Id) => `<script type="application/json" id="${id}">`;

/** A script element for the head of a page. */
export function writeData(id: Id, json: string): string {
  return `${start(id)}${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The JSON in a document that has such an element. */
export function findData(id: Id, html: string): string | undefined {
  const [, rest] = html.split(start(id), 2);
  return rest?.slice(0, rest.indexOf('</script>'));
}

/** What is known of the page in the browser; undefined if it was not rendered, as a fallback. */
export function readPage(): PageData | undefined {
  const json = readData('prerendered');
  return json === undefined ? undefined : JSON.parse(json);
}

/** The JSON of such an element in the browser. */
export function readData(id: Id): string | undefined {
  return document.getElementById(id)?.textContent ?? undefined;
}
