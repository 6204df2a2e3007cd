/** What stands in a field that should hold something else: the first words of a fault, after the field's name. */
export function found(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (typeof value === 'string') return value.trim() === '' ? 'is empty' : `is '${shorten(value)}'`;
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'object' && value !== null) return 'is a group of fields';
  return `is ${String(value)} without quotes`;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text;
}
