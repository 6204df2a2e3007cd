import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from '../../../../scripts/prerender/stacks';

it.each(['/site/src/Footer.tsx', 'file:///site/src/Footer.tsx', 'file:///site/src/Footer.tsx?t=1'])(
  '%s is named from the root of the project',
  (file) => {
    expect(projectPath(file, '/site', posix)).toBe('src/Footer.tsx');
  },
);

it.each([
  String.raw`C:\site\src\Footer.tsx`,
  'C:/site/src/Footer.tsx', // as Vite writes it
  String.raw`c:\site\src\Footer.tsx`,
  'file:///C:/site/src/Footer.tsx',
  'file:///C:/site/src/Footer.tsx?t=1',
])('on Windows %s is named from the root of the project', (file) => {
  expect(projectPath(file, String.raw`C:\site`, win32)).toBe('src/Footer.tsx');
});

it('a backslash in a name stays, where it separates nothing', () => {
  expect(projectPath(String.raw`/site/src/a\b.ts`, '/site', posix)).toBe(String.raw`src/a\b.ts`);
});
