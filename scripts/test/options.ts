import { parseArgs } from 'node:util';

/** What `npm test -- …` was asked for. */
export interface Options {
  /** Test files and folders; empty: everything. */
  paths: string[];
  /** Also what only `npm run test:all` runs. */
  all: boolean;
  /** Writes the measured times of the suites to the repository. */
  record: boolean;
}

/** Throws on unknown options. */
export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, record: { type: 'boolean' } },
  });
  return { paths: positionals, all: values.all === true, record: values.record === true };
}
