import type { ChainFacts } from '../config/config-from-facts.ts';

/** Facts that a family may give its chains: all but what identifies a single chain. */
export type FamilyFacts = Partial<Omit<ChainFacts, 'family' | 'key' | 'name' | 'chainId' | 'color' | 'logo'>>;

/**
 * What chains with the same system contracts have in common. Plain data, so that it travels with the chain that is
 * shown: code of one family is loaded where it is used.
 */
export interface Family {
  /** Name of its folder. */
  name: string;
  /** Layer between the defaults and what a chain states. */
  facts: FamilyFacts;
  /** Devnet of this family: the value of `--flavour`, and the chain whose token and features it has. null: none yet. */
  devnet: { flavour: string; chain: string } | null;
}

export function defineFamily({ name, devnet = null, ...facts }: FamilyInput): Family {
  return { name, devnet, facts };
}

type FamilyInput = FamilyFacts & { name: string; devnet?: Family['devnet'] };
