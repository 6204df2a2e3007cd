import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { checkContent } from '../../../../scripts/content/checkContent';

type Result = Awaited<ReturnType<typeof checkContent>>;

/** Ends the checks that have begun, in their order. */
let checks: ((result: Result) => void)[];
/** The types of the messages to the pages. */
let sent: string[];
let watcher: EventEmitter;
let pages: Set<object>;

const clean: Result = { diagnostics: [], examples: [], warnings: [] };
const faulty: Result = { ...clean, diagnostics: ['heading is empty'] };

beforeEach(async () => {
  checks = [];
  sent = [];
  watcher = new EventEmitter();
  pages = new Set([{}]);
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('../../../../scripts/content/checkContent', () => ({
    checkContent: () => new Promise<Result>((end) => checks.push(end)),
  }));
  const { content } = await import('../../../../scripts/vite/content');
  const { configureServer } = content();
  const hot = { on: () => undefined, send: ({ type }: { type: string }) => sent.push(type) };
  const server = {
    config: { logger: { error: () => undefined } },
    environments: { client: { hot } },
    watcher,
    ws: { clients: pages },
  };
  if (typeof configureServer === 'function') configureServer.call({} as never, server as unknown as ViteDevServer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../../../scripts/content/checkContent');
  vi.resetModules();
});

/** Begins a check, as an edit does. */
async function edit(): Promise<(result: Result) => Promise<void>> {
  watcher.emit('all', 'change', resolve('src/content/contact.yaml'));
  await vi.runAllTimersAsync();
  const end = checks.at(-1);
  return async (result) => {
    end?.(result);
    await vi.runAllTimersAsync();
  };
}

it('does not show a mistake whose correction was checked sooner', async () => {
  const endFirst = await edit();
  const endSecond = await edit();
  await endSecond(clean);
  await endFirst(faulty);

  expect(sent).toEqual([]);
});

it('sends no mistake while no page is open', async () => {
  pages.clear();
  await (await edit())(faulty);

  expect(sent).toEqual([]);
});
