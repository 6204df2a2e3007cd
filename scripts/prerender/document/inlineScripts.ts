import { createHash } from 'node:crypto';
import { UserError } from '../errors/UserError.ts';
import type { OutputFile } from '../files/files.ts';

// Inline scripts. Each is the same on every page of a site, so one hash in the Content Security Policy allows it.

/** An expression: whether the visitor has data saving on. */
const savesData = '(navigator.connection?.saveData||matchMedia("(prefers-reduced-data:reduce)").matches)';

/**
 * A statement that runs a function once the page has loaded and is painted. A page without pictures loads before its
 * first paint, which would otherwise wait for the function.
 */
function whenPainted(run: string): string {
  return `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(${run})),{once:true})`;
}

/**
 * Adds the fonts once the page is painted. The browser then fetches those with characters of the page, and switches to
 * each as it arrives. Earlier, they would compete with the first picture and delay the first paint. Their rules are in
 * `@media (scripting:none)`, for pages without scripts. With data saving on, the fallback fonts stay.
 * @see https://developer.mozilla.org/docs/Web/API/FontFace
 */
export const fontLoader = [
  '{const load=()=>{',
  'for(const{sheet}of document.querySelectorAll("style"))',
  'for(const{cssRules=[]}of sheet?.cssRules??[])', // a style that the policy blocked has no sheet
  'for(const{style}of[...cssRules].filter((rule)=>rule instanceof CSSFontFaceRule)){',
  'const value=(name)=>style.getPropertyValue(name);',
  'document.fonts.add(new FontFace(value("font-family").replaceAll(\'"\',""),value("src"),',
  '{weight:value("font-weight"),unicodeRange:value("unicode-range")||"U+0-10FFFF",display:"swap"}))',
  '}};',
  `if(!${savesData})${whenPainted('load')}}`,
].join('');

/**
 * Fetches the modules of a page, the hydration entry first, once the page is painted and the browser is idle, or as
 * soon as the visitor moves the pointer, scrolls or presses. With data saving on, it waits for the first press.
 *
 * The styles of all pages come first, since a script may show what the document does not have. If they cannot be
 * fetched, no module is: the page stays as it was served, and its links load the next page. A sheet that they import from
 * elsewhere, such as one of fonts, may be missing.
 *
 * The module URLs are in the `data-modules` attribute of its element. All are fetched at once, so that none waits until
 * another imports it.
 * @param styleFile with the styles of all pages, if there are any.
 */
export function hydrationLoader(styleFile: OutputFile | undefined, base: string): string {
  const run = 'modules.split(" ").forEach((module)=>import(module))';
  const sheet = styleFile && {
    rel: 'stylesheet',
    href: base + styleFile.path,
    integrity: integrity(styleFile),
    media: 'not all', // until it has loaded, so that it blocks no paint
  };
  return [
    '{const{modules}=document.currentScript.dataset;',
    'let started=false;',
    'const start=()=>{if(!started){started=true;',
    sheet
      ? `document.head.append(Object.assign(document.createElement("link"),${scriptJson(sheet)},{onload(){this.onload=null;this.media="all";${run}},onerror(){if(this.sheet)this.onload()}}))`
      : run,
    '}};',
    'const on=(types,run)=>types.forEach((type)=>addEventListener(type,run,{once:true,passive:true,capture:true}));',
    'on(["pointerdown","touchstart","keydown"],start);',
    `if(!${savesData}){`,
    'on(["pointermove","scroll"],start);',
    whenPainted('()=>(window.requestIdleCallback??setTimeout)(start)'), // Safari has no requestIdleCallback
    '}}',
  ].join('');
}

/**
 * Lets the browser prefetch the document of a link that the visitor is about to follow.
 * @param base path of the site, with both slashes. Links elsewhere are not prefetched.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): string {
  return scriptJson({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: 'moderate' }] });
}

/**
 * An import map with the hash of every module. The browser refuses a module with other bytes, whatever imports it;
 * browsers that do not support integrity in import maps ignore it.
 * @param modules every module that a page may import.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity
 */
export function importMap(modules: readonly OutputFile[], base: string): string {
  const hashes = modules.map((file) => [base + file.path, integrity(file)]);
  return scriptJson({ integrity: Object.fromEntries(hashes.sort()) }); // file systems list files in different orders
}

/** @see https://www.w3.org/TR/sri-2/#integrity-metadata */
export function integrity({ body }: OutputFile): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}

/** JSON that cannot end its `<script>` element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Checks the text of an inline element.
 * @throws UserError if it would end the element, or browsers would parse it to a text with another hash.
 */
export function checkInline(name: string, text: string, ending: RegExp): void {
  const [found] = ending.exec(text) ?? [];
  if (found) throw new UserError(`${name} contains ${found}, which would end it early: rewrite it`);
  if (/[\0\r]/.test(text) || !text.isWellFormed())
    throw new UserError(
      `${name} contains a character that browsers replace, so its hash would not match: remove NUL, carriage returns and lone surrogates`,
    );
}
