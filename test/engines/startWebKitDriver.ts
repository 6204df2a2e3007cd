import { vi } from 'vitest';
import { freePort } from '../support/freePort';
import { patience } from './patience';
import { startProcess } from './startProcess';
import { startScreen } from './startScreen';

/** The paths of the programs that WebKit is driven with. */
export interface WebKitPaths {
  readonly driver: string;
  readonly xvfb: string;
}

/** A driver of WebKit that waits for a session. */
export interface WebKitDriver {
  /** Where it listens, such as `http://127.0.0.1:4444`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts WebKit's driver, with a screen in memory for the browser that it will start. */
export async function startWebKitDriver({ driver, xvfb }: WebKitPaths): Promise<WebKitDriver> {
  const screen = await startScreen(xvfb);
  const port = await freePort();
  const service = await startProcess(driver, [`--port=${port}`], { DISPLAY: screen.display });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), patience);
  return {
    address,
    async stop() {
      await service.stop();
      await screen.stop();
    },
  };
}
