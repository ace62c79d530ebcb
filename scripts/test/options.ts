import { parseArgs } from 'node:util';

/** What `npm test -- …` was asked for. */
export interface Options {
  /** Test files and folders; empty: everything. */
  paths: string[];
  /** Also what only `npm run test:all` runs. */
  all: boolean;
  /** Writes the measured times of the suites to the repository. */
  record: boolean;
  /** Runs suites again that have passed on the same files. */
  fresh: boolean;
  /** Only suites that changes since this commit reach; null: all. */
  changed: string | null;
}

/** Throws on unknown options. `env`: a continuous integration, and a run that measures, use no earlier results. */
export function optionsOf(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArgs({
    args: args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      changed: { type: 'string' },
    },
  });
  const { all, record, fresh, changed = null } = values;
  return { paths: positionals, all, record, changed, fresh: fresh || record || all || (env.CI ?? '') !== '' };
}
