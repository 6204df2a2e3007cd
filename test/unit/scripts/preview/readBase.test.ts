import { expect, it } from 'vitest';
import { readBase } from '../../../../scripts/preview/readBase';
import { writeSite } from '../../../support/writeSite';

const writeManifest = (text: string) => writeSite({ 'manifest.webmanifest': text });

it.each(['/', '/some-repo/'])('reads the base %s from the manifest', async (scope) => {
  expect(await readBase(await writeManifest(JSON.stringify({ scope })))).toBe(scope);
});

it('asks for a build where there is none', async () => {
  await expect(readBase('nowhere')).rejects.toThrow(
    'There is no nowhere/manifest.webmanifest. Run "npm run build" first.',
  );
});

it.each([
  ['{}', 'undefined'],
  ['[]', 'undefined'],
  ['null', 'undefined'],
  ['{"scope":7}', '7'],
  ['{"scope":"/some-repo"}', '"/some-repo"'],
  ['{"scope":"//evil.example/"}', '"//evil.example/"'],
  ['{"scope":"https://www.example.com/"}', '"https://www.example.com/"'],
])('refuses the manifest %s', async (manifest, scope) => {
  const directory = await writeManifest(manifest);

  await expect(readBase(directory)).rejects.toThrow(
    `${directory}/manifest.webmanifest has the scope ${scope}, which is not a path ` +
      'such as "/" or "/some-repo/". Run "npm run build" again.',
  );
});

it('refuses a manifest that is not JSON', async () => {
  const directory = await writeManifest('<html>');

  await expect(readBase(directory)).rejects.toThrow(
    `${directory}/manifest.webmanifest is not JSON. Run "npm run build" again.`,
  );
});
