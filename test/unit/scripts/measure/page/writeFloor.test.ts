import { expect, it } from 'vitest';
import { floorOf } from '../../../../../scripts/measure/page/floorOf';
import { writeFloor } from '../../../../../scripts/measure/page/writeFloor';
import { readFiles } from '../../../../../scripts/preview/readFiles';
import { writeSite } from '../../../../support/writeSite';

const page = '<title>T</title><style>a{}</style><script>run()</script>';

it('copies a site, each of its pages as its floor', async () => {
  const directory = await writeSite({ 'index.html': page, 'cases/index.html': page, 'a.js': 'run()' });
  const target = await writeSite({});
  await writeFloor(directory, target);

  const files = [...(await readFiles(target))].map(([path, bytes]) => [path, String(bytes)]);
  expect(Object.fromEntries(files)).toEqual({
    'index.html': floorOf(page),
    'cases/index.html': floorOf(page),
    'a.js': 'run()',
  });
});
