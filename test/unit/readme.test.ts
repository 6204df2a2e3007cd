import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
/** An owner may rewrite the README of the project; the commands stand with the scripts. */
const rows = [...read('scripts/README.md').matchAll(/^\| `npm (?:run )?([\w:]+)` +\| (.*) \|$/gm)].map(
  ([, name = '', description = '']) => ({ name, description }),
);
const named = rows.map(({ name }) => name);
/** No test runs this one, since it installs other generators from npm. */
const neverRun = 'bench:generators';
/** Scripts that npm itself runs. */
const hooks = ['preinstall'];

/** The scripts that a text runs through npm, and those that they run in their turn. */
function scriptsRunBy(text: string): string[] {
  const names = [...text.matchAll(/npm(?::| (?:--prefix \S+ )?(?:run )?)([\w:]+)/g)].map(([, name = '']) => name);
  return names.flatMap((name) => [name, ...scriptsRunBy(scripts[name] ?? '')]);
}

/** The text of every file below a folder. */
function textBelow(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => read(join(parentPath, name))).join('\n');
}

const workflows = textBelow('.github/workflows');
/** test/built/engineExample.test.ts runs the commands of the engine's README. */
const example = read('scripts/prerender/README.md');
const tests = ['test/built', 'test/slow'].map(textBelow).join('\n');

/** Whether a test starts it by its name, or the file of it by its path. */
function isRunByTest(name: string): boolean {
  const file = /\S+\.ts/.exec(scripts[name] ?? '')?.[0];
  return tests.includes(`'${name}'`) || (file !== undefined && tests.includes(`'${file}'`));
}

describe('the table of commands', () => {
  it('names every script that is not part of another, and no other', () => {
    const parts = Object.values(scripts).flatMap(scriptsRunBy);
    const known = [...named, ...parts, ...hooks];
    expect(Object.keys(scripts).filter((name) => !known.includes(name))).toEqual([]);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only commands that tests or workflows run', () => {
    const run = [workflows, example].flatMap(scriptsRunBy);
    const covered = [...run, neverRun];
    expect(named.filter((name) => !covered.includes(name) && !isRunByTest(name))).toEqual([]);
  });

  it('names only flags that tests or workflows use', () => {
    const flags = rows.flatMap(({ description }) => description.match(/--[a-z][a-z-]*/g) ?? []);
    expect(flags).toContain('--base');
    expect(
      flags.filter((flag) => !new RegExp(`${flag}(?![a-z-])`).test(workflows) && !tests.includes(`'${flag}'`)),
    ).toEqual([]);
  });
});

it.each(['scripts/README.md', 'src/content/README.md'])('%s links only to files that exist', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);

  expect(links.filter((path) => !existsSync(join(file, '..', path)))).toEqual([]);
});
