import { SourceMap, type SourceMapPayload } from 'node:module';
import { readFrame, sourcePosition } from 'prerender-engine/diagnostics';
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

/** The message that `src/development/forwardErrors.ts` sends. */
interface BrowserError {
  readonly message: string;
  readonly stack: string;
}

/** A stack from the browser, mapped from the modules that the server sent to their sources. */
async function sourceStack(stack: string, { moduleGraph }: DevEnvironment): Promise<string> {
  const frames = stack.split('\n').map(async (text) => {
    const frame = readFrame(text);
    if (!frame || !URL.canParse(frame.file)) return text;
    const { pathname, search } = new URL(frame.file);
    const module = await moduleGraph.getModuleByUrl(pathname + search);
    const map = module?.transformResult?.map;
    const source = map && sourcePosition(new SourceMap(map as SourceMapPayload), frame);
    return module?.file && source ? frame.at({ ...source, file: module.file }) : text;
  });
  return (await Promise.all(frames)).join('\n');
}
