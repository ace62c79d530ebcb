import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

/** Faults that some services accept, by their titles. */
export const otherTypes = 'other types throughout';
export const aText = 'a text';
export const aList = 'a list of numbers';
export const anything = [otherTypes, aText, aList];

/** Calls of a service; exported as `conformance` by the `<name>.conformance.ts` in its folder. */
export interface ServiceConformance {
  /** Changes to a chain's configuration that set up the service. */
  at: (url: string) => Partial<ChainConfig>;
  reads: Record<string, (at: SourceContext) => Promise<Outcome<unknown>>>;
  /** A 404 of this service means that there is no such thing. */
  absent?: boolean;
  /** Faults that are valid answers here: whatever text or members there are. */
  accepts?: readonly string[];
}

/** What the calls of several services ask for. */
export const noPrices: ChainConfig['prices'] = { feeds: [], forex: null, graphql: null, circulating: null };
export const gateway = { limit: 10, ipfsGateway: 'https://ipfs.example' };
export const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
export const eos = { chain: 'eos', contract: 'eosio.token', symbol: 'EOS' };

export const envelope = {
  signer: { actor: 'alice', permission: 'active' },
  signatures: ['SIG_K1_x'] as const,
  transaction: {},
};
