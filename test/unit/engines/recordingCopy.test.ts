import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentHead } from '../../../scripts/prerender/documentHead';
import { recordingCopy } from '../../engines/recordingCopy';

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

test('each script starts the recording before it does anything else', async () => {
  await recordingCopy(site, copy);
  expect(readFileSync(join(copy, 'assets/entry.js'), 'utf8')).toMatch(
    /^\(function recordComplaints\(.*\);run\(\);$/s,
  );
});

test('the import map and the policy of a page allow the scripts as they have become', async () => {
  const page = (script: string) => {
    const { start, end } = documentHead({
      css: '',
      base: '/',
      modules: [{ path: 'assets/entry.js', body: script }],
    });
    return start + end(['/assets/entry.js']);
  };
  writeFileSync(join(site, 'index.html'), page('run();'));
  await recordingCopy(site, copy);
  expect(readFileSync(join(copy, 'index.html'), 'utf8')).toBe(
    page(readFileSync(join(copy, 'assets/entry.js'), 'utf8')),
  );
});

test('a page without scripts stays as it is', async () => {
  await recordingCopy(site, copy);
  expect(readFileSync(join(copy, 'index.html'), 'utf8')).toBe('<p>page</p>');
});

test('the site itself stays as it is', async () => {
  await recordingCopy(site, copy);
  expect(readFileSync(join(site, 'assets/entry.js'), 'utf8')).toBe('run();');
});

test('what was in the copy before is gone', async () => {
  mkdirSync(copy);
  writeFileSync(join(copy, 'old.html'), '');
  await recordingCopy(site, copy);
  expect(() => readFileSync(join(copy, 'old.html'))).toThrow('ENOENT');
});
