import type { Diagnostic, LocatedDiagnostic } from './Diagnostic.ts';

/** Has GitHub Actions, where the command runs there, show each fault beside the line that it is about. */
export function annotate(kind: 'error' | 'warning', title: string, faults: readonly Diagnostic[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const fault of faults) console.log(annotation(kind, title, fault));
}

/** Warns of what does not stop the command: a sentence, and each thing that it is about. */
export function warn(sentence: string, faults: readonly LocatedDiagnostic[]): void {
  const list = faults.map(({ location, message }) => `\n    ${location.file}:${location.line} ${message}`);
  console.warn(`! ${sentence}${list.join('')}`);
  annotate('warning', sentence, faults);
}

/**
 * The line that has GitHub Actions show a message beside the line of a file that it is about, in a pull request.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation(kind: 'error' | 'warning', title: string, fault: Diagnostic): string {
  const { message, location } = typeof fault === 'string' ? { message: fault, location: undefined } : fault;
  const properties = {
    ...(location && { file: location.file, line: location.line, col: location.column }),
    title,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${kind} ${list.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
