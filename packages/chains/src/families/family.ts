import type { ChainParts } from '../config/chain-parts.ts';

/**
 * Settings shared by chains with the same system contracts. Plain data, so that it can be sent with a chain; code of
 * one family is loaded where it is used.
 */
export interface Family {
  /** Name of its folder. */
  name: string;
  /** Overrides the defaults; overridden by the chain. */
  facts: ChainParts;
  /**
   * This family's devnet: the value of `--flavor`, the chain whose token and features it copies, and an address of its
   * story as `fioFeeAccount` if that chain has none. null: none yet.
   */
  devnet: { flavor: string; chain: string; fioFeeAccount?: string } | null;
}

export function defineFamily({ name, devnet = null, ...facts }: FamilyInput): Family {
  return { name, devnet, facts };
}

type FamilyInput = ChainParts & { name: string; devnet?: Family['devnet'] };
