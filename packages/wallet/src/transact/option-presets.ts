import type { TransactOptions } from './draft.ts';

/** For transactions that are built but not pushed: proposals, signing requests, command lines. */
export const buildOnlyOptions: TransactOptions = {
  blocksBehind: 12,
  expireSeconds: 3000,
  maxCpuUsageMs: 0,
  delaySeconds: 0,
};

/** For read-only transactions, and what a signing library takes where nobody says otherwise. */
export const queryOptions: TransactOptions = { blocksBehind: 3, expireSeconds: 1800 };

/** Milliseconds of CPU that a sponsor grants to a transaction. */
const sponsoredCpuMs = 5;

/** The same options for a transaction whose CPU somebody else pays, or not: a sponsor signs only what cannot cost him much. */
export function withFreeCpu(options: TransactOptions, freeCpu: boolean): TransactOptions {
  return { ...options, maxCpuUsageMs: freeCpu ? sponsoredCpuMs : 0 };
}
