import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withFields } from '../support/content';
import { copyProject } from '../support/copyProject';
import { temporaryFolder } from '../support/temporaryFolder';

// Runs the scripts of the workflow files literally, with Bash, because only they show what a run reports and publishes.

const folder = temporaryFolder('workflows');

const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
const steps: readonly { readonly id?: string; readonly name?: string; readonly run?: string }[] = jobs.site.steps;

/**
 * Runs the script of a step in a folder, and returns what it prints, its outputs and the summary that it writes.
 * @param start the id of the step, or how its name begins.
 */
function run(start: string, directory: string, env: NodeJS.ProcessEnv = {}) {
  const script = steps.find(({ id, name }) => id === start || name?.startsWith(start))?.run;
  if (!script) throw new Error(`check.yml has no step ${start}`);
  const temporary = join(folder, 'runner');
  const [output, summary] = [join(temporary, 'output'), join(temporary, 'summary')];
  mkdirSync(join(temporary, 'bin'), { recursive: true });
  for (const file of [output, summary]) writeFileSync(file, '');
  writeFileSync(join(temporary, 'bin/gh'), `#!/bin/sh\n${env.GH ?? 'exit 2'}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-e', '-c', script], {
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

it('the site is published if the source of Pages is GitHub Actions', () => {
  expect(run('pages', '.', { GH: 'echo workflow' }).outputs).toEqual({ on: 'true' });
});

it.each([
  ['nothing', "echo 'gh: Not Found (HTTP 404)' >&2; exit 1", 'Pages is off'],
  ['a branch', 'echo legacy', 'publishes a branch'],
])('if Pages publishes %s, the site is not published, and the summary names the setting', (_, GH, reason) => {
  const { outputs } = run('pages', '.', { GH });
  const { summary } = run('List what is left to do', '.', { OFF: outputs.off });

  expect(outputs.on).toBeUndefined();
  expect(summary).toContain(reason);
  expect(summary).toContain('(https://github.com/owner/site/settings/pages)');
});

it('a run fails if GitHub does not answer what Pages publishes', () => {
  expect(run('pages', '.', { GH: "echo 'gh: HTTP 503' >&2; exit 1" }).status).not.toBe(0);
});

it.each([
  ['src/content/practice.yaml', 'false'],
  ['src/content/cases/README.md', 'false'],
  ['README.md', 'true'],
  ['src/content/README.md', 'true'],
])('after an edit of %s, the output `code`, which starts the tests, is %s', (file, code) => {
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

describe('in a repository made from the template,', () => {
  const repository = join(folder, 'site');
  const build = (env: NodeJS.ProcessEnv) => run('build', repository, { PUBLISH: '--publish', ...env });
  const read = (file: string) => readFileSync(join(repository, 'dist', file), 'utf8');
  const project = { BASE_PATH: '/site', SITE_URL: 'https://owner.github.io' };

  beforeAll(() => {
    copyProject(repository);
    cpSync('README.md', join(repository, 'README.md'));
    symlinkSync(resolve('node_modules/.bin'), join(repository, 'node_modules/.bin'));
  });

  it('examples are errors once Pages is on, and the summary says what to do', () => {
    const refused = build(project);
    const { summary } = run('Explain how to fix', repository, { EXAMPLES: 'All examples must go.' });

    expect(refused.status, refused.log).toBe(1);
    expect(refused.log).toMatch(/::error file=src\/content\/practice\.yaml,line=\d+,/);
    expect(summary).toMatch(/What to do now[\s\S]*All examples must go\./);
  });

  it('the check passes after every task of the guide, with working links and screenshots of every page', async () => {
    await followGuide(join(repository, 'src/content'));
    for (const step of ['build', 'links', 'Take screenshots']) {
      const { status, log } = step === 'build' ? build(project) : run(step, repository);
      expect(status, log).toBe(0);
      expect(log).not.toMatch(/::(?:error|warning)/);
    }
    const pages = ['index', 'impact', 'cases', 'contact', '404'].map((name) => read(`${name}.html`)).join();
    const screenshots = readFileSync(join(repository, 'test-results/pages.html'), 'utf8');

    expect(screenshots.match(/<img src="data:image\/jpeg;base64,/g)?.length).toBeGreaterThanOrEqual(10);
    expect(pages).toContain('<link rel="canonical" href="https://owner.github.io/site/"');
    expect(pages).toContain('href="/site/impact"');
    expect(pages).toContain('<article id="hotel"');
    expect(pages).toContain('mailto:jo@jo-stone.com');
    expect(pages).not.toMatch(/example\.com|Brand Name|luxury-villas"|\/pictures\/ascent|wa\.me\/\d|linkedin\.com\/in/);
    expect(pages).not.toMatch(/real (client|project)/);
  });

  it('the next deploy is at the domain of the practice', () => {
    rmSync(join(repository, 'dist'), { recursive: true }); // a runner begins without it
    const { status, log } = build({ BASE_PATH: '', SITE_URL: 'https://www.jo-stone.com' });

    expect(status, log).toBe(0);
    expect(read('index.html')).toContain('<link rel="canonical" href="https://www.jo-stone.com/"');
  });
});

/** Does the tasks of the owner's guide, src/content/README.md, to the letter. */
async function followGuide(content: string): Promise<void> {
  const guide = readFileSync('src/content/README.md', 'utf8');
  const [, hotelText = ''] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
  const [, photographText = ''] = /as in `(alt: .*?)`/.exec(guide) ?? [];
  const write = (file: string, data: string | Uint8Array) => writeFileSync(join(content, file), data);
  const edit = (file: string, fields: Readonly<Record<string, string>>, target = file) =>
    write(target, withFields(readFileSync(join(content, file), 'utf8'), fields));

  const blank = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#456' } });
  for (const name of ['jo', 'hotel']) write(`pictures/${name}.jpg`, await blank.jpeg().toBuffer());
  write('pictures/jo.yaml', photographText.replace('her', 'the'));
  write('pictures/hotel.yaml', hotelText.replace('A hotel', 'Our hotel'));
  edit('practice.yaml', {
    brandName: 'Jo Stone',
    siteAddress: 'https://www.jo-stone.com',
    email: 'jo@jo-stone.com',
    whatsAppNumber: '',
    profileAddress: '',
  });
  edit('contact.yaml', { portrait: 'jo.jpg' });
  const villas = 'cases/2-luxury-villas.yaml';
  edit(villas, { title: 'A Hotel', picture: 'hotel.jpg' }, 'cases/6-hotel.yaml');
  for (const file of readdirSync(join(content, 'cases')).filter((name) => name.endsWith('.yaml')))
    edit(`cases/${file}`, { situation: `How things stood, of ${file}.` });
  edit('cases.yaml', {
    note: '',
    heading: 'Case Studies',
    pageTitle: 'Case Studies of Homes and Hotels',
    cardTitle: 'What we did, and what came of it',
    lead: 'What we did, and what came of it.',
    labelResult: 'The result',
    pageDescription: 'Projects that we have worked on.',
  });
  edit('home.yaml', {
    casesHeading: 'Projects that we have worked on.',
    heroPicture: 'hotel.jpg',
    cardPicture: 'hotel.jpg',
  });
  const replaced = ['pictures/portrait.jpg', 'pictures/portrait.yaml', 'pictures/ascent.jpg', 'pictures/ascent.yaml'];
  for (const file of [villas, ...replaced]) rmSync(join(content, file));
}
