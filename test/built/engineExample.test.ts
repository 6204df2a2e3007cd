import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';
import { readTexts } from '../support/writeSite';

// Only its commands and files themselves show that the README’s example works.

const readme = readFileSync('scripts/prerender/README.md', 'utf8');

/** The files of the example by their paths, which are in the first comment of each. */
const example = [...readme.matchAll(/```\w+\n((?:\/\/|\/\*|<!--) (site\/\S+)[^\n]*\n.*?)```/gs)].map(
  ([, text = '', path = '']) => ({ path, text }),
);

const directory = temporaryFolder('example');
let installed: string;
let output: string;
let site: Record<string, string>;

/** The commands before the files. */
const [, commands = ''] = /## Without Vite.*?```sh\n(.*?)```/s.exec(readme) ?? [];

/** What npm needs to reach its registry from this machine: a proxy, or the certificate of one. */
const network = Object.entries(process.env).filter(([name]) => /^(NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i.test(name));

/** Runs a program in the example's folder, with nothing of this project in its environment. */
function run(program: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, {
    cwd: directory,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...Object.fromEntries(network),
      REPOSITORY: resolve('.'),
      npm_config_audit: 'false',
      npm_config_prefer_offline: 'true', // this project has the same packages
    },
  });
  return stdout + stderr;
}

beforeAll(async () => {
  installed = run('sh', '-c', commands);
  for (const { path, text } of example) {
    mkdirSync(join(directory, dirname(path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  output = run(process.execPath, 'site/build.mjs');
  site = await readTexts(join(directory, 'dist'));
}, 240_000); // npm may have to download the packages

it('the commands of the README install the packed engine', () => {
  expect(installed).not.toContain('npm error');
  expect(readdirSync(join(directory, 'node_modules/prerender-engine/render'))).toContain('worker.js');
});

it('the example of the README prints the stated output', () => {
  const [, promised] = /prints `(.*?)`/.exec(readme) ?? [];

  expect(output).toBe(`${promised}\n`);
});

it('it has a page for each route with its own head and the style, its assets, and a sitemap', () => {
  const titles = Object.keys(site)
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, /<title>(.*?)<\/title>/.exec(site[path] ?? '')?.[1]]);
  const [rule] = /body \{[^}]*\}/.exec(readFileSync(join(directory, 'site/style.css'), 'utf8')) ?? [];

  expect(titles).toHaveLength(10);
  expect(titles).toContainEqual(['oak.html', 'The oak']);
  expect(titles).toContainEqual(['404.html', 'No such tree']);
  expect(site['oak.html']).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="content-security-policy"/);
  expect(site['oak.html']).toContain(`<style>${rule}</style>`);
  expect(site['icon.svg']).toContain('<svg');
  expect(site['sitemap.xml']?.match(/<loc>/g)).toHaveLength(9);
});
