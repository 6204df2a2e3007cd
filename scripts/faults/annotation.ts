import type { Fault } from './Fault.ts';

/**
 * The line that has GitHub Actions show a message beside the line of a file that it is about, in a pull request.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation(kind: 'error' | 'warning', title: string, fault: Fault): string {
  const { message, place } = typeof fault === 'string' ? { message: fault, place: undefined } : fault;
  const properties = {
    ...(place && { file: place.file, line: place.line, col: place.column }),
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
