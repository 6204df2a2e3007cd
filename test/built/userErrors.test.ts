import { expect, it } from 'vitest';
import { runScript } from '../support/runScript';
import { readTexts, writeSite } from '../support/writeSite';

// Only a command that is really run shows what it prints, and its exit code.
it("somebody's clone is refused as a folder to publish to, and stays as it is", async () => {
  const clone = await writeSite({ '.git/HEAD': 'ref', CNAME: 'example.org', 'thesis/1.tex': 'year' });
  const before = await readTexts(clone);

  expect(await runScript('scripts/build.ts', '--out', clone)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /^Nothing was published: .* holds \.git, which no build put there and this one would delete/,
    ),
  });
  expect(await readTexts(clone)).toEqual(before);
});
