import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';
import { freePort } from './freePort';
import { installEngine } from './installEngine';
import { startProgram } from './startProgram';
import { temporaryFolder } from './temporaryFolder';

interface App {
  readonly files?: Readonly<Record<string, string>>;
  /** The options of the plugin, and other plugins, as they are written in Vite's configuration. */
  readonly options?: string;
  readonly plugins?: string;
  /** The folder of the packages that it uses, if not those of this project. */
  readonly beside?: string;
}

/** What an app has unless a test replaces it. */
const standard = {
  'package.json': '{ "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>',
  'src/main.jsx': `
    import { hydrate } from 'prerender-engine/react';
    import { BrowserRouter } from 'prerender-engine/react-router';
    import { App } from './App';
    hydrate(<BrowserRouter basename={import.meta.env.BASE_URL}><App /></BrowserRouter>);`,
  'src/App.jsx': `
    import { useLocation } from 'react-router';
    export const App = () => <><title>{useLocation().pathname}</title><h1>{useLocation().pathname}</h1></>;`,
  'src/prerender.jsx':
    "import './main'; export { render } from 'prerender-engine/react'; export const paths = ['/', '/about'];",
};

/** A folder for the tests of a file, with the packed engine, and with apps that use it. */
export function engineApps(name: string) {
  const directory = temporaryFolder(name);
  let count = 0;
  beforeAll(() => installEngine(directory), 120_000);
  return {
    directory,
    /** Copies an app of `test/fixtures/apps`, whose `package.json` has no `"type": "module"`. */
    copyApp(name: string, beside = '.') {
      const folder = join(directory, beside, name);
      cpSync(join('test/fixtures/apps', name), folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "private": true }');
      return appIn(folder);
    },
    writeApp({ files = {}, options = '', plugins = '', beside = '.' }: App) {
      count += 1;
      const folder = join(directory, beside, `${count}`);
      const config = `
        import react from '@vitejs/plugin-react';
        import { prerender } from 'prerender-engine/vite';
        export default { plugins: [react(), ${plugins} prerender({ ${options} })] };`;
      for (const [path, text] of Object.entries({ ...standard, 'vite.config.js': config, ...files })) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      return appIn(folder);
    },
  };
}

/** What runs the Vite of an app in its folder. */
function appIn(folder: string) {
  const vite = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    startProgram([join(folder, '../node_modules/vite/bin/vite.js'), ...args], {
      directory: folder,
      env: { NO_COLOR: '1', ...env },
    });
  return {
    folder,
    vite,
    async build(args: readonly string[] = [], env?: Readonly<Record<string, string>>) {
      const { end, output } = await vite(['build', ...args], env).ended;
      return { end, output, read: (path: string) => readFileSync(join(folder, 'dist', path), 'utf8') };
    },
    /** Serves it in development, or what was built, for the duration of a test. */
    async serve(...command: readonly string[]) {
      const port = await freePort();
      const server = vite([...command, '--port', String(port), '--strictPort']);
      const stop = () => {
        server.send('SIGTERM');
        return server.ended;
      };
      onTestFinished(async () => void (await stop()));
      await server.printed('Local:');
      const url = `http://localhost:${port}`;
      const get = (path: string) => fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
      return { url, get, stop };
    },
  };
}
