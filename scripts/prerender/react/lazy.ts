import type { lazy } from 'react';
import type { Rendered } from '../render/renderPage.ts';
import { readData, writeData } from './pageData.ts';

// A page names the lazy components that it shows, so that the browser loads them before it hydrates the page. React
// would hydrate the rest first, and replace what they show by a fallback if the rest changes meanwhile.
// https://react.dev/errors/421

/** What `lazy` returns: `_init` returns the component, or throws a promise of it. */
interface Lazy {
  readonly _payload: unknown;
  _init: (payload: unknown) => unknown;
}

declare global {
  /** The lazy components by their names. The development server makes several copies of this module. */
  var prerenderLazy: Map<string, Lazy> | undefined;
}

globalThis.prerenderLazy ??= new Map();
const components = globalThis.prerenderLazy;
const used = new Set<string>();

/** React's `lazy`, but its components have names: that of their file and a number, the same here and in the browser. */
export function lazyIn(file: string, reactLazy: typeof lazy): typeof lazy {
  let count = 0;
  return (load) => {
    const component = reactLazy(load);
    const name = `${file} ${count}`;
    count += 1;
    if (isLazy(component)) {
      const { _init: init } = component;
      component._init = (payload) => {
        used.add(name);
        return init(payload);
      };
      components.set(name, component);
    }
    return component;
  };
}

/** Adds the names of the lazy components that a page shows to its head, if it has any. */
export async function nameLazy(render: () => Rendered | Promise<Rendered>): Promise<Rendered> {
  used.clear();
  const rendered = await render();
  const page = typeof rendered === 'string' ? { html: rendered } : rendered;
  if (used.size === 0 || !('html' in page)) return rendered;
  return { ...page, head: (page.head ?? '') + writeData('lazy-components', [...used]) };
}

export async function loadLazy(): Promise<void> {
  const names: readonly string[] = readData('lazy-components') ?? [];
  await Promise.all(names.map(load));
  for (const name of names) await load(name); // those that others have brought
}

/** React reports one that cannot be loaded. */
async function load(name: string): Promise<void> {
  const component = components.get(name);
  try {
    component?._init(component._payload);
  } catch (promise) {
    await Promise.resolve(promise).catch(() => undefined);
  }
}

function isLazy(component: object): component is Lazy {
  return '_init' in component && '_payload' in component;
}
