/** What a spreadsheet would take for the beginning of a formula, full-width forms included. */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs: one that begins like a formula gets an apostrophe in front (OWASP, "CSV Injection"). */
export function guardCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text that `guardCell` was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
