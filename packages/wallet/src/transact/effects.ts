import type { PermissionChange, PreviewAction } from './preview-facts.ts';
import type { ComputedTrace } from './processed.ts';

/** Net bytes of RAM per account, zero sums left out. */
export function sumRam(traces: readonly ComputedTrace[]): { account: string; bytes: string }[] {
  const sums = new Map<string, bigint>();
  for (const trace of traces) {
    for (const { account, delta } of trace.account_ram_deltas ?? [])
      sums.set(account, (sums.get(account) ?? 0n) + BigInt(delta));
  }
  return [...sums].filter(([, bytes]) => bytes !== 0n).map(([account, bytes]) => ({ account, bytes: String(bytes) }));
}

interface PermissionFields {
  account?: unknown;
  name?: unknown;
  permission?: unknown;
  requirement?: unknown;
}

/** Permissions that the native actions among these set, delete or link. `system`: the chain's system account. */
export function permissionChanges(actions: readonly PreviewAction[], system: string): PermissionChange[] {
  const changes: PermissionChange[] = [];
  for (const action of actions) {
    if (action.contract !== system) continue;
    const fields = (typeof action.data === 'object' && action.data !== null ? action.data : {}) as PermissionFields;
    const account = String(fields.account ?? fields.name ?? '');
    if (action.name === 'updateauth') changes.push({ account, permission: String(fields.permission), change: 'set' });
    else if (action.name === 'deleteauth')
      changes.push({ account, permission: String(fields.permission), change: 'deleted' });
    else if (action.name === 'linkauth')
      changes.push({ account, permission: String(fields.requirement), change: 'linked' });
    else if (action.name === 'unlinkauth') changes.push({ account, permission: '', change: 'unlinked' });
    else if (action.name === 'newaccount')
      changes.push({ account: String(fields.name ?? ''), permission: 'owner', change: 'created' });
  }
  return changes;
}
