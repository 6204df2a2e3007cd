import type { Result } from 'lighthouse';

type Audit = Pick<Result['audits'][string], 'displayValue' | 'explanation' | 'details'>;

/** What an audit says of the page: its measure, and a line for every address, element or message that it names. */
export function namedItems({ displayValue = '', explanation = '', details }: Audit): readonly string[] {
  const rows = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return [displayValue, explanation, ...rows.map((row) => rowWords(row).join(' '))].filter(Boolean);
}

function rowWords(row: object): readonly string[] {
  return Object.values(row).flatMap(cellWords);
}

/** @see https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/types/lhr/audit-details.d.ts */
function cellWords(cell: unknown): readonly string[] {
  if (typeof cell === 'string') return [cell];
  if (typeof cell !== 'object' || cell === null) return []; // numbers mean little without their headings
  if ('selector' in cell) return cellWords(cell.selector);
  if ('url' in cell) return cellWords(cell.url);
  if ('value' in cell) return cellWords(cell.value);
  return 'items' in cell && Array.isArray(cell.items) ? cell.items.flatMap(rowWords) : [];
}
