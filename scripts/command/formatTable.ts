/**
 * A table of plain text: the first column starts flush left, the others, which hold numbers, end flush right.
 * @param rows each with as many cells as the first, which is the heading.
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ')).join('\n');
}
