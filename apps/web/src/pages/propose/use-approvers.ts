import { type Approver, approversByReach } from '@antescope/wallet/multisig/approver-reach';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { httpError, send } from '../../lib/http.ts';
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

/** Throws the node's error with its body. */
async function callNode(address: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw Object.assign(httpError(response.status, answer), { body: answer });
}
