import { readCommandLine } from './command/options.ts';
import { runCommand } from './command/runCommand.ts';
import { annotate } from './diagnostics/github.ts';
import { findBrokenLinks, type LinkReport } from './links/findBrokenLinks.ts';
import { readBase, readSiteUrl } from './preview/builtSite.ts';

/** `node scripts/checkLinks.ts [--external] [dir ...]`: checks links of built folders, `dist` by default. */
await runCommand('The links were not checked', async () => {
  const { options, operands } = readCommandLine({
    args: process.argv.slice(2),
    options: { external: 'flag' },
    operands: 'any',
  });
  for (const directory of operands.length > 0 ? operands : ['dist']) {
    const base = await readBase(directory);
    const site = await readSiteUrl(directory);
    const report = await findBrokenLinks({ directory, base, site, external: options.external });
    if (report.broken.length === 0) {
      console.log(`${directory}: ${report.checked} links, all good`);
      continue;
    }
    const text = formatBroken(directory, report);
    console.error(text);
    annotate('error', 'Broken links', [text]);
    process.exitCode = 1;
  }
});

/** Each broken link with its pages and a tip. */
function formatBroken(directory: string, { checked, broken }: LinkReport): string {
  const links = broken.map(
    ({ link, pages, reason, tip }) => `\n\n${link}\n  ${reason}\n  in ${pages.join(', ')}\n  Tip: ${tip}.`,
  );
  return `${directory}: ${broken.length} of ${checked} links broken${links.join('')}`;
}
