import { expect, it } from 'vitest';
import { readBuildOptions } from '../../../../scripts/command/readBuildOptions';

const read = (commandLine: string, env: Readonly<Record<string, string>> = {}) =>
  readBuildOptions(commandLine.split(' ').filter(Boolean), env);

it.each<[string, Readonly<Record<string, string>>, object]>([
  ['', {}, { base: '/', siteUrl: undefined, out: 'dist', publish: false }],
  ['--site https://a.example --out b', {}, { base: '/', siteUrl: 'https://a.example', out: 'b' }],
  ['--publish', {}, { out: 'dist', publish: true }],
  ['', { BASE_PATH: '' }, { base: '/' }],
  ['', { BASE_PATH: 'repo' }, { base: '/repo/' }],
  ['--base /other', { BASE_PATH: 'repo' }, { base: '/other/' }],
  ['', { BASE_PATH: '/team/some_repo-2.0/' }, { base: '/team/some_repo-2.0/' }],
  ['', { SITE_URL: '' }, { siteUrl: undefined }],
  ['', { SITE_URL: 'https://Name.GitHub.io/' }, { siteUrl: 'https://name.github.io' }],
  ['', { SITE_URL: 'http://localhost:4173' }, { siteUrl: 'http://localhost:4173' }],
])('of the command line %j and the environment %j it reads %j', (commandLine, env, expected) => {
  expect(read(commandLine, env)).toMatchObject(expected);
});

const refused = {
  BASE_PATH: ['https://name.github.io/repo/', '/a b/', '/../', '/.git/', '/a?b/', '/a#b/', '/a%20b/', '/é/', '/"/'],
  SITE_URL: [
    ...['name.github.io', 'localhost:4173', 'https://', 'https://name.github.io/repo'],
    ...['https://name.github.io/?a=b', 'ftp://name.github.io'],
  ],
};
const refusals = Object.entries(refused).flatMap(([name, texts]) => texts.map((text) => [name, text] as const));

it.each(refusals)('%s=%s is refused by its name', (name, text) => {
  expect(() => read('', { [name]: text })).toThrow(new RegExp(`^${name} is `));
});

it('an error names the flag of its option', () => {
  expect(() => readBuildOptions(['--base', '/a b/'], {})).toThrow('--base is "/a b/"');
});
