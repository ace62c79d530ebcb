import type { ChainConfig } from './chain-config.ts';

/** Fields that every chain states itself. */
export type Stated = 'key' | 'name' | 'chainId' | 'coreSymbol' | 'color' | 'logo';

/** Groups of which a family or a chain may state a part. */
type Group =
  | 'features'
  | 'contractVariants'
  | 'resources'
  | 'links'
  | 'nftApi'
  | 'systemAccounts'
  | 'prices'
  | 'oracle'
  | 'tokens'
  | 'spam'
  | 'stakeServices';

/** Any part of what a chain may leave to its family and to the defaults. */
export type ChainParts = Partial<Omit<ChainConfig, Stated | Group | 'family'>> & {
  [Field in Group]?: Partial<ChainConfig[Field]>;
};
