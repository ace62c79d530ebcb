import type { PublicChain } from '@antescope/chains/config/chain-config';

type Gate = (chain: PublicChain) => boolean;

const voting: Gate = ({ features }) => features.voting;
const fio: Gate = ({ features }) => features.fio;
const proton: Gate = ({ features }) => features.proton;
const nft: Gate = ({ features }) => features.nft;
const local: Gate = ({ key }) => key === 'local';

/** Addresses, those below them included, that only some chains have. */
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
  ['/address', fio],
  ['/addresses', fio],
  ['/domain', fio],
  ['/domains', fio],
  ['/wallet/register-address', fio],
  ['/wallet/register-domain', fio],
  ['/wallet/manage', fio],
  ['/outstanding-xtokens', proton],
  ['/wallet/longstaking', proton],
  ['/wallet/staking', proton],
  ['/wallet/stake-xpr', proton],
  ['/wallet/admin', proton],
  ['/settings', local],
];

/** Whether the chain has what is at an address; the menus and the routes ask the same question. */
export function isOnChain(path: string, chain: PublicChain): boolean {
  return gates.every(([gated, gate]) => (path !== gated && !path.startsWith(`${gated}/`)) || gate(chain));
}
