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

/** Reads the list of code reserved for a later issue: columns area, file, exports. */
export function readStock(tsv: string): Unused {
  const rows = tsv
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  return new Map(rows.map(([, file = '', exports = '']) => [file, new Set(exports.split(' '))]));
}

/** One line per difference: unused code that is not listed, and listed code that is used or missing. */
export function compareWithStock(unused: Unused, stock: Unused): string[] {
  const text = (name: string): string => (name === '*' ? '' : ` (${name})`);
  const lacking = (from: Unused, other: Unused, message: string): string[] =>
    [...from].flatMap(([file, names]) =>
      [...names]
        .filter((name) => other.get(file)?.has(name) !== true)
        .map((name) => `${file}${text(name)}: ${message}`),
    );
  return [
    ...lacking(unused, stock, 'no product code uses it'),
    ...lacking(stock, unused, 'listed in stock.tsv, but used or gone'),
  ];
}
