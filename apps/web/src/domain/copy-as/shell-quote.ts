/** The text as one word of a POSIX shell, whatever it contains. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
