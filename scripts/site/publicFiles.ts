import { isUtf8 } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { explainPointer } from '../command/filePointers.ts';
import { buildInfoFile, collectFiles } from '../prerender/index.ts';
import { contentType } from '../previewServer.ts';
import { iconNames } from './icons.ts';

/** Files of the build that an owner may also upload. `pathErrors` finds every other clash of two files. */
const generated = [...iconNames, 'manifest.webmanifest', '.nojekyll', 'index.html', '404.html', buildInfoFile];

/** @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages#cname-errors */
const notRead =
  'GitHub Pages ignores this file if a workflow publishes the site. Write the domain in Settings › Pages › Custom domain, and delete this file';

const notUtf8 =
  'is not plain text in UTF-8: visitors would read � for letters such as é. Save it again: in Word as “Web Page, Filtered”, with the encoding “Unicode (UTF-8)” under Tools › Web Options › Encoding; in a text editor with the encoding UTF-8. Then upload it in place of this one';

/** Returns whether a byte is content: not white space, a zero of an unfinished copy, or part of a byte order mark. */
const isVisible = (byte: number) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte);

/** Returns the errors in the owner's own files, which are published as they are. @param directory of the files. */
export async function publicErrors(directory = 'public'): Promise<string[]> {
  const files = await collectFiles(directory);
  return files.flatMap(({ path, body }) => {
    const file = `${directory}/${path}`;
    const name = path.toLowerCase();
    if (/^cname(?:\.txt)?$/.test(name)) return `${file}: ${notRead}`;
    if (generated.includes(name)) return `${file}: the site has its own ${name}. Delete this file, or rename it`;
    const [, crawled = path] = /^(robots\.txt|sitemap\.xml)(?:\.(?:txt|xml|html?))?$/.exec(name) ?? [];
    if (path !== crawled) return `${file}: crawlers read it only as ${crawled}. Rename it`;
    if (!/(?:^|\/)\.[^/]*$/.test(path) && !body.some(isVisible))
      return `${file} is empty: upload it again, or delete it`;
    const pointer = explainPointer(body);
    if (pointer) return `${file} ${pointer}`;
    if (name.endsWith('.pdf') && !String(body.subarray(0, 1024)).includes('%PDF-'))
      return `${file} is not a PDF, despite its name: open the document, save it as a PDF and upload it again`;
    // UTF-16 contains zeros, older encodings of Japanese contain escapes, and rich text begins with its name.
    const isUtf8Text =
      isUtf8(body) &&
      !body.includes(0) &&
      !body.includes(0x1b) &&
      (body.indexOf('{\\rtf') !== 0 || name.endsWith('.rtf'));
    return contentType(path).endsWith('charset=utf-8') && !isUtf8Text ? `${file} ${notUtf8}` : [];
  });
}

/** Finds the placeholders that iCloud leaves for files that are not on this disk, such as `.guide.pdf.icloud`. */
export async function notDownloaded(directory: string): Promise<string[]> {
  const paths = await readdir(directory, { recursive: true }).catch((): string[] => []);
  const named = paths.map((path) => ({ path, file: path.replace(/\.([^/\\]+)\.icloud$/, '$1') }));
  return named
    .filter(({ path, file }) => file !== path && !paths.includes(file))
    .map(
      ({ file }) =>
        `${join(directory, file)} is in iCloud, but not on this disk. In Finder, choose Download Now for it`,
    );
}
