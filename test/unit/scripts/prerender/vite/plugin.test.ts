import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { prerender } from '../../../../../scripts/prerender/vite/plugin';
import { writeSite } from '../../../../support/writeSite';

/** Resolves the configuration of an app with the plugin. */
const resolveApp = (root: string, options: object = {}, base = '/', command: 'build' | 'serve' = 'build') =>
  resolveConfig({ root, base, configFile: false, logLevel: 'silent', plugins: [prerender(options)] }, command);

it.each(['jsx', 'tsx', 'js', 'ts'])("the app's entry may be src/prerender.%s", async (ending) => {
  await expect(resolveApp(await writeSite({ [`src/prerender.${ending}`]: '' }))).resolves.toBeDefined();
});

it("the app's entry may have any name, and is an error that says so if it is missing", async () => {
  const root = await writeSite({ 'pages.js': '' });

  await expect(resolveApp(root, { entry: 'pages.js' })).resolves.toBeDefined();
  await expect(resolveApp(root)).rejects.toThrow(
    "src/prerender.jsx is missing: write it with the exports paths and render, or name the app's entry with prerender({ entry })",
  );
});

it.each<[object, string, string]>([
  [{}, './', "option base is './'"],
  [{}, '', "option base is './'"],
  [{}, 'https://cdn.example.com/', "option base is 'https://cdn.example.com/'"],
  [{ base: '/repo/' }, '/', "option base is '/repo/': set base in Vite's configuration instead"],
  [{ routes: [] }, '/', "option routes is []: export paths from the app's entry instead"],
  [{ timeLimit: 0, thread: 4, entry: 'pages.js' }, './', '4 errors'],
  [{ entry: 4 }, '/', "option entry is 4: it must be the file of the app's entry, from Vite's root, such as"],
  [{ entry: 'pages.js', browser: 'yes' }, '/', "option browser is 'yes': it must be true or false"],
  [{ url: 'https://www.example.com/repo/' }, '/', "the base is /, such as 'https://www.example.com/'"],
])('the options %o with the base %j are an error', async (options, base, message) => {
  const root = await writeSite({ 'src/prerender.jsx': '' });

  await expect(resolveApp(root, options, base)).rejects.toThrow(message);
});

it.each(['repo', '/repo'])('the base %j is completed by Vite', async (base) => {
  const root = await writeSite({ 'src/prerender.jsx': '' });

  expect((await resolveApp(root, {}, base)).base).toBe('/repo/');
});

it.each(['build', 'serve'] as const)(
  'small pictures are files, which the policy allows, in vite %s',
  async (command) => {
    const root = await writeSite({ 'src/prerender.jsx': '' });

    expect((await resolveApp(root, {}, '/', command)).build.assetsInlineLimit).toBe(0);
  },
);
