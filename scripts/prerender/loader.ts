// The script of every hydrated page, which runs in the browser. The generator bundles it and writes it into each head.

/**
 * Runs a function once the page has loaded and is painted. A page without pictures loads before its first paint, which
 * would otherwise wait for the function.
 */
function whenPainted(run: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(run)), { once: true });
}

/**
 * Loads the fonts that the CSS from `afterRender` declares only for `@media (scripting:none)`. Each is added once it has
 * arrived: Firefox hides the text for a moment when it learns of a font that it does not have yet.
 */
function loadFonts(): void {
  // A style that the policy blocked has no sheet. Browsers that do not know `scripting` print it as `not all`.
  for (const { sheet } of document.querySelectorAll('style'))
    for (const block of [...(sheet?.cssRules ?? [])])
      if (block instanceof CSSMediaRule && /scripting|not all/.test(block.media.mediaText))
        for (const rule of block.cssRules) if (rule instanceof CSSFontFaceRule) loadFont(rule.style);
}

function loadFont(declared: CSSStyleDeclaration): void {
  // A font's descriptors have its rule's names, but `unicodeRange` for `unicode-range`, and `weight` for `font-weight`.
  const descriptors = [...declared].map((name) => [
    name.replace('font-', '').replace(/-./g, (letter) => letter.slice(1).toUpperCase()),
    declared.getPropertyValue(name),
  ]);
  const { family, src, ...others } = Object.fromEntries(descriptors);
  // Chromium and WebKit would take the quotation marks of a rule for a part of the name.
  const font = new FontFace(family.replaceAll('"', ''), src, others);
  font.load().then(
    () => document.fonts.add(font),
    () => {}, // the fallback font stays
  );
}

/**
 * Fetches the modules of a page, the hydration entry first. The stylesheet of all pages comes before them, since a
 * script may show another page. If it cannot be fetched, the modules are not fetched either: the page stays as it was
 * served, and its links load the next page.
 */
function loadModules(modules: readonly string[]): void {
  const run = () => {
    for (const module of modules) import(module); // all at once, so that none waits until another imports it
  };
  const inPage = document.querySelector<HTMLElement>('style[data-stylesheet]');
  if (!inPage) {
    run(); // the page contains all CSS, if there is any
    return;
  }
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: inPage.dataset.stylesheet,
    media: 'not all', // it applies once it has loaded, so that it blocks no paint
    onload() {
      Object.assign(link, { onload: null, media: 'all' });
      run();
    },
  });
  inPage.after(link);
}

const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
let isStarted = false;
const start = () => {
  if (!isStarted) loadModules(modules);
  isStarted = true;
};
const startOn = (...types: readonly string[]) => {
  for (const type of types) addEventListener(type, start, { once: true, passive: true, capture: true });
};
startOn('pointerdown', 'touchstart', 'keydown');
// With data saving on, the fallback fonts stay, and the modules wait for a press or a key.
const { connection }: { connection?: { saveData?: boolean } } = Object(navigator);
if (!connection?.saveData) {
  startOn('pointermove', 'scroll');
  whenPainted(loadFonts); // earlier, fonts would compete with the first picture and delay the first paint
  whenPainted(() => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(start, { timeout: 1000 }); // a busy browser is never idle
    else start(); // Safari
  });
}
