/** Words of translated English, with their number of lines at the start of the count. */
export const countedWords = [
  { name: 'told', pattern: /\btold\b/i, baseline: 372 },
  { name: 'tell(s)', pattern: /\btells?\b/i, baseline: 246 },
  // A stand-in is a term: a service that speaks the protocol of another one.
  { name: 'stand(s)', pattern: /\bstands?\b(?!-ins?\b)/i, baseline: 171 },
  { name: 'nobody, somebody', pattern: /\b(?:no|some)body\b/i, baseline: 227 },
  { name: 'anew', pattern: /\banew\b/i, baseline: 32 },
  { name: 'go(es) on', pattern: /\b(?:go|goes|going|gone|went) on\b/i, baseline: 116 },
] as const;

export interface WordCount {
  name: string;
  lines: number;
  baseline: number;
  /** Percent of the baseline. */
  share: number;
}

/** Counts lines with each word. */
export function countWords(texts: readonly string[]): WordCount[] {
  const lines = texts.flatMap((text) => text.split('\n'));
  return countedWords.map(({ name, pattern, baseline }) => {
    const count = lines.filter((line) => pattern.test(line)).length;
    return { name, lines: count, baseline, share: (100 * count) / baseline };
  });
}
