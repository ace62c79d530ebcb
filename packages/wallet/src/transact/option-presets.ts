import type { TransactOptions } from './draft.ts';

/** For transactions that are built but not pushed: proposals, signing requests, command lines. */
export const buildOnlyOptions: TransactOptions = {
  blocksBehind: 12,
  expireSeconds: 3000,
  maxCpuUsageMs: 0,
  delaySeconds: 0,
};

/** For read-only transactions; also the defaults of signing libraries. */
export const queryOptions: TransactOptions = { blocksBehind: 3, expireSeconds: 1800 };

/** Milliseconds of CPU that a sponsor grants to a transaction. */
const sponsoredCpuMs = 5;

/** Caps the CPU of a sponsored transaction: sponsors sign only transactions with a limit. */
export function withFreeCpu(options: TransactOptions, freeCpu: boolean): TransactOptions {
  return { ...options, maxCpuUsageMs: freeCpu ? sponsoredCpuMs : 0 };
}
