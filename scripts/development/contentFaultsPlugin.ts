import type { Plugin, ViteDevServer } from 'vite';
import type { ContentFault } from '../../src/contentCheck/ContentFault.ts';
import { contentFolder, locateDiagnostics, syntaxFaults } from '../content/contentFaults.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import { formatDiagnostic } from '../diagnostics/Diagnostic.ts';

/**
 * Shows the faults of the content while it is written: in the terminal, and in the browser over the page, as soon
 * as a page is opened or a file of the content is saved.
 * @param module whose `checkContent()` gives the faults, from the project's root, as `/src/check.ts`.
 */
export function contentFaultsPlugin(module: string): Plugin {
  return {
    name: 'content-faults',
    apply: 'serve',
    configureServer(server) {
      const report = async () => {
        const faults = await findFaults(server, module);
        if (faults.length === 0) return;
        const message = `The content has faults:\n\n${faults.map(formatDiagnostic).join('\n')}`;
        server.config.logger.error(message);
        server.ws.send({ type: 'error', err: { message, stack: '' } });
      };
      // After hydration, which takes from the document what it does not know.
      server.environments.client.hot.on('vite:client:connect', () => setTimeout(report, 1000));
      server.watcher.on('change', (file) => {
        // After the update that the change itself makes: an update takes down what the overlay shows.
        if (file.replaceAll('\\', '/').includes(`/${contentFolder}/`)) setTimeout(report, 300);
      });
    },
  };
}

async function findFaults(server: ViteDevServer, module: string): Promise<LocatedDiagnostic[]> {
  const faults = await syntaxFaults();
  if (faults.length > 0) return faults;
  // By the runner that renders the pages: another would not be told of what is edited.
  const { checkContent } = await server.ssrLoadModule(module);
  const found: ContentFault[] = checkContent();
  return locateDiagnostics(found);
}
