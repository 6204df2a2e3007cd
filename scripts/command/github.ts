import type { Diagnostic } from '../prerender/index.ts';

/** GitHub shows ten annotations of a kind for each step, and drops the others. */
const annotationLimit = 10;

/**
 * On GitHub Actions, shows each diagnostic in the run's summary, and beside its line in a pull request. If there are
 * more than GitHub shows, the last annotation lists the others.
 */
export function annotate(kind: 'error' | 'warning', title: string, diagnostics: readonly Diagnostic[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  const single = diagnostics.length > annotationLimit ? annotationLimit - 1 : annotationLimit;
  const others = diagnostics.slice(single).map(onOneLine).join('\n');
  for (const diagnostic of [...diagnostics.slice(0, single), ...(others === '' ? [] : [others])])
    console.log(annotation(kind, title, diagnostic));
}

/** Prints a warning: a sentence, and a line for each diagnostic. */
export function warn(sentence: string, diagnostics: readonly Diagnostic[]): void {
  console.warn([`! ${sentence}`, ...diagnostics.map(onOneLine)].join('\n    '));
  annotate('warning', sentence, diagnostics);
}

function onOneLine(diagnostic: Diagnostic): string {
  if (typeof diagnostic === 'string') return diagnostic;
  const { location, message } = diagnostic;
  return `${location.file}:${location.line} ${message}`;
}

/**
 * Returns the workflow command that makes GitHub Actions show a message at its line in a pull request.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
function annotation(kind: 'error' | 'warning', title: string, diagnostic: Diagnostic): string {
  const { location = undefined, message } = typeof diagnostic === 'string' ? { message: diagnostic } : diagnostic;
  const properties = Object.entries({ ...(location && { file: location.file, line: location.line }), title }).map(
    ([name, value]) => `${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${kind} ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
