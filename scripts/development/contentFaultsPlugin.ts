import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

interface ContentCheck {
  /** The module whose `checkContent()` gives the faults, and the folder whose files it checks, from the root. */
  readonly module: string;
  readonly folder: string;
}

/**
 * Shows the faults of the content while it is written: in the terminal, and in the browser over the page, as soon
 * as a page is opened or a file of the content is saved.
 */
export function contentFaultsPlugin({ module, folder }: ContentCheck): Plugin {
  return {
    name: 'content-faults',
    apply: 'serve',
    configureServer(server) {
      const report = async () => {
        const faults = await checkContent(server, module);
        if (faults.length === 0) return;
        const message = `The content has faults:\n\n${faults.join('\n')}`;
        server.config.logger.error(message);
        server.ws.send({ type: 'error', err: { message, stack: '' } });
      };
      // After hydration, which takes from the document what it does not know.
      server.environments.client.hot.on('vite:client:connect', () => setTimeout(report, 1000));
      server.watcher.on('change', (file) => {
        // After the update that the change itself makes: an update takes down what the overlay shows.
        if (file.replaceAll('\\', '/').includes(folder)) setTimeout(report, 300);
      });
    },
  };
}

async function checkContent(server: ViteDevServer, module: string): Promise<string[]> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run modules');
  try {
    const { checkContent } = await ssr.runner.import<{ checkContent: () => string[] }>(module);
    return checkContent();
  } catch {
    return []; // a file that cannot be read at all is reported by Vite, with its line
  }
}
