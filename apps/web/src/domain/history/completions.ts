import { type QueryKey, queryKeys, queryValues } from '@antescope/sources/history/query-terms';
import { type QueryWord, queryWords } from '@antescope/sources/history/query-words';

/** Suggested values in addition to the grammar's: tokens of the chain, common days. */
export type SuggestedValues = Partial<Record<QueryKey, readonly string[]>>;

/** Replacements for the range from `start` to `end` of a line. */
export interface Completions {
  start: number;
  end: number;
  /** Full replacement texts; one that ends with a colon expects a value. */
  options: string[];
}

/** Completions at the caret of a query line. */
export function completionsAt(line: string, caret: number, suggestions: SuggestedValues): Completions {
  const words = queryWords(line);
  const word = words.find(({ start, end }) => start < caret && caret <= end);
  if (word === undefined) return { start: caret, end: caret, options: keysLeft(words, '') };
  const typed = line.slice(word.key === null ? word.start : word.valueAt, caret);
  if (word.key === null) {
    const options = word.quoted ? [] : keysLeft(words, typed.toLowerCase());
    return { start: word.start, end: word.end, options };
  }
  // Kinds are a list: completes the last entry.
  const list = word.key === 'kind' ? typed.lastIndexOf(',') + 1 : 0;
  return { start: word.valueAt + list, end: word.end, options: valuesOf(word.key, typed.slice(list), suggestions) };
}

/** The line with a completion applied, and the new caret position. */
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

function valuesOf(key: string, typed: string, suggestions: SuggestedValues): string[] {
  const all = [...(queryValues[key as QueryKey] ?? []), ...(suggestions[key as QueryKey] ?? [])];
  const begun = typed.toLowerCase();
  return all.filter((value) => value.toLowerCase().startsWith(begun) && value.toLowerCase() !== begun);
}
