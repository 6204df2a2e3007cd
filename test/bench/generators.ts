import { execFileSync } from 'node:child_process';
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
  { name: 'vite-react-ssg', source: 'src', pages: 'dist' },
  { name: 'react-router', source: 'app', pages: 'build/client' },
  { name: 'tanstack-start', source: 'src', pages: 'dist/client' },
  { name: 'next', source: 'app/[slug]', pages: 'out' },
];

/** Without npm's variables for this script, such as its folder. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/.test(name)));

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
  for (const file of readdirSync(join(folder, 'vike-react/pages'), { recursive: true, withFileTypes: true })) {
    if (file.isFile()) renameSync(join(file.parentPath, file.name), join(file.parentPath, `+${file.name}`));
  }
  cpSync('scripts/prerender', join(folder, 'prerender/prerender'), { recursive: true });
  const subjects = generators.map(({ name, source, pages }) => {
    const app = join(folder, name);
    cpSync(join(folder, 'Article.jsx'), join(app, source, 'Article.jsx'));
    runNpm(app, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    return { name, app, built: join(app, pages), seconds: [] as number[] };
  });
  // In turn, so that a slow moment of the machine affects all of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, app, built, seconds } of subjects) {
      rmSync(built, { recursive: true, force: true });
      const start = performance.now();
      runNpm(app, ['run', 'build'], { NODE_ENV: 'production', PAGES: String(pages), NEXT_TELEMETRY_DISABLED: '1' });
      seconds.push((performance.now() - start) / 1000);
      if (mainOf(built) !== mainOf(subjects[0]?.built ?? '')) throw new UserError(`${name} rendered another page`);
    }
  }
  const first = median(subjects[0]?.seconds ?? []);
  const rows = subjects.map(({ name, seconds }) => {
    const middle = median(seconds);
    return [name, { 'build, s': middle.toFixed(1), 'to the first': (middle / first).toFixed(1) }];
  });
  console.table(Object.fromEntries(rows));
});

/** The content that a built page shows, without the comments that React puts between texts. */
function mainOf(built: string): string {
  const [file = ''] = globSync('article-7{.html,/index.html}', { cwd: built });
  const html = readFileSync(join(built, file), 'utf8');
  return /<main>.*<\/main>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
}

function runNpm(directory: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): void {
  execFileSync('npm', args, { cwd: directory, env: { ...env, ...variables }, stdio: ['ignore', 'ignore', 'inherit'] });
}
