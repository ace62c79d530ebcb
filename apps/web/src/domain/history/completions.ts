import { type QueryKey, queryKeys, queryValues } from '@antescope/sources/history/query-terms';
import { type QueryWord, queryWords } from '@antescope/sources/history/query-words';

/** Values that the page knows beside those of the grammar: tokens of the chain, days that are often asked for. */
export type KnownValues = Partial<Record<QueryKey, readonly string[]>>;

/** What could stand instead of the part of a line between `start` and `end`. */
export interface Completions {
  start: number;
  end: number;
  /** Each is the whole of what stands there then; one that ends with a colon goes on with a value. */
  options: string[];
}

/** What can be typed at the caret of a query line. */
export function completionsAt(line: string, caret: number, known: KnownValues): Completions {
  const words = queryWords(line);
  const word = words.find(({ start, end }) => start < caret && caret <= end);
  if (word === undefined) return { start: caret, end: caret, options: keysLeft(words, '') };
  const typed = line.slice(word.key === null ? word.start : word.valueAt, caret);
  if (word.key === null) {
    const options = word.quoted ? [] : keysLeft(words, typed.toLowerCase());
    return { start: word.start, end: word.end, options };
  }
  // Kinds are a list: what is completed is its last entry.
  const list = word.key === 'kind' ? typed.lastIndexOf(',') + 1 : 0;
  return { start: word.valueAt + list, end: word.end, options: valuesOf(word.key, typed.slice(list), known) };
}

/** The line with a completion taken, and where the caret goes. */
export function complete(line: string, { start, end }: Completions, option: string): { line: string; caret: number } {
  const gap = option.endsWith(':') ? '' : ' ';
  const rest = line.slice(end).trimStart();
  const before = line.slice(0, start) + option + gap;
  return { line: before + rest, caret: before.length };
}

function keysLeft(words: readonly QueryWord[], typed: string): string[] {
  const used = new Set(words.map(({ key }) => key));
  return queryKeys.filter((key) => !used.has(key) && key.startsWith(typed)).map((key) => `${key}:`);
}

function valuesOf(key: string, typed: string, known: KnownValues): string[] {
  const all = [...(queryValues[key as QueryKey] ?? []), ...(known[key as QueryKey] ?? [])];
  const begun = typed.toLowerCase();
  return all.filter((value) => value.toLowerCase().startsWith(begun) && value.toLowerCase() !== begun);
}
