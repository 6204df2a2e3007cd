import { readCommandLine } from './command/options.ts';
import { runCommand } from './command/runCommand.ts';
import { annotate } from './diagnostics/github.ts';
import { checkLinks } from './links/checkLinks.ts';
import { formatReport } from './links/LinkReport.ts';
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
    const report = await checkLinks({ directory, base, site, external: options.external });
    const good = report.broken.length === 0;
    const text = formatReport(directory, report);
    (good ? console.log : console.error)(text);
    if (good) continue;
    annotate('error', 'Broken links', [text]);
    process.exitCode = 1;
  }
});
