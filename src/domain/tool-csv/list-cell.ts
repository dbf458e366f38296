/** Several values in one cell, separated by semicolons; a semicolon inside a value is written `\;`. */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\;]/g, '\\$&')).join(';');
}

/** The values of such a cell, trimmed; empty ones are left out. */
export function splitList(cell: string): string[] {
  return partsOf(cell)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function partsOf(cell: string): string[] {
  if (!cell.includes('\\')) return cell.split(';');
  const values = [''];
  for (const [part] of cell.matchAll(/\\[\\;]|[^]/gu)) {
    if (part === ';') values.push('');
    else values.push(`${values.pop() ?? ''}${part.length === 2 && part.startsWith('\\') ? part.slice(1) : part}`);
  }
  return values;
}
