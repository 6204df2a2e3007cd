import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectFiles } from '../../../scripts/prerender/index.ts';
import { guideTasks } from '../../support/guideTasks';
import { temporaryFolder } from '../../support/temporaryFolder';
import { expectResult, pullRequest, push, repositoryFromTemplate } from './repositoryFromTemplate';
import type { Run } from './runWorkflow';

// Only a run of the workflow files, step by step, shows what GitHub would do with a push.

const minutes = 60_000;
const folder = temporaryFolder('workflows');
type Template = ReturnType<typeof repositoryFromTemplate>;

const domain = { host: 'www.jo-stone.com', base_path: '' };
const project = { host: 'owner.github.io', base_path: '/site' };
/** Not in every run, because it takes a while. */
const linksChecked = { 'npm run check:links': 'success' } as const;

/** Does every task of the owner’s guide, one after the other. */
async function doGuideTasks({ directory }: Template): Promise<void> {
  const picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const content = (file: string) => join(directory, 'src/content', file);
  for (const task of Object.values(guideTasks)) {
    const changes = task((file) => readFileSync(content(file), 'utf8'), picture);
    for (const [file, text] of Object.entries(changes)) {
      if (text === undefined) rmSync(content(file), { force: true });
      else writeFileSync(content(file), text);
    }
  }
}

function expectPublishedAt(repository: Template, run: Run, address: string, base: string): void {
  expect(run.summary).toContain(`**${address}**`);
  expect(repository.read('index.html')).toContain(`<link rel="canonical" href="${address}"`);
  expect(repository.read('index.html')).toContain(`href="${base}impact"`);
}

describe('the first push of a repository made from the template', () => {
  let repository: Template;
  let run: Run;
  beforeAll(() => {
    repository = repositoryFromTemplate(join(folder, 'first'));
    run = repository.run('deploy', 'off', push, linksChecked);
  }, 5 * minutes);

  it('succeeds, publishes nothing, and lists the remaining examples and the setting to change', () => {
    expectResult(run, 'success');
    expect(run.jobs).toEqual({
      'check / site': 'success',
      'check / code': 'skipped',
      check: 'success',
      deploy: 'skipped',
    });
    expect(repository.isOnline()).toBe(false);
    expect(run.summary).toMatch(
      /\(https:\/\/github\.com\/owner\/site\/blob\/main\/src\/content\/practice\.yaml\?plain=1#L\d+\)/,
    );
    expect(run.summary).toContain('[Settings → Pages](https://github.com/owner/site/settings/pages)');
    expect(run.summary).toMatch(/set\s+_Source_\s+to\s+_GitHub Actions_/);
  });

  it('fails with an explanation once Pages is on', { timeout: 5 * minutes }, () => {
    const refused = repository.run('deploy', project, push);

    expectResult(refused, 'failure');
    expect(refused.jobs).toMatchObject({ 'check / site': 'failure', deploy: 'skipped' });
    expect(refused.summary).toMatch(/practice\.yaml, line \d+.*\n[\s\S]*## What to do now/);
    expect(refused.summary).toMatch(
      /Everything that is\s+_still the example_ must go first: replace all of it in one pull request/,
    );
    expect(repository.isOnline()).toBe(false);
  });
});

describe('content with which an owner has done every task of the guide', () => {
  let repository: Template;
  let before: string;
  beforeAll(async () => {
    repository = repositoryFromTemplate(join(folder, 'owned'));
    before = repository.head();
    await doGuideTasks(repository);
    repository.commit('Make it ours');
  }, 5 * minutes);

  it('passes the check of a pull request, which shows every page', { timeout: 10 * minutes }, () => {
    const run = repository.run('check', project, pullRequest(before));

    expectResult(run, 'success');
    expect(run.log).not.toMatch(/::(?:error|warning)/);
    expect(run.jobs).toEqual({ site: 'success', code: 'skipped' });
    expect(run.summary).toContain('(https://github.com/owner/site/actions/runs/1/artifacts/2)');
    const sheets = readFileSync(join(repository.directory, 'test-results/pages.html'), 'utf8');
    expect(sheets.match(/<img src="data:image\/jpeg;base64,/g)?.length).toBeGreaterThanOrEqual(10);
  });

  it('is published at a path of github.io', { timeout: 5 * minutes }, () => {
    const run = repository.run('deploy', project, push);

    expectResult(run, 'success');
    expect(run.jobs).toMatchObject({ 'check / code': 'skipped', deploy: 'success' });
    expectPublishedAt(repository, run, 'https://owner.github.io/site/', '/site/');
    expect(existsSync(repository.online('.nojekyll'))).toBe(true);
  });

  it('is on its pages, and nothing of what it replaced', () => {
    const pages = ['index', 'impact', 'cases', 'contact', '404'].map((name) => repository.read(`${name}.html`)).join();

    expect(pages).toContain('<article id="hotel"');
    expect(pages).toContain('mailto:jo@jo-stone.com');
    expect(pages).not.toMatch(
      /example\.com|Brand Name|luxury-villas"|\/pictures\/ascent|wa\.me\/\d|linkedin\.com\/in|real (client|project)/,
    );
  });

  it('is not published with code whose tests fail', () => {
    appendFileSync(
      join(repository.directory, 'src/entry-client.tsx'),
      '\ndocument.documentElement.dataset.changed = "";\n',
    );
    repository.commit('Change the code');
    const run = repository.run('deploy', domain, push, { 'npm test': 'failure', 'npm run': 'success' });

    expectResult(run, 'failure');
    expect(run.jobs).toEqual({
      'check / site': 'success',
      'check / code': 'failure',
      check: 'failure',
      deploy: 'skipped',
    });
  });

  it('is published once they pass, at its own domain, beside the files of before', {
    timeout: 5 * minutes,
  }, async () => {
    // Text, because a difference of bytes is shown one by one.
    const hashedFiles = async () =>
      (await collectFiles(repository.online('.')))
        .filter(({ path }) => /^(?:assets|fonts|pictures)\//.test(path))
        .map(({ path, body }) => `${path} ${createHash('sha256').update(body).digest('hex')}`);
    const before = await hashedFiles();
    appendFileSync(join(repository.directory, 'src/content/practice.yaml'), '\n');
    repository.commit('Change the words');
    const run = repository.run('deploy', domain, push, linksChecked);
    const after = await hashedFiles();

    expectResult(run, 'success');
    expect(run.jobs).toMatchObject({ 'check / code': 'success', deploy: 'success' });
    expectPublishedAt(repository, run, 'https://www.jo-stone.com/', '/');
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.length).toBeGreaterThan(before.length);
  });
});
