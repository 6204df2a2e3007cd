import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyProject } from '../support/copyProject';
import { guideTasks } from '../support/guideTasks';
import { temporaryFolder } from '../support/temporaryFolder';

// Only the scripts of the workflow files themselves show what a run says and publishes. Each is run literally, by Bash.

const minutes = 60_000;
const folder = temporaryFolder('workflows');

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly run?: string;
}
const check = parse(readFileSync('.github/workflows/check.yml', 'utf8'));

/** A step by its id, or by how its name or its script begins. */
function stepOf({ steps }: { readonly steps: readonly Step[] }, start: string): Step {
  const step = steps.find(({ id, name, run }) => id === start || `${name ?? run}`.startsWith(start));
  if (!step) throw new Error(`no step ${start}`);
  return step;
}

/** Runs the script of a step in a folder, and returns what it prints, its outputs and the summary that it writes. */
function run(start: string, directory: string, env: NodeJS.ProcessEnv = {}, job = check.jobs.site) {
  const temporary = join(folder, 'runner');
  const [output, summary] = [join(temporary, 'output'), join(temporary, 'summary')];
  mkdirSync(join(temporary, 'bin'), { recursive: true });
  for (const file of [output, summary]) writeFileSync(file, '');
  writeFileSync(join(temporary, 'bin/gh'), `#!/bin/sh\n${env.GH ?? 'exit 2'}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', stepOf(job, start).run ?? ''], {
    cwd: directory,
    env: {
      ...{ HOME: process.env.HOME, PATH: [join(temporary, 'bin'), process.env.PATH].join(delimiter), CI: 'true' },
      ...{ GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, RUNNER_TEMP: folder },
      ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'owner/site', GITHUB_REF_NAME: 'main' },
      ...env,
    },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const outputs = readFileSync(output, 'utf8').split('\n').filter(Boolean);
  return {
    status,
    log: stdout + stderr,
    outputs: Object.fromEntries(outputs.map((line) => line.split(/=(.*)/s, 2))),
    summary: readFileSync(summary, 'utf8'),
  };
}

describe('what Pages publishes decides what a run does:', () => {
  const pages = (GH: string) => run('pages', '.', { GH });

  it('the site, once its source is GitHub Actions', () => {
    expect(pages('echo workflow').outputs).toEqual({ on: 'true' });
  });

  it.each([
    ['nothing, while it is off', "echo 'gh: Not Found (HTTP 404)' >&2; exit 1", 'Pages is off'],
    ['a branch, whose README visitors see', 'echo legacy', 'a branch .* README'],
  ])('%s: the summary says so, and which setting to change', (_, gh, words) => {
    const { outputs } = pages(gh);
    const { summary } = run('List what is left to do', '.', { OFF: outputs.off });

    expect(outputs.on).toBeUndefined();
    expect(summary).toMatch(
      new RegExp(`${words}[\\s\\S]*\\(https://github.com/owner/site/settings/pages\\)[^]*GitHub Actions`),
    );
  });

  it('and the run fails if GitHub does not say', () => {
    expect(pages("echo 'gh: HTTP 503' >&2; exit 1").status).not.toBe(0);
  });
});

it.each([
  ['src/content/practice.yaml', 'false'],
  ['src/content/cases/README.md', 'false'],
  ['README.md', 'true'],
  ['src/content/README.md', 'true'],
])('after an edit of %s since the last deploy, whether the tests of the code run: %s', (file, code) => {
  const repository = join(folder, `repository-${file.replaceAll('/', '-')}`);
  mkdirSync(join(repository, dirname(file)), { recursive: true });
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Jo', '-c', 'user.email=jo@jo-stone.com'];
    return spawnSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' }).stdout.trim();
  };
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Initial commit');
  const GH = `echo ${git('rev-parse', 'HEAD')}`;
  writeFileSync(join(repository, file), 'Changed\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');

  expect(run('changes', repository, { GH }).outputs).toEqual({ code });
});

describe('the workflow of a repository made from the template:', { timeout: 5 * minutes }, () => {
  const repository = join(folder, 'site');
  const content = (file: string) => join(repository, 'src/content', file);
  const build = (env: NodeJS.ProcessEnv) => run('build', repository, { PUBLISH: '--publish', ...env });
  const read = (file: string) => readFileSync(join(repository, 'dist', file), 'utf8');
  const project = { BASE_PATH: '/site', SITE_URL: 'https://owner.github.io' };

  beforeAll(() => {
    copyProject(repository);
    cpSync('README.md', join(repository, 'README.md'));
    symlinkSync(resolve('node_modules/.bin'), join(repository, 'node_modules/.bin'));
  });

  it('once Pages is on, its examples are errors with their lines, and the summary says what to do', () => {
    const refused = build(project);
    const { summary } = run('Explain how to fix', repository, { EXAMPLES: 'All examples must go.' });

    expect(refused.status, refused.log).toBe(1);
    expect(refused.log).toMatch(/::error file=src\/content\/practice\.yaml,line=\d+,/);
    expect(refused.summary).toMatch(
      /\(https:\/\/github\.com\/owner\/site\/blob\/main\/src\/content\/practice\.yaml\?plain=1#L\d/,
    );
    expect(summary).toMatch(/What to do now[\s\S]*All examples must go\./);
  });

  it('after every task of the guide it passes, its links work, and every page is photographed', async () => {
    const blank = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#456' } });
    const picture = await blank.jpeg().toBuffer();
    for (const task of Object.values(guideTasks)) {
      const changes = task((file) => readFileSync(content(file), 'utf8'), picture);
      for (const [file, text] of Object.entries(changes)) {
        if (text === undefined) rmSync(content(file), { force: true });
        else writeFileSync(content(file), text);
      }
    }
    for (const step of ['build', 'links', 'Take screenshots']) {
      const { status, log } = step === 'build' ? build(project) : run(step, repository);
      expect(status, log).toBe(0);
      expect(log).not.toMatch(/::(?:error|warning)/);
    }
    const sheets = readFileSync(join(repository, 'test-results/pages.html'), 'utf8');
    expect(sheets.match(/<img src="data:image\/jpeg;base64,/g)?.length).toBeGreaterThanOrEqual(10);
    expect(read('index.html')).toContain('<link rel="canonical" href="https://owner.github.io/site/"');
    expect(read('index.html')).toContain('href="/site/impact"');
  });

  it('its pages have the new words, and nothing of what they replaced', () => {
    const pages = ['index', 'impact', 'cases', 'contact', '404'].map((name) => read(`${name}.html`)).join();

    expect(pages).toContain('<article id="hotel"');
    expect(pages).toContain('mailto:jo@jo-stone.com');
    expect(pages).not.toMatch(
      /example\.com|Brand Name|luxury-villas"|\/pictures\/ascent|wa\.me\/\d|linkedin\.com\/in|real (client|project)/,
    );
  });

  it('the next deploy is at its own domain', () => {
    rmSync(join(repository, 'dist'), { recursive: true }); // a runner begins without it
    const { status, log } = build({ BASE_PATH: '', SITE_URL: 'https://www.jo-stone.com' });

    expect(status, log).toBe(0);
    expect(read('index.html')).toContain('<link rel="canonical" href="https://www.jo-stone.com/"');
  });
});
