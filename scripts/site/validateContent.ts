import { isUtf8 } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { explainPointer } from '../command/files.ts';
import { warn } from '../command/github.ts';
import type { BuildOptions } from '../command/readBuildOptions.ts';
import { checkContent } from '../content/check.ts';
import { type Content, findContent } from '../content/content.ts';
import { BuildError, collectFiles, type Diagnostic, markFile } from '../prerender/index.ts';
import { contentType } from '../previewServer.ts';
import { iconNames } from './icons.ts';

/**
 * Reads and checks the content and the files in `public`, and warns of examples that the owner has not replaced.
 * @throws BuildError with every error in them.
 */
export async function validateContent({ publish, siteUrl }: BuildOptions): Promise<Content> {
  const { content, diagnostics, examples } = await checkContent(siteUrl);
  const errors = [
    ...(await misplacedContent()),
    ...(await publicErrors()),
    ...diagnostics,
    ...(publish ? examples : []),
  ];
  if (examples.length > 0 && !publish)
    warn('Still the template’s examples. Replace them before the site goes online:', examples);
  if (!content || errors.length > 0) throw new BuildError(errors);
  return content;
}

/** Finds files with the name of one of the content in the folders above it, where no build reads them. */
async function misplacedContent(): Promise<string[]> {
  const content = [...findContent().values()];
  const above = await Promise.all(
    ['.', 'src'].map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return above.flat().flatMap((path) => {
    const meant = content.find((file) => basename(file) === basename(path));
    if (!meant) return [];
    const folder = dirname(meant);
    return `${path} is not read there. Upload it again in ${folder}, where it replaces the one of that name, and delete it here`;
  });
}

/** What the build writes itself. Its robots.txt and sitemap.xml give way to those of the owner. */
const made = [...iconNames, 'manifest.webmanifest', '.nojekyll', 'index.html', '404.html', markFile];

/** @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages#cname-errors */
const notRead =
  'GitHub Pages does not read this file of a site that a workflow publishes. Write the domain in Settings › Pages › Custom domain, and delete this file';

const notUtf8 =
  'This file is not plain text in UTF-8, as which the site is sent: visitors would read � for letters such as é. Save it again: in Word as “Web Page, Filtered”, with the encoding “Unicode (UTF-8)” under Tools › Web Options › Encoding; in a text editor with the encoding UTF-8. Then upload it in place of this one';

/** Finds errors in the owner's own files, which are published as they are. @param directory of the files. */
export async function publicErrors(directory = 'public'): Promise<Diagnostic[]> {
  const files = await collectFiles(directory);
  return files.flatMap(({ path, body }): Diagnostic | [] => {
    const file = `${directory}/${path}`;
    const name = path.toLowerCase();
    if (name === 'cname') return `${file}: ${notRead}`;
    if (made.includes(name)) return `${file}: ${whyMade(name)}`;
    const pointer = explainPointer(body);
    if (pointer) return `${file} ${pointer}`;
    if (!contentType(path).endsWith('charset=utf-8') || isPlainText(body)) return [];
    return { message: notUtf8, location: { file, ...firstUnreadableLine(body) } };
  });
}

function whyMade(name: string): string {
  if (name.endsWith('.html'))
    return 'the site has its own page of this name. Delete this file, or give it another name';
  const mark = iconNames.includes(name) ? ', from its mark in src/components/Header/doorway.ts' : '';
  return `the site makes its own ${name}${mark}. Delete this file`;
}

/** Whether bytes are text in UTF-8. UTF-16 has zeros, and older encodings of Japanese have escapes. */
function isPlainText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0) && !bytes.includes(0x1b);
}

/** Where a file that is not plain text has its first fault, as far as one line shows it; else its first line. */
function firstUnreadableLine(body: Buffer) {
  const lines = body.toString().split(/\r\n|\r|\n/);
  // Decoding replaces what is not UTF-8 by U+FFFD.
  const found = lines.findIndex((text) => text.includes('\ufffd') || !isPlainText(Buffer.from(text)));
  const index = Math.max(0, found);
  return { line: index + 1, column: 1, text: lines[index] ?? '' };
}
