import type { PublicChain } from '@antescope/chains/config/chain-config';

export type ActionHue = 'transfer' | 'resources' | 'governance' | 'account' | 'contract' | 'nft';

const nftContracts = new Set(['atomicassets', 'atomicmarket', 'simpleassets']);

/** Actions of the system contract by name; most of the others are about resources. */
const systemHues: readonly [RegExp, ActionHue][] = [
  [/auth$|acc|^bid|priv$|^setalimits$/, 'account'],
  [/vote|prod|proxy|^claim/, 'governance'],
  [/^set/, 'contract'],
];

/** The hue of an action. A color only: filters use the exact kinds, whose lists are too large for the first visit. */
export function hueOf(contract: string, name: string, chain: PublicChain): ActionHue {
  if (nftContracts.has(contract)) return 'nft';
  if (contract === chain.systemAccounts.msig) return 'governance';
  if (contract === chain.systemAccounts.system || chain.systemWrappers.includes(contract)) {
    return systemHues.find(([pattern]) => pattern.test(name))?.[1] ?? 'resources';
  }
  const isTransfer = chain.transfers.some(
    (shape) => shape.action === name && (shape.contract ?? contract) === contract,
  );
  return isTransfer ? 'transfer' : 'contract';
}
