import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordingCopy } from '../../../engines/recordingCopy';

let folder: string;
let site: string;
let copy: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
  site = join(folder, 'site');
  copy = join(folder, 'copy');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<p>page</p>');
  writeFileSync(join(site, 'assets/entry.js'), 'run();');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('each script begins with the recording', async () => {
  await recordingCopy(site, copy);
  expect(readFileSync(join(copy, 'assets/entry.js'), 'utf8')).toMatch(
    /^\(function recordConsole\(.*\);run\(\);$/s,
  );
});

test('the pages have the hashes of the copied scripts, and the policy that of the import map', async () => {
  const mapOf = (folder: string) =>
    `{"integrity":{"/assets/entry.js":"sha256-${hashOf(readFileSync(join(folder, 'assets/entry.js')))}"}}`;
  const page = (map: string) =>
    `<meta content="script-src 'sha256-${hashOf(map)}'"><script type="importmap">${map}</script><p>page</p>`;
  writeFileSync(join(site, 'index.html'), page(mapOf(site)));
  await recordingCopy(site, copy);
  expect(mapOf(copy)).not.toBe(mapOf(site));
  expect(readFileSync(join(copy, 'index.html'), 'utf8')).toBe(page(mapOf(copy)));
});

test('a page without an import map is unchanged', async () => {
  await recordingCopy(site, copy);
  expect(readFileSync(join(copy, 'index.html'), 'utf8')).toBe('<p>page</p>');
});

test('the site itself is unchanged', async () => {
  await recordingCopy(site, copy);
  expect(readFileSync(join(site, 'assets/entry.js'), 'utf8')).toBe('run();');
});

test('earlier contents of the copy are removed', async () => {
  mkdirSync(copy);
  writeFileSync(join(copy, 'old.html'), '');
  await recordingCopy(site, copy);
  expect(() => readFileSync(join(copy, 'old.html'))).toThrow('ENOENT');
});

function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
