import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { prerender } from '../../../../../scripts/prerender/vite/plugin';
import { writeSite } from '../../../../support/writeSite';

/** The configuration of an app with one file and the plugin. */
const resolveApp = async (file: string, options: object = {}, base = '/') => {
  const root = await writeSite({ [file]: '' });
  const plugins = [prerender(options)];
  return resolveConfig({ root, base, configFile: false, logLevel: 'silent', plugins }, 'build');
};

it.each([
  ...['jsx', 'tsx', 'js', 'ts'].map((ending): [string, object] => [`src/prerender.${ending}`, {}]),
  ['pages.js', { entry: 'pages.js' }],
])("the app's entry may be %s, with the options %j", async (file, options) => {
  expect((await resolveApp(file, options)).build.assetsInlineLimit).toBe(0); // since the policy refuses data: URLs
});

const entry = { entry: 'pages.js' };
it.each<[object, string, string]>([
  [
    {},
    '/',
    "src/prerender.jsx is missing: write it with the exports paths and render, or name the app's entry with prerender({ entry })",
  ],
  [{ entry: 4 }, '/', "option entry is 4: it must be the file of the app's entry, from Vite's root, such as"],
  [entry, './', "option base is './'"],
  [entry, 'https://cdn.example.com/', "option base is 'https://cdn.example.com/'"],
  [{ ...entry, base: '/repo/' }, '/', "option base is '/repo/': set base in Vite's configuration instead"],
  [{ ...entry, routes: [] }, '/', "option routes is []: export paths from the app's entry instead"],
  [{ ...entry, browser: 'yes' }, '/', "option browser is 'yes': it must be true or false"],
  [{ ...entry, url: 'https://www.example.com/repo/' }, '/', "the base is /, such as 'https://www.example.com/'"],
  [{ timeLimit: 0, thread: 4, entry: 'other.js' }, './', '4 errors'],
])('the options %j with the base %j are an error', async (options, base, message) => {
  await expect(resolveApp('pages.js', options, base)).rejects.toThrow(message);
});
