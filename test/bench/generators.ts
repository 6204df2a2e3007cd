import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../scripts/command/files.ts';
import { readCommandLine, runCommand, wholeNumber } from '../../scripts/command/runCommand.ts';
import { UserError } from '../../scripts/prerender/index.ts';
import { median } from './results.ts';

/** Each with the folder of its component, and that of its pages. */
const generators = [
  { name: 'prerender', source: 'src', pages: 'dist' },
  { name: 'astro', source: 'src', pages: 'dist' },
  { name: 'vike-react', source: 'pages/article', pages: 'dist/client' },
  { name: 'tanstack-start', source: 'src', pages: 'dist/client' },
  { name: 'next', source: 'app/[slug]', pages: 'out' },
];

/** Without npm's variables for this script, such as its folder. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/.test(name)));

/** A slower build is stopped, and its generator not measured again, in seconds. */
const timeLimit = 120;

/** `npm run bench:generators`: measures this generator and others with the same component, in turn. */
await runCommand('Nothing was measured', async () => {
  const { values } = readCommandLine({
    pages: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  });
  const pages = wholeNumber('--pages', values.pages, 100_000);
  const rounds = wholeNumber('--rounds', values.rounds, 99);
  const folder = temporaryFolder(join(tmpdir(), 'generators-'));
  cpSync(join(import.meta.dirname, 'generators'), folder, { recursive: true });
  // With their plus signs, vike would take these files for those of this repository's site.
  for (const file of readdirSync(join(folder, 'vike-react/pages'), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (file.isFile()) renameSync(join(file.parentPath, file.name), join(file.parentPath, `+${file.name}`));
  }
  cpSync(join(import.meta.dirname, '../../scripts/prerender'), join(folder, 'prerender/prerender'), {
    recursive: true,
  });
  const subjects = generators.map(({ name, source, pages }) => {
    const app = join(folder, name);
    cpSync(join(folder, 'Article.jsx'), join(app, source, 'Article.jsx'));
    runNpm(app, 'install', '--no-audit', '--no-fund', '--loglevel=error');
    return { name, app, built: join(app, pages), measured: [] as number[], isTooSlow: false };
  });
  // In turn, so that a slow moment of the machine affects all of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of subjects.filter(({ isTooSlow }) => !isTooSlow)) {
      rmSync(subject.built, { recursive: true, force: true });
      const seconds = await measureBuild(subject.app, pages);
      if (seconds === undefined) subject.isTooSlow = true;
      else if (mainOf(subject.built) !== mainOf(subjects[0]?.built ?? ''))
        throw new UserError(`${subject.name} rendered another page`);
      else subject.measured.push(seconds);
    }
  }
  const first = median(subjects[0]?.measured ?? []);
  const rows = subjects.map(({ name, measured, isTooSlow }) => {
    const seconds = isTooSlow ? timeLimit : median(measured);
    const sign = isTooSlow ? '> ' : '';
    const cells = {
      'build, s': sign + seconds.toFixed(1),
      'to the first': sign + (seconds / first).toFixed(1),
    };
    return [name, cells];
  });
  console.table(Object.fromEntries(rows));
});

/** The time of an app's build, in seconds; undefined if it takes too long. */
async function measureBuild(app: string, pages: number): Promise<number | undefined> {
  const start = performance.now();
  const build = spawn('npm', ['run', 'build'], {
    cwd: app,
    env: { ...env, NODE_ENV: 'production', PAGES: String(pages), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // a group of processes of its own
  });
  const timer = setTimeout(() => build.pid && process.kill(-build.pid, 'SIGKILL'), timeLimit * 1000);
  const [code, signal] = await once(build, 'exit');
  clearTimeout(timer);
  if (signal === 'SIGKILL') return undefined;
  if (code !== 0) throw new UserError(`${app} was not built: see above`);
  return (performance.now() - start) / 1000;
}

/** The content that a built page shows, without the comments that React puts between texts. */
function mainOf(built: string): string {
  const [file = ''] = globSync('article-7{.html,/index.html}', { cwd: built });
  const html = readFileSync(join(built, file), 'utf8');
  return /<main>.*<\/main>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
}

function runNpm(directory: string, ...args: readonly string[]): void {
  execFileSync('npm', args, { cwd: directory, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
