import type { PublicChain } from '@antescope/chains/config/chain-config';

/** Initial suggestions: producer b1 and the system accounts. */
export function initialHistory(chain: PublicChain): string[] {
  const { system, vpay, msig } = chain.systemAccounts;
  return ['b1', system, `${chain.systemDomain}.token`, vpay, msig];
}

/** Prepends a term and keeps three earlier ones, without duplicates. */
export function addToHistory(history: readonly string[], term: string): string[] {
  return [term, ...history.filter((earlier) => earlier !== term).slice(0, 3)];
}

/** The displayed part of the history. */
export function visibleHistory(history: readonly string[]): string[] {
  return history.slice(0, 6);
}
