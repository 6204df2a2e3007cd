// What the build knows of a page, for its scripts in the browser.

type Id = 'router-data' | 'lazy-components';

/** A script element for the head of a page. */
export function writeData(id: Id, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** In the browser; undefined if the page has no such data. */
export function readData(id: Id): ReturnType<typeof JSON.parse> {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
