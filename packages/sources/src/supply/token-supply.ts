import { data, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { type TokenId, tokenById } from '../token/token-id.ts';
import { circulatingSupply } from './circulating-supply.ts';

/** Supply of a token for those who list it (supply/{id}); asset texts. */
export interface TokenSupply {
  contract: string;
  code: string;
  supply: string;
  maxSupply: string;
  /** What is neither unissued nor held by the reserved accounts; null if those are unknown. */
  circulating: string | null;
}

/** Issued, largest and circulating supply. Reserved accounts are known for the chain's own token only. */
export async function tokenSupply(at: SourceContext, id: TokenId): Promise<Outcome<TokenSupply>> {
  const stat = await tokenById(at, id);
  if (stat.state !== 'data') return withoutData(stat);
  const { contract, code, supply, maxSupply } = stat.data;
  const isCore = contract === at.chain.coreContract && code === at.chain.coreSymbol.code;
  const circulating = isCore ? await circulatingSupply(at, stat.data) : null;
  const amount = circulating?.state === 'data' ? circulating.data : null;
  const failures = [...stat.meta.failures, ...(circulating?.meta.failures ?? [])];
  return data({ contract, code, supply, maxSupply, circulating: amount }, { ...stat.meta, failures });
}
