/**
 * Where a spreadsheet may begin a cell: at the start of a text, and after the signs at which some split a line. Then,
 * after any blanks, signs that begin a formula, also in their full-width forms.
 */
const formula = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}\p{Cf}]{0,64}[=+\-@|%＝＋－＠﹢﹣﹦﹫−])/gu;
/** A tab or line break at the start is removed by some programs, with what it hides. */
const hidden = /^[\t\r\n]/;
const plain = /^[\w.:@/-]*$/;

/**
 * A cell of a CSV file (RFC 4180). A text that a spreadsheet would run begins with an apostrophe, which it then shows as
 * text: names and memos are written by strangers.
 */
export function csvCell(text: string): string {
  const guarded = text.replaceAll(formula, "'");
  const safe = hidden.test(guarded) ? `'${guarded}` : guarded;
  return plain.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}
