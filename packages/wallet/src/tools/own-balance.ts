import { parseAsset } from '@antescope/codec/chain/asset';
import type { ToolContext } from './field.ts';
import { type Spendable, systemSymbol, systemTokenContract } from './tool-chain.ts';

/** The payer's balance of the token that the system contract counts in. */
export interface OwnBalance {
  /** '10.0000 EOS'; absent or null: not known. */
  liquid?: string | null;
}

/** What the payer can spend; null if unknown or in another token. */
export function payable({ chain, facts }: ToolContext<OwnBalance>): Spendable | null {
  if (facts.liquid === undefined || facts.liquid === null) return null;
  const { units, code, precision } = parseAsset(facts.liquid);
  const symbol = systemSymbol(chain);
  return code === symbol.code && precision === symbol.precision
    ? { units, symbol, contract: systemTokenContract(chain) }
    : null;
}
