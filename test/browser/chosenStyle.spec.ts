import { expect, type Page, test } from '@playwright/test';
import { completeDocument, prepareHead } from '../../scripts/prerender/document/completeDocument';
import { planHead } from '../../scripts/prerender/document/planHead';
import type { OutputFile } from '../../scripts/prerender/files/files';
import { item, type StyleCase, styleCases } from './styleCases';

const origin = 'http://site.example/';

const screens = [
  { width: 320, media: 'screen', colorScheme: 'dark' },
  { width: 1280, media: 'screen', colorScheme: 'light' },
  { width: 1280, media: 'print', colorScheme: 'light' },
] as const;

/** Rules for nothing: with them, a sheet is too long for a page to carry if it can use them all. */
const unused = Array.from({ length: 900 }, (_, index) => `p:nth-child(${index + 50}){--v:${index}}`).join('\n');

for (const [name, parts] of Object.entries(styleCases))
  test(`no element looks otherwise than with the whole sheet: ${name}`, async ({ page }) => {
    const carrying = await completed(parts);
    const linking = await completed({ ...parts, css: `${parts.css}\n${unused}` });
    const html = carrying.html.replace(/<style>[\s\S]*?<\/style>|(?=<\/head>)/, () => `<style>${parts.css}</style>`);
    const whole = await looks(page, parts, { html });

    expect(await looks(page, parts, carrying)).toEqual(whole);
    expect(await looks(page, parts, linking)).toEqual(whole);
  });

/** The document of a page of a case, and the file of its style. */
async function completed({ css, body = item, scripts = [], headEnd = '' }: StyleCase) {
  const head = await planHead({ head: { css, scripts, policy: { level: 'none' } } }, [], undefined, []);
  const document = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>t</title></head><body>${body}</body></html>`;
  const page = completeDocument(document, { path: '/', headEnd }, head && prepareHead(head));
  if ('errors' in page) throw new Error(page.errors.join());
  return { html: page.html, ...(head?.styleFile && { file: head.styleFile }) };
}

/** How a page looks in every state. */
async function looks(
  page: Page,
  { sheets = {}, act }: StyleCase,
  { html, file }: { readonly html: string; readonly file?: OutputFile },
) {
  const files: Readonly<Record<string, string>> = {
    ...sheets,
    '/': html,
    ...(file && { [`/${file.path}`]: String(file.body) }),
  };
  await page.route('**', (route) => {
    const { pathname, origin: own } = new URL(route.request().url());
    const text = own === new URL(origin).origin ? files[pathname] : undefined;
    return text === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: text, contentType: pathname === '/' ? 'text/html' : 'text/css' });
  });
  await page.goto(origin);
  if (act) await page.evaluate(act);
  const found: Record<string, readonly string[]> = {};
  for (const forced of [[], ['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'target']]) {
    await forceStates(page, forced);
    for (const { width, ...media } of screens) {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 800 });
      found[JSON.stringify([forced, width, media])] = await page.evaluate(computedStyles);
    }
  }
  await page.unrouteAll();
  return found;
}

/** What the cases style, of all elements and their pseudo-elements. Runs in the page. */
function computedStyles(): readonly string[] {
  const pseudos = ['', '::before', '::after', '::marker', '::placeholder', '::selection', '::first-line', '::backdrop'];
  const properties =
    'color background-color background-image mask-image cursor content top left right padding-top border-top-width list-style-type font-palette animation-name container-name';
  return [...document.querySelectorAll(':not(link, style)')].flatMap((element) =>
    pseudos.map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [element.nodeName + pseudo, ...properties.split(' ').map((name) => style.getPropertyValue(name))].join(
        ' | ',
      );
    }),
  );
}

async function forceStates(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
