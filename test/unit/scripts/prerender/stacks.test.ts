import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { mappedFrames, ownFrames, projectPath } from '../../../../scripts/prerender/stacks';
import { writeSite } from '../../../support/writeSite';

const source = ['', 'export function Footer() {', "  throw new Error('broken');", '}', ''].join('\n');

/** A bundle of the source, in one line. */
async function bundle(): Promise<{ url: string; source: string }> {
  const { code, map } = minifySync('src/Footer.tsx', source, { sourcemap: true, mangle: false });
  const directory = await writeSite({
    'server/bundle.mjs': `${code}\n//# sourceMappingURL=bundle.mjs.map`,
    'server/bundle.mjs.map': JSON.stringify({ ...map, sources: ['../src/Footer.tsx'] }),
  });
  return {
    url: pathToFileURL(join(directory, 'server/bundle.mjs')).href,
    source: projectPath(join(directory, 'src/Footer.tsx')),
  };
}

const thrownBy = (run: () => void) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

it('a frame in a bundle is mapped to its source', async () => {
  const made = await bundle();
  const { Footer } = await import(made.url);
  const [frame] = ownFrames(thrownBy(Footer));

  expect(frame).toMatch(new RegExp(`^ +at Footer \\(.*${made.source.replaceAll('.', '\\.')}:3:\\d+\\)$`));
});

it('a component stack is mapped frame by frame', async () => {
  const made = await bundle();

  expect(mappedFrames(`\n    at Footer (${made.url}:1:30)\n    at body`)).toEqual([
    expect.stringContaining(`at Footer (${made.source}:`),
    '    at body',
  ]);
});

it('a file without a source map is named from the project root', () => {
  const url = pathToFileURL('scripts/a.mjs').href;

  expect(mappedFrames(`    at render (${url}:5:3)`)).toEqual(['    at render (scripts/a.mjs:5:3)']);
});

it.each(['    at div (<anonymous>)', '    at html'])('%j stays as it is', (frame) => {
  expect(mappedFrames(frame)).toEqual([frame]);
});

it('the frames of an error end where a package called the code', () => {
  const error = Object.assign(new Error('broken'), {
    stack: [
      ...['Error: broken', '    at label (/a.js:1:2)', '    at Array.map (<anonymous>)'],
      ...['    at Area (/b.js:3:4)', '    at render (/project/node_modules/react-dom/server.js:5:6)'],
      ...['    at later (/c.js:7:8)'],
    ].join('\n'),
  });

  expect(ownFrames(error)).toEqual([
    expect.stringMatching(/at label \(.*a\.js:1:2\)/),
    expect.stringMatching(/at Area \(.*b\.js:3:4\)/),
  ]);
});

it('a value that is not an error has no frames', () => {
  expect(ownFrames('a mere text')).toEqual([]);
});
