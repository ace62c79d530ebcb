import type { ChainParts } from '../config/chain-parts.ts';

/**
 * What chains with the same system contracts have in common. Plain data, so that it travels with the chain that is
 * shown: code of one family is loaded where it is used.
 */
export interface Family {
  /** Name of its folder. */
  name: string;
  /** Layer between the defaults and what a chain states. */
  facts: ChainParts;
  /** Devnet of this family: the value of `--flavour`, and the chain whose token and features it has. null: none yet. */
  devnet: { flavour: string; chain: string } | null;
}

export function defineFamily({ name, devnet = null, ...facts }: FamilyInput): Family {
  return { name, devnet, facts };
}

type FamilyInput = ChainParts & { name: string; devnet?: Family['devnet'] };
