/** Beginnings that a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A cell of a CSV file (RFC 4180). A text that a spreadsheet would run begins with an apostrophe, which it then shows as
 * text: names and memos are written by strangers.
 */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
