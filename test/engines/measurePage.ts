/** Where the parts of a page are, and what is wrong with it. Runs in the page, and so uses nothing outside itself. */
export function measurePage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  // Offsets ignore transforms, which only some engines apply for motion.
  const offsetOf = (element: Element | null): { readonly left: number; readonly top: number } => {
    if (!(element instanceof HTMLElement)) return { left: 0, top: 0 };
    const parent = offsetOf(element.offsetParent);
    return { left: parent.left + element.offsetLeft, top: parent.top + element.offsetTop };
  };
  const main = offsetOf(document.querySelector('main'));
  const landmarks = all('main, main :is(header, h1, h2, section, article, img), footer').map((element) => {
    const { left, top } = offsetOf(element);
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return {
      name: `${isSeen ? '' : 'hidden '}${element.localName} ${element.textContent?.slice(0, 30)}`,
      ...{ left, width: element.offsetWidth, top: top - main.top, height: element.offsetHeight },
    };
  });

  const heading = document.querySelector('h1');
  const box = heading?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    headerHeight: all('body > header')[0]?.offsetHeight ?? 0,
    landmarks,
    /** What covers the middle of the page's heading, if anything does. */
    coverOfHeading: heading?.contains(hit ?? null) ? null : (hit?.outerHTML ?? 'no heading'),
    consoleErrors: window.consoleErrors,
  };
}

/**
 * Takes the rules for browsers with scroll timelines out of the page, so that all engines lay it out alike. Runs in the
 * page, too.
 */
export function removeScrollTimelines(): void {
  const removeFrom = (parent: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [index, rule] of [...[...parent.cssRules].entries()].reverse()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('timeline')) parent.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) removeFrom(rule);
    }
  };
  for (const sheet of document.styleSheets) removeFrom(sheet);
}
