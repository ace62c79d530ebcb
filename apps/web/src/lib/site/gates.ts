import type { ChainFeatures, PublicChain } from '@antescope/chains/config/chain-config';

/** A feature of the chain, or a rule over the chain. */
type Gate = keyof ChainFeatures | ((chain: PublicChain) => boolean);

/** Paths that only some chains have, those below them included. */
const gates: readonly [gate: Gate, ...paths: string[]][] = [
  ['voting', '/vote', '/wallet/proxy'],
  ['rex', '/rex'],
  [({ founderVesting }) => founderVesting !== null, '/vest'],
  [({ key, dsp }) => key === 'eos' || dsp !== null, '/dsp'],
  ['nft', '/nft', '/wallet/transfer/nft', '/wallet/transfer/nft-batch'],
  ['rentBandwidth', '/wallet/powerup'],
  [({ resources }) => resources.ram !== 'granted', '/wallet/ram'],
  ['gbmRewards', '/wallet/gbm-rewards'],
  ['handles', '/address', '/addresses', '/domain', '/domains'],
  ['handles', '/wallet/register-address', '/wallet/register-domain', '/wallet/manage'],
  ['xtokens', '/outstanding-xtokens'],
  ['longStaking', '/wallet/longstaking'],
  ['xprStaking', '/wallet/staking', '/wallet/stake-xpr'],
  ['adminPages', '/wallet/admin'],
  [({ key }) => key === 'local', '/settings'],
];

/** Whether the chain has the page of a path: one rule for menus and routes. */
export function isOnChain(path: string, chain: PublicChain): boolean {
  return gates.every(
    ([gate, ...paths]) =>
      !paths.some((gated) => path === gated || path.startsWith(`${gated}/`)) ||
      (typeof gate === 'string' ? chain.features[gate] : gate(chain)),
  );
}
