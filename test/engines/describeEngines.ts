import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { siteDirectory, sites } from '../support/sites';
import type { Engine, EngineBrowser } from './Engine';
import { recordingCopy } from './recordingCopy';

/** The context of a test in an engine. */
export interface Running {
  readonly browser: EngineBrowser;
  /** The URL of the home page. */
  readonly url: string;
}

const minutes = 60_000;

/**
 * Defines tests that run in each engine, on the site built for a base path. An engine that cannot run on this machine
 * is reported as not run, with the reason.
 * @param describeOne defines the tests for one engine. Its argument is available while tests run.
 */
export async function describeEngines(
  engines: readonly Engine[],
  describeOne: (running: () => Running, engine: Engine) => void,
): Promise<void> {
  for (const engine of engines) {
    const start = await engine.prepare().catch((reason: Error) => reason);
    if (start instanceof Error) {
      console.warn(`${engine.name} is not run. ${start.message}`);
      test.skip(`${engine.name} is not run. ${start.message}`);
      continue;
    }
    describe(engine.name, { timeout: minutes }, () => {
      let server: PreviewServer;
      let browser: EngineBrowser;
      beforeAll(async () => {
        server = await serveSite();
        browser = await start();
      }, 2 * minutes);
      afterAll(async () => {
        await browser?.close();
        await server?.close();
      }, minutes);
      describeOne(() => ({ browser, url: server.url }), engine);
    });
  }
}

/** Serves a recording copy of the site built for a base path. */
export async function serveSite(): Promise<PreviewServer> {
  const [, { name, base }] = sites;
  const directory = await mkdtemp(join(tmpdir(), 'engines-'));
  await recordingCopy(siteDirectory(name), directory);
  const server = await startPreviewServer({ directory, base });
  await rm(directory, { recursive: true }); // the server has read it
  return server;
}
