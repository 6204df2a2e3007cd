import { SourceMap, type SourceMapPayload } from 'node:module';
import type { DevEnvironment, Plugin } from 'vite';
import { describeError } from './describeError.ts';

/** In development, shows errors thrown in the browser over the page, with their source file and line. */
export function browserErrors(): Plugin {
  return {
    name: 'browser-errors',
    apply: 'serve',
    configureServer({ config, environments: { client } }) {
      client.hot.on('site:error', async ({ message, stack }: BrowserError, browser) => {
        const error = Object.assign(new Error(message), { stack: await sourceStack(stack, client) });
        browser.send({ type: 'error', err: await describeError(error, config.root) });
      });
    },
  };
}

/** As `src/renderer/reportErrors.ts` sends it. */
interface BrowserError {
  readonly message: string;
  readonly stack: string;
}

/** A stack from the browser, mapped from the modules that the server sent to their sources. */
async function sourceStack(stack: string, { moduleGraph }: DevEnvironment): Promise<string> {
  const frames = stack.split('\n').map(async (frame) => {
    const [location = '', url = '', line, column] = /(https?:[^\s()]+):(\d+):(\d+)/.exec(frame) ?? [];
    if (!URL.canParse(url)) return frame;
    const { pathname, search } = new URL(url);
    const module = await moduleGraph.getModuleByUrl(pathname + search);
    const map = module?.transformResult?.map;
    if (!module?.file || !map) return frame;
    const origin = new SourceMap(map as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalLine' in origin)) return frame;
    return frame.replace(location, `${module.file}:${origin.originalLine + 1}:${origin.originalColumn + 1}`);
  });
  return (await Promise.all(frames)).join('\n');
}
