import { parseArgs } from 'node:util';
import { annotate } from './diagnostics/github.ts';
import { checkLinks } from './links/checkLinks.ts';
import { formatReport } from './links/formatReport.ts';
import { readSiteAddress } from './links/readSiteAddress.ts';
import { readBase } from './preview/readBase.ts';
import { runScript } from './runScript.ts';

/** `tsx scripts/checkLinks.ts [--external] [dir ...]`: checks links of built folders, `dist` by default. */
async function checkFolders(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { external: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  for (const directory of positionals.length > 0 ? positionals : ['dist']) {
    const base = await readBase(directory);
    const site = await readSiteAddress(directory);
    const report = await checkLinks({ directory, base, site, external: values.external });
    const good = report.broken.length === 0;
    const text = formatReport(directory, report);
    (good ? console.log : console.error)(text);
    if (good) continue;
    annotate('error', 'A link leads nowhere', [text]);
    process.exitCode = 1;
  }
}

await runScript(checkFolders);
