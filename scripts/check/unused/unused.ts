/** Unused exports per file; '*' for the whole file. */
export type Unused = ReadonlyMap<string, ReadonlySet<string>>;

/** A file of knip's JSON report. */
export interface KnipIssue {
  file: string;
  files?: readonly { name: string }[];
  exports?: readonly { name: string }[];
  types?: readonly { name: string }[];
}

export function unusedOf(issues: readonly KnipIssue[]): Unused {
  return new Map(
    issues.map(({ file, files = [], exports = [], types = [] }) => [
      file,
      new Set(files.length > 0 ? ['*'] : [...exports, ...types].map(({ name }) => name)),
    ]),
  );
}

/** One line per unused file or export, except for what a README documents. */
export function undocumented(unused: Unused, documented: Unused): string[] {
  return [...unused].flatMap(([file, names]) =>
    [...names]
      .filter((name) => (name === '*' ? !documented.has(file) : documented.get(file)?.has(name) !== true))
      .map((name) => `${file}${name === '*' ? '' : ` (${name})`}: no product code uses it`),
  );
}
