import type { ChainConfig, PublicChain } from '@antescope/chains/config/chain-config';
import { systemAccountsOf } from '@antescope/chains/config/system-accounts';
import type { OwnNode } from './settings.ts';

/** The local chain with a visitor's settings. */
export function withOwnNode<Chain extends PublicChain | ChainConfig>(chain: Chain, own: OwnNode): Chain {
  const { systemDomain: domain, coreSymbol: code, corePrecision: precision } = own;
  return {
    ...chain,
    chainId: null,
    coreSymbol: { code: code ?? chain.coreSymbol.code, precision },
    systemToken: null,
    systemDomain: domain,
    coreContract: `${domain}.token`,
    systemAccounts: systemAccountsOf(domain),
    walletProviders: [],
  };
}
