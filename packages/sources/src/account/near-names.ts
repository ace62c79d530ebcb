/** Edits (insertion, deletion, replacement of a character) up to which a name counts as near. */
const maxEdits = 3;
const searched = 50;

/**
 * Existing account names near one that does not exist, nearest first, at most 5. They share its first characters: names
 * are searched by prefix. A failed search finds none.
 */
export async function nearNames(
  name: string,
  search: (prefix: string, limit: number) => Promise<{ state: string; data?: string[] }>,
): Promise<string[]> {
  if (!/^[a-z1-5][a-z1-5.]{1,12}$/.test(name)) return [];
  const lengths = [...new Set([Math.ceil(name.length / 2), Math.min(2, name.length)])];
  const found = await Promise.all(lengths.map((length) => search(name.slice(0, length), searched)));
  const names = new Set(found.flatMap((outcome) => (outcome.state === 'data' ? (outcome.data ?? []) : [])));
  return [...names]
    .map((candidate) => ({ candidate, edits: editsBetween(name, candidate) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 5)
    .map(({ candidate }) => candidate);
}

/** Levenshtein distance. */
export function editsBetween(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, previous[j]! + 1, row[j - 1]! + 1));
    }
    previous = row;
  }
  return previous.at(-1)!;
}
