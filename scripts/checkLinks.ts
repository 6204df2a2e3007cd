import { readCommandLine } from './command/commandLine.ts';
import { annotate } from './command/github.ts';
import { runCommand } from './command/runCommand.ts';
import { findBrokenLinks } from './links/findBrokenLinks.ts';
import { listFiles } from './prerender/index.ts';
import { readSiteUrl } from './preview/builtSite.ts';

/** `node scripts/checkLinks.ts [dir ...]`: checks links of built folders, `dist` by default. */
await runCommand('The links were not checked', async () => {
  const { positionals } = readCommandLine({}, process.argv.slice(2), { allowPositionals: true });
  const own = await listFiles('public');
  for (const directory of positionals.length > 0 ? positionals : ['dist']) {
    const { checked, broken } = await findBrokenLinks(directory, await readSiteUrl(directory), own);
    if (broken.length === 0) {
      console.log(`${directory}: ${checked} links, all good`);
      continue;
    }
    const links = broken.map(({ link, reason, pages }) => `\n\n${link}\n  ${reason}\n  in ${pages.join(', ')}`);
    const text = `${directory}: ${broken.length} of ${checked} links broken${links.join('')}`;
    console.error(text);
    annotate('error', 'Broken links', [text]);
    process.exitCode = 1;
  }
});
