import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectFiles } from 'prerender-engine';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLinks } from '../../scripts/links/checkLinks';
import { copyProject } from '../support/copyProject';
import { runNpm } from './runNpm';

// Only deploys one after the other show that a page in somebody’s cache still finds its files.

const minutes = 60_000;
const day = 24 * 60 * 60;
const monday = Date.UTC(2026, 2, 2) / 1000;
const folder = mkdtempSync(join(tmpdir(), 'deploys-'));
const project = join(folder, 'project');
const picture = 'src/content/pictures/maquette.jpg';

/** Builds as the deploy workflow does, at a time in seconds since 1970, and stores the site under a name. */
async function deploy(name: string, seconds: number) {
  const { status, output } = await runNpm(
    project,
    'build',
    ['--site', 'https://www.example.com', '--previous-assets', join(folder, 'kept')],
    { SOURCE_DATE_EPOCH: String(seconds) },
  );
  expect(output).not.toMatch(/✗/);
  expect(status).toBe(0);
  cpSync(join(project, 'dist'), join(folder, name), { recursive: true });
}

/** The files of a deploy with hashed names. */
async function hashedFiles(deploy: string) {
  const files = await collectFiles(join(folder, deploy));
  return files.filter(({ path }) => /^(?:assets|fonts|pictures)\//.test(path));
}

beforeAll(async () => {
  copyProject(project);
  await deploy('first', monday);
  const footer = join(project, 'src/components/Footer/Footer.tsx');
  writeFileSync(footer, readFileSync(footer, 'utf8').replace('<footer', '<footer data-changed=""'));
  writeFileSync(join(project, picture), await sharp(readFileSync(picture)).flop().jpeg().toBuffer());
  await deploy('second', monday + 90 * day);
}, 10 * minutes);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a page of the first deploy, after a second that changed a picture and a component,', () => {
  it('finds every link, picture and font', async () => {
    const mixed = join(folder, 'mixed');
    cpSync(join(folder, 'second'), mixed, { recursive: true });
    cpSync(join(folder, 'first'), mixed, {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.html'),
    });
    const report = await checkLinks({
      directory: mixed,
      base: '/',
      site: 'https://www.example.com/',
      external: false,
    });

    expect(report.broken).toEqual([]);
  });

  it('finds every hashed file that it had, unchanged', async () => {
    const gone = (await hashedFiles('first')).filter(
      ({ path, body }) =>
        !existsSync(join(folder, 'second', path)) ||
        !readFileSync(join(folder, 'second', path)).equals(body as Buffer),
    );
    expect(gone.map(({ path }) => path)).toEqual([]);
  });
});
