import { expect, it } from 'vitest';
import { readTemplate } from '../../../../../scripts/prerender/document/readTemplate';
import { BuildError, UserError } from '../../../../../scripts/prerender/errors/UserError';
import type { Policy } from '../../../../../scripts/prerender/policy/policy';
import { checkDocument } from '../../../../../scripts/prerender/policy/violations';
import { explainFailure } from '../../../../../scripts/prerender/vite/explainFailure';

const indexHtml = (head: string) => readTemplate(`<head>${head}</head><div id="root"></div>`, () => false);
const fonts = '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">';
const messageOf = (error: unknown, { head = '', css = '', policy }: { head?: string; css?: string; policy?: Policy }) =>
  String(Object(explainFailure(error, { template: indexHtml(head), css, policy, url: undefined })).message);
const pageErrors = (html: string, policy: Policy = {}) =>
  new BuildError(checkDocument(html.split('>'), policy).violations.map((error) => `route /: ${error}`));

it('a page that cannot be rendered hides nothing that the policy refuses in index.html and in the style', () => {
  const error = new UserError('the renderer cannot be loaded');
  const message = messageOf(error, {
    head: `${fonts}<script>a()</script>`,
    css: 'a{background:url(data:image/png;base64,AA)}',
  });

  expect(message).toMatch(/^3 errors\n\n {2}× the renderer cannot be loaded\n/);
  expect(message).toContain('× index.html: the policy refuses https://fonts.googleapis.com as style-src');
  expect(message).toContain('× the policy refuses data: as img-src');
});

it('what the policy refuses is followed by the option that allows it all', () => {
  const html =
    '<p style="background:url(https://a.example.com/a.png)"><video src="/a.mp4"><iframe src="https://b.example.com/">';
  const message = messageOf(pageErrors(html), { head: fonts, policy: { 'connect-src': ['https://c.example.com'] } });
  const option = message.slice(message.indexOf('  head: {'));
  const { policy } = Function(`return ({${option}}).head`)();

  expect(policy).toEqual({
    level: 'relaxed',
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': ['https://a.example.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': ['https://c.example.com'],
    'frame-src': ['https://b.example.com'],
  });
  expect(checkDocument(html.split('>'), policy).violations).toEqual([]);
});

it('an error that has nothing to do with the policy stays as it is, and so does one that is a fault', () => {
  for (const error of [new UserError('a page is missing'), new TypeError('a is not a function')])
    expect(explainFailure(error, { template: indexHtml(''), css: '', policy: undefined, url: undefined })).toBe(error);
});
