import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fonts } from '../../src/styles/fonts';
import { startProgram } from '../support/startProgram';

const licenses = readFileSync('public/licenses.txt', 'utf8');
let packages: readonly string[];

beforeAll(async () => {
  const { output } = await startProgram(['scripts/measure/bundle.ts']).ended;
  // A part that is not a package has several words, such as "the site".
  const parts = [...output.matchAll(/^(\S.*?) +[\d.]+ kB/gm)].map(([, name = '']) => name);
  packages = parts.filter((name) => !name.includes(' '));
}, 120_000);

/** The names in the list of licences, each followed by two spaces or more. */
const listed = [...licenses.matchAll(/^ {2}(\S.*?) {2,}\S/gm)].flatMap(([, names = '']) => names.split(', '));

describe('the list of licences', () => {
  it('names every package in the scripts of the browser', () => {
    expect(packages).toContain('react-dom');
    expect(packages.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('names every font', () => {
    expect(fonts.map(({ family }) => family).filter((family) => !listed.includes(family))).toEqual([]);
  });

  it('names nothing else', () => {
    const present = [...packages, ...fonts.map(({ family }) => family)];
    expect(listed.filter((name) => !present.includes(name))).toEqual([]);
  });
});
