/** A piece of a query line: `key:value`, `:value`, `key:` or a bare value. Places are offsets in the line. */
export interface QueryWord {
  /** The part before the first colon outside quotes, in lower case; null without one. */
  key: string | null;
  value: string;
  quoted: boolean;
  /** The closing quote is missing. */
  open: boolean;
  start: number;
  end: number;
  /** Where the value begins. */
  valueAt: number;
}

/**
 * The pieces of a line, separated by spaces. A value in double quotes may hold spaces; inside them \" is a quote and \\
 * a backslash.
 */
export function queryWords(line: string): QueryWord[] {
  const words: QueryWord[] = [];
  let at = 0;
  while (at < line.length) {
    if (/\s/.test(line[at]!)) at += 1;
    else {
      const word = wordAt(line, at);
      words.push(word);
      at = word.end;
    }
  }
  return words;
}

function wordAt(line: string, start: number): QueryWord {
  const key = /^([^\s":]*):/.exec(line.slice(start))?.[1] ?? null;
  const valueAt = key === null ? start : start + key.length + 1;
  const about = { key: key?.toLowerCase() ?? null, start, valueAt };
  if (line[valueAt] === '"') return { ...about, ...quotedAt(line, valueAt) };
  const value = /^\S*/.exec(line.slice(valueAt))![0];
  return { ...about, value, quoted: false, open: false, end: valueAt + value.length };
}

function quotedAt(line: string, quote: number): Pick<QueryWord, 'value' | 'quoted' | 'open' | 'end'> {
  let value = '';
  let at = quote + 1;
  for (; at < line.length && line[at] !== '"'; at += 1) {
    if (line[at] === '\\' && at + 1 < line.length) at += 1;
    value += line[at];
  }
  return { value, quoted: true, open: at >= line.length, end: Math.min(at + 1, line.length) };
}

/** A value as written in a query line, quoted if needed. */
export function quoteWhereNeeded(value: string): string {
  return value === '' || /[\s"\\]/.test(value)
    ? `"${value.replaceAll(/["\\]/g, (character) => `\\${character}`)}"`
    : value;
}
