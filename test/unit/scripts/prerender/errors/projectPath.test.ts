import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from '../../../../../scripts/prerender/errors/projectPath';

it.each([
  ['/site/src/Footer.tsx', posix],
  ['file:///site/src/Footer.tsx?t=1', posix],
  [String.raw`C:\site\src\Footer.tsx`, win32],
  ['C:/site/src/Footer.tsx', win32], // as Vite writes it
  [String.raw`c:\site\src\Footer.tsx`, win32],
  ['file:///C:/site/src/Footer.tsx?t=1', win32],
])('%s is named from the root of the project', (file, system) => {
  expect(projectPath(file, system === win32 ? String.raw`C:\site` : '/site', system)).toBe('src/Footer.tsx');
});

it('a backslash in a name stays, where it separates nothing', () => {
  expect(projectPath(String.raw`/site/src/a\b.ts`, '/site', posix)).toBe(String.raw`src/a\b.ts`);
});
