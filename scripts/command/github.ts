import { appendFileSync } from 'node:fs';
import type { Diagnostic } from '../prerender/index.ts';

/** On GitHub Actions, shows each diagnostic beside its line in a pull request, and lists all in the run's summary. */
export function annotate(kind: 'error' | 'warning', title: string, diagnostics: readonly Diagnostic[]): void {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY: summary } = process.env;
  if (GITHUB_ACTIONS !== 'true') return;
  for (const diagnostic of diagnostics) console.log(annotation(kind, title, diagnostic));
  if (summary) appendFileSync(summary, summaryOf(title, diagnostics, process.env));
}

/** Prints a warning: a sentence, and a line for each diagnostic. */
export function warn(sentence: string, diagnostics: readonly Diagnostic[]): void {
  const list = diagnostics.map((diagnostic) => {
    if (typeof diagnostic === 'string') return `\n    ${diagnostic}`;
    const { location, message } = diagnostic;
    return `\n    ${location.file}:${location.line} ${message}`;
  });
  console.warn(`! ${sentence}${list.join('')}`);
  annotate('warning', sentence, diagnostics);
}

/**
 * Returns the workflow command that makes GitHub Actions show a message at its line in a pull request.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation(kind: 'error' | 'warning', title: string, diagnostic: Diagnostic): string {
  const { message, location } =
    typeof diagnostic === 'string' ? { message: diagnostic, location: undefined } : diagnostic;
  const properties = {
    ...(location && { file: location.file, line: location.line, col: location.column }),
    title,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${kind} ${list.join(',')}::${escapeData(message)}`;
}

/**
 * Returns a list of diagnostics in Markdown, each with a link to its line on the checked branch.
 * @param env the environment of a step on GitHub Actions.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function summaryOf(
  title: string,
  diagnostics: readonly Diagnostic[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  const branch = env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME; // the first is set only on a pull request
  const root = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/blob/${branch}`;
  const list = diagnostics.map((diagnostic) => {
    if (typeof diagnostic === 'string') return `- ${escapeMarkdown(diagnostic)}\n`;
    const { message, location } = diagnostic;
    const { file, line, text } = location;
    const path = `${root}/${encodeURI(file)}`;
    const link =
      text === '' // a picture, or an empty file
        ? `[${escapeMarkdown(file)}](${path})`
        : `[${escapeMarkdown(file)}, line ${line}](${path}?plain=1#L${line})`;
    return `- ${link}: ${escapeMarkdown(message)}\n`;
  });
  return `## ${escapeMarkdown(title)}\n\n${list.join('')}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&').replace(/\s*\n\s*/g, '<br>');
}
