import type { lazy } from 'react';

// A page names the lazy components that it shows, so that the browser loads them before it hydrates the page. React
// would hydrate the rest first, and replace what they show by a fallback if the rest changes meanwhile.
// https://react.dev/errors/421

/** What `lazy` returns: `_init` returns the component, or throws a promise of it. */
interface Lazy {
  readonly _payload: unknown;
  _init: (payload: unknown) => unknown;
}

interface Registry {
  /** Every lazy component, with its name. */
  readonly components: Map<Lazy, () => string>;
  /** The names of those that the page shows. */
  readonly used: Set<string>;
  /** The names of the modules that would be imported, while a component is asked for its name. */
  asked?: string[] | undefined;
}

declare global {
  /** The development server makes several copies of this module. */
  var prerenderLazy: Registry | undefined;
}

globalThis.prerenderLazy ??= { components: new Map(), used: new Set() };
const registry = globalThis.prerenderLazy;

/**
 * What the plugin makes of every `import()` in the app.
 * @param name of the module, the same here and in the browser.
 */
export function importIn<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  registry.asked?.push(name);
  if (registry.asked) return new Promise(() => undefined);
  // It is undefined if another document is on its way, since the module is not there: nothing is shown until then.
  return load().then((module) => module ?? new Promise(() => undefined));
}

/** React's `lazy`, but its components have names: those of the modules that they are imported from. */
export function lazyIn(reactLazy: typeof lazy): typeof lazy {
  return (load) => {
    const component = reactLazy(load);
    if (!isLazy(component)) return component;
    const { _init: init } = component;
    let name: string | undefined;
    const nameOf = () => {
      name ??= modulesOf(load);
      return name;
    };
    component._init = (payload) => {
      if (nameOf() !== '') registry.used.add(nameOf());
      return init(payload);
    };
    registry.components.set(component, nameOf);
    return component;
  };
}

/** The modules that a function would import at once. */
function modulesOf(load: () => Promise<unknown>): string {
  const asked: string[] = [];
  registry.asked = asked;
  try {
    load().catch(() => undefined);
  } catch {
    // React reports it
  } finally {
    registry.asked = undefined;
  }
  return asked.join(', ');
}

/** Renders a page, and names the lazy components that it shows. */
export async function withLazy<Result>(render: () => Promise<Result> | Result) {
  registry.used.clear();
  const rendered = await render();
  return { rendered, lazy: [...registry.used] };
}

/**
 * Loads lazy components by their names, and those that they bring.
 * @throws if one cannot be loaded.
 */
export async function loadLazy(names: readonly string[]): Promise<void> {
  const loaded = new Set<Lazy>();
  for (;;) {
    const next = [...registry.components].filter(([one, nameOf]) => !loaded.has(one) && names.includes(nameOf()));
    if (next.length === 0) return;
    for (const [component] of next) loaded.add(component);
    await Promise.all(next.map(([component]) => load(component)));
  }
}

async function load({ _init: init, _payload: payload }: Lazy): Promise<void> {
  try {
    init(payload);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    await thrown; // a promise
  }
}

function isLazy(component: object): component is Lazy {
  return '_init' in component && '_payload' in component;
}
