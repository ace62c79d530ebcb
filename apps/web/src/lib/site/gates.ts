import type { PublicChain } from '@antescope/chains/config/chain-config';

type Gate = (chain: PublicChain) => boolean;

const voting: Gate = ({ features }) => features.voting;
const handles: Gate = ({ features }) => features.handles;
const xprStaking: Gate = ({ features }) => features.xprStaking;
const nft: Gate = ({ features }) => features.nft;
const local: Gate = ({ key }) => key === 'local';

/** Paths that only some chains have, those below them included. */
const gates: readonly [path: string, gate: Gate][] = [
  ['/vote', voting],
  ['/wallet/proxy', voting],
  ['/rex', ({ features }) => features.rex],
  ['/vest', ({ founderVesting }) => founderVesting !== null],
  ['/dsp', ({ key, dsp }) => key === 'eos' || dsp !== null],
  ['/nft', nft],
  ['/wallet/transfer/nft', nft],
  ['/wallet/transfer/nft-batch', nft],
  ['/wallet/powerup', ({ features }) => features.rentBandwidth],
  ['/wallet/gbm-rewards', ({ features }) => features.gbmRewards],
  ['/address', handles],
  ['/addresses', handles],
  ['/domain', handles],
  ['/domains', handles],
  ['/wallet/register-address', handles],
  ['/wallet/register-domain', handles],
  ['/wallet/manage', handles],
  ['/outstanding-xtokens', ({ features }) => features.xtokens],
  ['/wallet/longstaking', ({ features }) => features.longStaking],
  ['/wallet/staking', xprStaking],
  ['/wallet/stake-xpr', xprStaking],
  ['/wallet/admin', ({ features }) => features.adminPages],
  ['/settings', local],
];

/** Whether the chain has the page of a path: one rule for menus and routes. */
export function isOnChain(path: string, chain: PublicChain): boolean {
  return gates.every(([gated, gate]) => (path !== gated && !path.startsWith(`${gated}/`)) || gate(chain));
}
