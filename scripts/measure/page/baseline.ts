import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectFiles, contentSecurityPolicy } from 'prerender-engine';

/** Copies a built folder, and replaces each page by its baseline. */
export async function writeBaselines(directory: string, target: string): Promise<void> {
  await cp(directory, target, { recursive: true });
  for (const { path, body } of await collectFiles(directory)) {
    if (path.endsWith('.html')) await writeFile(join(target, path), baselineOf(String(body)));
  }
}

/**
 * The baseline of a page: its text, style and pictures alone. Every script, including structured data, and every font
 * file are removed; the fallback fonts, which are the system's, stay. The policy allows the remaining style.
 * @param html a page that the build wrote, whose text has no unescaped `<`.
 */
export function baselineOf(html: string): string {
  let policy = '';
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/(?<=<style>).*?(?=<\/style>)/s, (style) => {
      const css = style.replace(/@font-face\s*\{[^{}]*\}/g, (rule) => (rule.includes('url(') ? '' : rule));
      policy = contentSecurityPolicy({ style: css, scripts: [] });
      return css;
    })
    .replace(/(?<=<meta http-equiv="content-security-policy" content=")[^"]*/i, () => policy);
}
