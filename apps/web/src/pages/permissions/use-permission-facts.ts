import type { PermissionFacts } from '@antescope/wallet/tools/own-permissions';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

export interface OwnPermissions {
  facts: PermissionFacts;
  failed: boolean;
  refresh: () => void;
}

/** Permissions of the connected account, and the one that signs. */
export function usePermissionFacts(): OwnPermissions {
  const { actor, permission } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  return {
    facts: { actor, signer: permission, permissions: read.state === 'ready' ? read.value.permissions : null },
    failed: read.state === 'failed',
    refresh,
  };
}
