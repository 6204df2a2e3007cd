import { parseArgs } from 'node:util';
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
    (good ? console.log : console.error)(formatReport(directory, report));
    if (!good) process.exitCode = 1;
  }
}

await runScript(checkFolders);
