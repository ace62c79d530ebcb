import type { ChainConfig } from './chain-config.ts';

/** Fields that every chain must set. */
export type RequiredKey = 'key' | 'name' | 'chainId' | 'coreSymbol' | 'color' | 'logo';

/** Groups that a family or a chain may set in part. */
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

/** Fields with defaults, each optional. */
export type ChainParts = Partial<Omit<ChainConfig, RequiredKey | Group | 'family'>> & {
  [Field in Group]?: Partial<ChainConfig[Field]>;
};
