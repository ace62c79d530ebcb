import { useBoot } from '../../lib/boot/boot-context.ts';
import { useSavedUsers } from '../saved-users.ts';
import { useMultisig } from './use-multisig.ts';

/** Account and permission whose actions forms prepare: the connected one, or in multisig mode the one acted for. */
export function useActor(): { actor: string | null; permission: string | null } {
  const saved = useSavedUsers(useBoot().chain.chainId ?? '');
  const { multisigMode, onBehalfOf } = useMultisig().state;
  return multisigMode && saved.actor !== null && onBehalfOf !== null ? onBehalfOf : saved;
}
