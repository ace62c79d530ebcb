import type { StakeFacts } from '@antescope/wallet/tools/stake';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { useOwnStakes } from '../../wallet/use-own-stakes.ts';

export interface OwnStakes {
  facts: StakeFacts;
  /** Balance and refund are known. */
  loaded: boolean;
  /** Balance, stakes or refund are being read. */
  loading: boolean;
  /** Balance, stakes or refund could not be read; the forms work without them. */
  failed: boolean;
  refresh: () => void;
}

/** Balance, stakes and refund of the connected account. */
export function useStakeFacts(): OwnStakes {
  const { actor } = useActor();
  const account = useOwnAccount(actor);
  const stakes = useOwnStakes(actor);
  const view = account.read.state === 'ready' ? account.read.value : null;
  return {
    facts: {
      actor,
      liquid: view?.liquid ?? null,
      refund: view?.refund ?? null,
      stakes: stakes.read.state === 'ready' ? stakes.read.value : null,
    },
    loaded: view !== null,
    loading: account.read.state === 'loading' || stakes.read.state === 'loading',
    failed: account.read.state === 'failed' || stakes.read.state === 'failed',
    refresh: () => {
      account.refresh();
      stakes.refresh();
    },
  };
}
