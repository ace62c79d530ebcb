import { parseAsset } from '@antescope/codec/chain/asset';
import type { XprStakeFacts } from '@antescope/wallet/tools/xpr-stake';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { useXprStake } from '../../wallet/use-xpr-stake.ts';

export interface OwnStaking {
  facts: XprStakeFacts & { actor: string | null };
  /** The account votes for enough producers to receive rewards. */
  qualified: boolean;
  loaded: boolean;
  /** Balance or stake are being read. */
  loading: boolean;
  /** Balance or stake could not be read; the forms work without them. */
  failed: boolean;
  refresh: () => void;
}

/** Balance, stake, refund and rewards of the connected account. */
export function useStakingFacts(unstakePeriod: number | null): OwnStaking {
  const { actor } = useActor();
  const account = useOwnAccount(actor);
  const stake = useXprStake(actor);
  const liquid = account.read.state === 'ready' ? account.read.value.liquid : null;
  const row = stake.read.state === 'ready' ? stake.read.value : null;
  const { refund = null, staked = '0', claimable = '0', claimableFrom = 0, qualified = false } = row ?? {};
  return {
    facts: {
      actor,
      unstakePeriod,
      liquid: liquid === null ? null : parseAsset(liquid).units,
      stake:
        stake.read.state === 'ready'
          ? {
              staked: BigInt(staked),
              claimable: BigInt(claimable),
              claimableFrom,
              refund: refund === null ? null : { units: BigInt(refund.units), available: refund.available },
            }
          : null,
    },
    qualified,
    loaded: stake.read.state === 'ready',
    loading: account.read.state === 'loading' || stake.read.state === 'loading',
    failed: account.read.state === 'failed' || stake.read.state === 'failed',
    refresh: () => {
      account.refresh();
      stake.refresh();
    },
  };
}
