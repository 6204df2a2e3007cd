// The script of every hydrated page, which runs in the browser. The generator bundles it and writes it into each head.

/** Whether the visitor has data saving on. */
function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = Object(navigator);
  return connection?.saveData || matchMedia('(prefers-reduced-data:reduce)').matches;
}

/**
 * Runs a function once the page has loaded and is painted. A page without pictures loads before its first paint, which
 * would otherwise wait for the function.
 */
function whenPainted(run: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(run)), { once: true });
}

/**
 * Fetches the fonts of `@media (scripting:none)`, which are for pages without scripts, once the page is painted. Earlier,
 * they would compete with the first picture and delay the first paint. Each is added once it has arrived: Firefox hides
 * the text for a moment when it learns of a font that it does not have yet. With data saving on, the fallback fonts stay.
 */
function loadFonts(): void {
  if (savesData()) return;
  whenPainted(() => {
    // A style that the policy blocked has no sheet. Browsers that do not know `scripting` print it as `not all`.
    for (const { sheet } of document.querySelectorAll('style'))
      for (const block of [...(sheet?.cssRules ?? [])])
        if (block instanceof CSSMediaRule && /scripting|not all/.test(block.media.mediaText))
          for (const rule of block.cssRules) if (rule instanceof CSSFontFaceRule) loadFont(rule.style);
  });
}

function loadFont(declared: CSSStyleDeclaration): void {
  // A font's descriptors have the names of its rule's, but `unicodeRange` for `unicode-range`, and `weight` for `font-weight`.
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
 * Fetches the modules of a page, the hydration entry first, once the page is painted and the browser is idle, or as
 * soon as the visitor moves the pointer, scrolls or presses. With data saving on, it waits for the first press.
 *
 * The style of all pages comes first, right after what the page carries, since a script may show another page. If it
 * cannot be fetched, no module is: the page stays as it was served, and its links load the next page.
 *
 * The URLs of the modules are in an attribute of the script's element. All are fetched at once, so that none waits until
 * another imports it.
 */
function loadModules(): void {
  const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const carried = document.querySelector<HTMLElement>('style[data-sheet]');
    const run = () => {
      for (const module of modules) import(module);
    };
    if (!carried) return run(); // a site without style
    const { sheet: href, integrity } = carried.dataset;
    const whenLoaded = () => {
      Object.assign(link, { onload: null, media: 'all' });
      run();
    };
    // It applies once it has loaded, so that it blocks no paint.
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      integrity,
      media: 'not all',
      onload: whenLoaded,
    });
    carried.after(link);
  };
  const on = (...types: readonly string[]) => {
    for (const type of types) addEventListener(type, start, { once: true, passive: true, capture: true });
  };
  on('pointerdown', 'touchstart', 'keydown');
  if (savesData()) return;
  on('pointermove', 'scroll');
  // Safari has no requestIdleCallback, and a busy browser would be idle only after many seconds.
  whenPainted(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1000 }));
}

loadFonts();
loadModules();
