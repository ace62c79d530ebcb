import type { PublicChain } from '@antescope/chains/config/chain-config';

/** What is offered before anything was searched: producer b1 and the system's own accounts. */
export function initialHistory(chain: PublicChain): string[] {
  const { system, vpay, msig } = chain.systemAccounts;
  return ['b1', system, `${chain.systemDomain}.token`, vpay, msig];
}

/** A new term goes in front; three of the earlier ones are kept. Searching a term again moves it, never doubles it. */
export function remembered(history: readonly string[], term: string): string[] {
  return [term, ...history.filter((earlier) => earlier !== term).slice(0, 3)];
}

/** How many of the history are shown. */
export function shownHistory(history: readonly string[]): string[] {
  return history.slice(0, 6);
}
