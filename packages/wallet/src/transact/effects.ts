import { authorityOf } from './new-authority.ts';
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
  auth?: unknown;
  owner?: unknown;
  active?: unknown;
}

/** Permissions that the native actions among these set, delete or link. `system`: the chain's system account. */
export function permissionChanges(actions: readonly PreviewAction[], system: string): PermissionChange[] {
  return actions.filter(({ contract }) => contract === system).flatMap(changesOf);
}

function changesOf({ name, data }: PreviewAction): PermissionChange[] {
  const fields = (typeof data === 'object' && data !== null ? data : {}) as PermissionFields;
  const account = String(fields.account ?? fields.name ?? '');
  const of = (change: PermissionChange['change'], permission: unknown, authority?: unknown): PermissionChange => ({
    account,
    permission: String(permission),
    change,
    authority: authorityOf(authority),
    dropped: [],
  });
  switch (name) {
    case 'updateauth':
      return [of('set', fields.permission, fields.auth)];
    case 'deleteauth':
      return [of('deleted', fields.permission)];
    case 'linkauth':
      return [of('linked', fields.requirement)];
    case 'unlinkauth':
      return [of('unlinked', '')];
    case 'newaccount':
      return (['owner', 'active'] as const).map((permission) => ({
        ...of('created', permission, fields[permission]),
        account: String(fields.name ?? ''),
      }));
    default:
      return [];
  }
}
