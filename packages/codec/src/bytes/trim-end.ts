/**
 * The text without the trailing run of one character. Linear, where `/x+$/` backtracks: that takes seconds on 100,000
 * characters of a hostile text.
 */
export function trimEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return end === text.length ? text : text.slice(0, end);
}

/** `1.5000` as `1.5` and `2.00` as `2`; a text without a point is left alone. */
export function trimDecimals(text: string): string {
  return text.includes('.') ? trimEnd(trimEnd(text, '0'), '.') : text;
}
