import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { collectFiles } from 'prerender-engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Changes } from '../../../scripts/content/contentFiles';
import { copyProject } from '../../support/copyProject';
import { guideTasks } from '../../support/guideTasks';
import { temporaryFolder } from '../../support/temporaryFolder';
import { githubOf, type Run, runWorkflow, type Trigger } from './runWorkflow';

// Only a run of the workflow files, step by step, shows what GitHub would do with a push.

const minutes = 60_000;
const folder = temporaryFolder('workflows');

const domain = { host: 'www.jo-stone.com', base_path: '' };
const project = { host: 'owner.github.io', base_path: '/site' };
const check = '.github/workflows/check.yml';
const deploy = '.github/workflows/deploy.yml';

const push: Trigger = { name: 'push', branch: 'main' };
const pullRequest = (base: string): Trigger => ({ name: 'pull_request', branch: 'new-words', base });
/** Not in every run, because it takes a while. */
const linksChecked = { 'npm run check:links': 'success' } as const;
const online = (directory: string, file: string) => join(githubOf(directory), 'online', file);

/** A repository made from the template. */
function repositoryFromTemplate(name: string): string {
  const directory = join(folder, name);
  copyProject(directory);
  for (const file of ['.github', '.gitignore', '.nvmrc', 'README.md']) {
    cpSync(file, join(directory, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules/.bin'), join(directory, 'node_modules/.bin'));
  git(directory, 'init', '--quiet', '--initial-branch=main');
  commit(directory, 'Initial commit');
  return directory;
}

function git(directory: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Owner', '-c', 'user.email=jo@jo-stone.com'];
  return spawnSync('git', [...identity, ...args], { cwd: directory, encoding: 'utf8' }).stdout.trim();
}

function commit(directory: string, message: string): void {
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--message', message);
}

/** Does every task of the owner’s guide, one after the other. */
async function doGuideTasks(directory: string): Promise<void> {
  const picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const content = (file: string) => join(directory, 'src/content', file);
  for (const task of Object.values(guideTasks)) {
    const changes: Changes = task((file) => readFileSync(content(file), 'utf8'), picture);
    for (const [file, text] of Object.entries(changes)) {
      if (text === undefined) rmSync(content(file), { force: true });
      else writeFileSync(content(file), text);
    }
  }
}

/** The results of the jobs of a run that deploys nothing. */
function jobs(site: string, code: string, all: string) {
  return { 'check / site': site, 'check / code': code, check: all, deploy: 'skipped' };
}

/** Expects a result, and shows the whole log otherwise. */
function expectResult(run: Run, result: Run['result']): void {
  expect(run.result, run.log).toBe(result);
}

function expectPublishedAt(directory: string, run: Run, address: string, base: string): void {
  expect(run.summary).toContain(`**${address}**`);
  const home = readFileSync(online(directory, 'index.html'), 'utf8');
  expect(home).toContain(`<link rel="canonical" href="${address}"`);
  expect(home).toContain(`href="${base}impact"`);
}

describe('the first push of a repository made from the template', () => {
  let directory: string;
  let run: Run;
  beforeAll(() => {
    directory = repositoryFromTemplate('first');
    run = runWorkflow(deploy, { directory, pages: 'off' }, push, linksChecked);
  }, 5 * minutes);

  it('succeeds, publishes nothing, and lists the remaining examples and the setting to change', () => {
    expectResult(run, 'success');
    expect(run.jobs).toEqual(jobs('success', 'skipped', 'success'));
    expect(existsSync(online(directory, 'index.html'))).toBe(false);
    expect(run.summary).toMatch(
      /\(https:\/\/github\.com\/owner\/site\/blob\/main\/src\/content\/practice\.yaml\?plain=1#L\d+\)/,
    );
    expect(run.summary).toContain('[Settings → Pages](https://github.com/owner/site/settings/pages)');
    expect(run.summary).toMatch(/set\s+_Source_\s+to\s+_GitHub Actions_/);
  });

  it('fails with an explanation once Pages is on', { timeout: 5 * minutes }, () => {
    const refused = runWorkflow(deploy, { directory, pages: project }, push);

    expectResult(refused, 'failure');
    expect(refused.jobs).toMatchObject({ 'check / site': 'failure', deploy: 'skipped' });
    expect(refused.summary).toMatch(/practice\.yaml, line \d+.*\n[\s\S]*## What to do now/);
    expect(refused.summary).toMatch(
      /Everything that is\s+_still the example_ must go first: replace all of it in one pull request/,
    );
    expect(existsSync(online(directory, 'index.html'))).toBe(false);
  });
});

describe('content with which an owner has done every task of the guide', () => {
  let directory: string;
  let before: string;
  beforeAll(async () => {
    directory = repositoryFromTemplate('owned');
    before = git(directory, 'rev-parse', 'HEAD');
    await doGuideTasks(directory);
    commit(directory, 'Make it ours');
  }, 5 * minutes);

  it('passes the check of a pull request, which shows every page', { timeout: 10 * minutes }, () => {
    const run = runWorkflow(check, { directory, pages: project }, pullRequest(before));

    expectResult(run, 'success');
    expect(run.log).not.toMatch(/::(?:error|warning)/);
    expect(run.jobs).toEqual({ site: 'success', code: 'skipped' });
    expect(run.summary).toContain('(https://github.com/owner/site/actions/runs/1/artifacts/2)');
    const sheets = readFileSync(join(directory, 'test-results/pages.html'), 'utf8');
    expect(sheets.match(/<img src="data:image\/jpeg;base64,/g)?.length).toBeGreaterThanOrEqual(10);
  });

  it('is published at a path of github.io', { timeout: 5 * minutes }, () => {
    const run = runWorkflow(deploy, { directory, pages: project }, push);

    expectResult(run, 'success');
    expect(run.jobs).toMatchObject({ 'check / code': 'skipped', deploy: 'success' });
    expectPublishedAt(directory, run, 'https://owner.github.io/site/', '/site/');
    expect(existsSync(online(directory, '.nojekyll'))).toBe(true);
  });

  it('is on its pages, and nothing that it replaced', () => {
    // Headings have no-break spaces where the content has spaces.
    const read = (file: string) => readFileSync(online(directory, file), 'utf8').replaceAll('\u00a0', ' ');
    const pages = readdirSync(online(directory, '.')).filter((file) => file.endsWith('.html'));

    expect(read('index.html')).toContain('alt="Our hotel of white stone above the sea');
    expect(read('index.html')).toContain('Projects that we have worked on.');
    expect(read('cases.html')).toContain('<article id="hotel"');
    expect(read('contact.html')).toContain('mailto:jo@jo-stone.com');
    expect(read('contact.html')).toContain('alt="Jo Stone at the desk"');
    for (const page of pages)
      expect(read(page)).not.toMatch(
        /example\.com|Brand Name|luxury-villas"|\/pictures\/ascent|wa\.me\/\d|linkedin\.com\/in|real (client|project)/,
      );
  });

  it('is not published with code whose tests fail', () => {
    appendFileSync(join(directory, 'src/entry-client.tsx'), '\ndocument.documentElement.dataset.changed = "";\n');
    commit(directory, 'Change the code');
    const results = { 'npm test': 'failure', 'npm run': 'success' } as const;
    const run = runWorkflow(deploy, { directory, pages: domain }, push, results);

    expectResult(run, 'failure');
    expect(run.jobs).toEqual(jobs('success', 'failure', 'failure'));
  });

  it('is published once they pass, at its own domain, beside the files of before', {
    timeout: 5 * minutes,
  }, async () => {
    // Text, because a difference of bytes is shown one by one.
    const hashedFiles = async () =>
      (await collectFiles(online(directory, '.')))
        .filter(({ path }) => /^(?:assets|fonts|pictures)\//.test(path))
        .map(({ path, body }) => `${path} ${createHash('sha256').update(body).digest('hex')}`);
    const before = await hashedFiles();
    appendFileSync(join(directory, 'src/content/practice.yaml'), '\n');
    commit(directory, 'Change the words');
    const run = runWorkflow(deploy, { directory, pages: domain }, push, linksChecked);
    const after = await hashedFiles();

    expectResult(run, 'success');
    expect(run.jobs).toMatchObject({ 'check / code': 'success', deploy: 'success' });
    expectPublishedAt(directory, run, 'https://www.jo-stone.com/', '/');
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.length).toBeGreaterThan(before.length);
  });
});

describe('a pull request', () => {
  let directory: string;
  let before: string;
  beforeAll(() => {
    directory = repositoryFromTemplate('changed');
    before = git(directory, 'rev-parse', 'HEAD');
  });

  it('with a mistake fails, and shows the line and what to do', { timeout: 5 * minutes }, () => {
    const file = 'src/content/practice.yaml';
    const text = readFileSync(join(directory, file), 'utf8');
    const line = text.split('\n').findIndex((one) => one.startsWith('email:')) + 1;
    writeFileSync(join(directory, file), text.replace(/^email:.*/m, 'email: hello at example'));
    const run = runWorkflow(check, { directory, pages: 'off' }, pullRequest(before));
    writeFileSync(join(directory, file), text);

    expectResult(run, 'failure');
    expect(run.log).toContain(`::error file=${file},line=${line},`);
    expect(run.summary).toContain(
      `[${file}, line ${line}](https://github.com/owner/site/blob/new-words/${file}?plain=1#L${line})`,
    );
    expect(run.summary).toContain('## What to do now');
  });

  it('explains that the content is fine if GitHub does not respond', () => {
    const run = runWorkflow(check, { directory, pages: 'unreachable' }, pullRequest(before));

    expectResult(run, 'failure');
    expect(run.summary).toContain('This is not a mistake in your content');
  });
});

describe('a deploy that an outage of Pages stopped', () => {
  const built = { 'npm run': 'success' } as const;
  const outage = { ...built, 'actions/deploy-pages': 'failure' } as const;
  const again = (run: Run, days: number, jobs: 'all' | 'failed'): Trigger => ({ ...push, again: { run, days, jobs } });

  /** Deploys a page during an outage. */
  function stopped(name: string) {
    const directory = repositoryFromTemplate(name);
    mkdirSync(join(directory, 'dist'));
    writeFileSync(join(directory, 'dist/index.html'), 'Home');
    const run = runWorkflow(deploy, { directory, pages: project }, push, outage);
    expectResult(run, 'failure');
    expect(run.summary).toContain('_Re-run jobs → Re-run failed jobs_');
    return { repository: { directory, pages: project }, run };
  }

  it('is published by running its failed jobs again, weeks later', () => {
    const { repository, run } = stopped('failed-jobs');
    const second = runWorkflow(deploy, repository, again(run, 20, 'failed'), built);

    expectResult(second, 'success');
    expect(existsSync(online(repository.directory, 'index.html'))).toBe(true);
  });

  it('is published by running all jobs again, whatever earlier attempts left', () => {
    const { repository, run } = stopped('all-jobs');
    const second = runWorkflow(deploy, repository, again(run, 0, 'all'), outage);
    const third = runWorkflow(deploy, repository, again(second, 0, 'all'), built);

    expectResult(second, 'failure');
    expectResult(third, 'success');
    expect(existsSync(online(repository.directory, 'index.html'))).toBe(true);
  });
});

describe('a release of the engine', () => {
  const release = '.github/workflows/release.yml';
  const { version } = JSON.parse(readFileSync('scripts/prerender/package.json', 'utf8'));
  const tag = (name: string): Trigger => ({ name: 'push', branch: `prerender-engine-v${name}` });
  let directory: string;
  beforeAll(() => {
    directory = repositoryFromTemplate('release');
    cpSync('LICENSE', join(directory, 'LICENSE'));
  });

  it('is refused under an address that is not the repository’s, such as the example', () => {
    const run = runWorkflow(release, { directory, pages: 'off' }, tag(version));

    expectResult(run, 'failure');
    expect(run.log).toContain('but this repository is https://github.com/owner/site: correct repository and bugs');
  });

  it('is refused under a tag of another version', () => {
    const run = runWorkflow(release, { directory, pages: 'off' }, tag('99.0.0'));

    expectResult(run, 'failure');
    expect(run.log).toContain(`The version is ${version}, but the tag is prerender-engine-v99.0.0`);
  });

  it('does everything but publish without a token of npm', { timeout: 5 * minutes }, () => {
    const manifest = join(directory, 'package.json');
    const address = 'https://github.com/owner/site';
    const replaced = JSON.stringify({
      ...JSON.parse(readFileSync(manifest, 'utf8')),
      repository: address,
      bugs: `${address}/issues`,
    });
    writeFileSync(manifest, replaced);
    const run = runWorkflow(release, { directory, pages: 'off' }, tag(version));

    expectResult(run, 'success');
    expect(run.log).toContain(`+ prerender-engine@${version}`);
    expect(run.summary).toContain('Nothing was published: the repository has no secret _NPM_TOKEN_.');
    const tarball = `prerender-engine-${version}.tgz`;
    const { stdout } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], {
      cwd: directory,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({
      repository: { url: `git+${address}.git`, directory: 'scripts/prerender' },
      bugs: `${address}/issues`,
    });
  });
});

describe('what a change makes the workflow test', () => {
  it.each([
    ['the words of the site', 'src/content/practice.yaml', 'skipped'],
    ['notes among the content', 'src/content/cases/README.md', 'skipped'],
    ['the README, whose commands tests run', 'README.md', 'success'],
    ["the owner's guide, whose steps tests do", 'src/content/README.md', 'success'],
  ])('%s', (_, file, code) => {
    const directory = repositoryFromTemplate(file.replaceAll('/', '-'));
    const before = git(directory, 'rev-parse', 'HEAD');
    appendFileSync(join(directory, file), '\n');
    commit(directory, 'Change a file');
    const results = { 'npm run': 'success', 'actions/upload-artifact': 'success' } as const;
    const run = runWorkflow(check, { directory, pages: project }, pullRequest(before), results);

    expect(run.jobs).toEqual({ site: 'success', code });
  });
});
