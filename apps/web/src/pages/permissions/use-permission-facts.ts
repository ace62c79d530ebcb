import type { PermissionFacts } from '@antescope/wallet/tools/own-permissions';
import { useBoot } from '../../lib/boot/boot-context.ts';
import type { ReadState } from '../../lib/use-read.ts';
import { fioFactsOf, type FioWalletData, useFioWallet } from '../../wallet/fio/use-fio-facts.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

export interface OwnPermissions {
  facts: PermissionFacts;
  loading: boolean;
  failed: boolean;
  /** Fees and balance of FIO; null on other chains. */
  fio: ReadState<FioWalletData> | null;
  refresh: () => void;
}

/** Permissions of the connected account, and the one that signs; on FIO with what the fees are paid from. */
export function usePermissionFacts(): OwnPermissions {
  const { actor, permission } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const { handles } = useBoot().chain.features;
  const fio = useFioWallet(handles ? actor : null, handles);
  return {
    facts: {
      actor,
      signer: permission,
      permissions: read.state === 'ready' ? read.value.permissions : null,
      ...(handles ? { fio: fioFactsOf(fio.read.state === 'ready' ? fio.read.value : null) } : {}),
    },
    loading: read.state === 'loading' || (handles && fio.read.state === 'loading'),
    failed: read.state === 'failed',
    fio: handles ? fio.read : null,
    refresh: () => {
      refresh();
      fio.refresh();
    },
  };
}
