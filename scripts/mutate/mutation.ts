/** A change that takes a row's behavior away, and the test that must notice. */
export interface Mutation {
  /** Row of docs/ledger.tsv. */
  row: string;
  /** Source file from the root of the repository. */
  file: string;
  /** Text that is in the file exactly once. */
  find: string;
  replace: string;
  test: { file: string; title: string };
}

/** The file's text with the change. Throws if the text to replace is not there exactly once: the code has changed. */
export function mutated(text: string, { row, file, find, replace }: Mutation): string {
  const [before, after, ...others] = text.split(find);
  if (after === undefined) throw new Error(`Stale mutation of ${row}: its text is not in ${file}`);
  if (others.length > 0) throw new Error(`Stale mutation of ${row}: its text is in ${file} more than once`);
  return `${before}${replace}${after}`;
}
