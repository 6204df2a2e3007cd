import { join } from 'node:path';
import { collectFiles } from 'prerender-engine';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { withoutDisplayNames } from '../../../../scripts/vite/withoutDisplayNames';
import { writeSite } from '../../../support/writeSite';

it('a component that nothing imports is removed, although it has a displayName', async () => {
  const root = await writeSite({
    'entry.js': "import { Link } from './node_modules/react-router/index.mjs';\nglobalThis.link = Link;",
    'node_modules/react-router/index.mjs': [
      "export const Link = /* @__PURE__ */ Object('a link');",
      'Link.displayName = "Link";',
      "export const Form = /* @__PURE__ */ Object('a form');",
      'Form.displayName = "Form";',
    ].join('\n'),
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutDisplayNames()],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs' } },
  });
  const code = (await collectFiles(join(root, 'dist'))).map(({ body }) => String(body)).join('');

  expect(code).toContain('a link');
  expect(code).not.toContain('a form');
});
