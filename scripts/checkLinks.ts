import { check } from 'linkinator';
import { annotate } from './command/github.ts';
import { readCommandLine, runCommand } from './command/runCommand.ts';
import { listFiles } from './prerender/index.ts';
import { readBuiltSite, startPreviewServer } from './previewServer.ts';

/** What is wrong with a link, by the status of the response. */
const reasons: Readonly<Record<number, string>> = {
  0: 'which visitors cannot open: correct it; if it is a file of yours, upload that to public and link to it',
  200: 'but the page has no element with this `id`: correct what follows #',
  301: 'which redirects to another address: link to that one',
  404: 'but the site has no such page or file: correct the link, or upload the file to public, with the same case',
};

/**
 * `npm run check:links [-- dir ...]`: checks every link, picture and fragment in the pages and stylesheets of built
 * folders, by default `dist`. Other sites are not requested.
 */
await runCommand('The links were not checked', async () => {
  const { positionals } = readCommandLine({}, process.argv.slice(2), { allowPositionals: true });
  for (const directory of positionals.length > 0 ? positionals : ['dist']) {
    const { checked, broken } = await checkLinks(directory);
    if (broken.length === 0) {
      console.log(`${directory}: ${checked} links, all good`);
      continue;
    }
    console.error(`${directory}: ${broken.length} broken links\n${broken.map((text) => `  × ${text}`).join('\n')}`);
    annotate('error', 'Broken links', broken);
    process.exitCode = 1;
  }
});

/** Checks the links on a server that behaves as GitHub Pages does. Pages that nothing links to are read too. */
async function checkLinks(directory: string) {
  const own = await listFiles('public');
  const { url: site } = await readBuiltSite(directory);
  const server = await startPreviewServer({ directory });
  const { origin, pathname: base } = new URL(server.url);
  const pages = (await listFiles(directory)).filter((path) => /\.(?:html|css)$/.test(path));
  const { links } = await check({
    path: pages.map((path) => server.url + path.split('/').map(encodeURIComponent).join('/')),
    ...{ checkCss: true, checkFragments: true, cleanUrls: true, redirects: 'error', concurrency: 16 },
    // Canonical URLs and social cards name the site where it will be.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${site.replace(/\W/g, '\\$&')}`), replacement: server.url }],
    linksToSkip: async (link) => ![site, `${origin}/`].some((start) => link.startsWith(start)),
  }).finally(server.close);
  const broken = links
    .filter(({ url, state }) => state === 'BROKEN' || /^(?:file|\w):/i.test(url)) // on the owner's disk
    .map(({ url, status = 0, parent }) => {
      const page = decodeURIComponent(new URL(parent ?? url).pathname.slice(base.length));
      const file = own.includes(page) ? `public/${page}` : page;
      return `${file} links to ${url.replace(origin, '')}, ${reasons[status] ?? `which responds with ${status}`}`;
    });
  return { checked: links.length, broken: [...new Set(broken)].sort() };
}
