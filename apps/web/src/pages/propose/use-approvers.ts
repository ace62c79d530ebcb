import { type Approver, approversByReach } from '@antescope/wallet/multisig/approver-reach';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { callNode } from '../../lib/call-node.ts';
import { useRead } from '../../lib/use-read.ts';
import { useSavedUsers } from '../../wallet/saved-users.ts';

/** The levels with what can be expected of them, reachable ones first; null until that is read. */
export function useApprovers(levels: readonly PermissionLevel[]): readonly Approver[] | null {
  const { base, chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const names = levels.map(levelText).join(' ');
  const { read } = useRead(names === '' ? null : `${names} ${actor ?? ''}`, (signal) =>
    approversByReach(levels, {
      systemDomain: chain.systemDomain,
      own: actor,
      call: (path, body) => callNode(base + path, body, signal),
    }),
  );
  return read.state === 'ready' ? read.value : null;
}
