import { expect, it } from 'vitest';
import { BuildError, UserError } from '../../../../../scripts/prerender/errors/UserError';
import type { Policy } from '../../../../../scripts/prerender/policy/policy';
import { checkDocument } from '../../../../../scripts/prerender/policy/violations';
import { explainFailure } from '../../../../../scripts/prerender/vite/explainFailure';

const fonts = '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">';
/** What becomes of an error of an app with these tags in its head, and these options. */
const explained = (error: unknown, tags = '', head: { css?: string; policy?: Policy } = {}) =>
  explainFailure(error, { template: `<head>${tags}</head><div id="root"></div>`, head });

it('a page that cannot be rendered hides nothing that the policy refuses in index.html and in the style', async () => {
  const css = 'a{background:url(data:image/png;base64,AA)}';
  const error = await explained(new UserError('a page is missing'), `${fonts}<script>a()</script>`, { css });

  expect(error).toMatchObject({
    diagnostics: [
      'a page is missing',
      expect.stringContaining('index.html: the policy refuses https://fonts.googleapis.com as style-src'),
      expect.stringContaining('the policy refuses data: as img-src'),
    ],
  });
});

it('what the policy refuses is followed by the option that allows it all', async () => {
  const html =
    '<p style="background:url(https://a.example.com/a.png)"><video src="/a.mp4"><iframe src="https://b.example.com/">';
  const refused = new BuildError(checkDocument(html.split('>'), {}).violations.map((error) => `route /: ${error}`));
  const { message } = Object(await explained(refused, fonts, { policy: { 'connect-src': ['https://c.example.com'] } }));
  const { policy } = Function(`return ({${message.slice(message.indexOf('  head: {'))}}).head`)();

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

it('an error that has nothing to do with the policy stays as it is, and so does one that is a fault', async () => {
  for (const error of [new UserError('a page is missing'), new TypeError('a is not a function')])
    expect(await explained(error)).toBe(error);
});
