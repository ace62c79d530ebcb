import type { SentenceChain } from '../sentence.ts';

/** The system contract of the chain, or a wrapper of it. */
export function isSystemContract(contract: string, { systemAccounts, systemWrappers }: SentenceChain): boolean {
  return contract === systemAccounts.system || systemWrappers.includes(contract);
}
