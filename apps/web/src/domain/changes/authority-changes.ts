import type { AuthorityView } from '@antescope/sources/account/account-view';

export type Member =
  | { kind: 'key'; key: string }
  | { kind: 'account'; actor: string; permission: string }
  | { kind: 'wait'; seconds: number };

export interface MemberChange {
  id: string;
  member: Member;
  /** Weight before; null if not a member. */
  before: number | null;
  after: number | null;
}

const emptyAuthority: AuthorityView = { threshold: 0, keys: [], accounts: [], waits: [] };

/** Keys, accounts and waits that were added, removed or reweighted; with `all`, unchanged ones, too. */
export function memberChanges(before: AuthorityView | null, after: AuthorityView | null, all: boolean): MemberChange[] {
  const changes = new Map<string, MemberChange>();
  for (const { id, member, weight } of membersOf(after ?? emptyAuthority))
    changes.set(id, { id, member, before: null, after: weight });
  for (const { id, member, weight } of membersOf(before ?? emptyAuthority))
    changes.set(id, { id, member, after: changes.get(id)?.after ?? null, before: weight });
  return [...changes.values()].filter((change) => all || change.before !== change.after);
}

function membersOf({ keys, accounts, waits }: AuthorityView): { id: string; member: Member; weight: number }[] {
  return [
    ...keys.map(({ key, weight }) => ({ id: key, member: { kind: 'key' as const, key }, weight })),
    ...accounts.map(({ actor, permission, weight }) => ({
      id: `${actor}@${permission}`,
      member: { kind: 'account' as const, actor, permission },
      weight,
    })),
    ...waits.map(({ seconds, weight }) => ({ id: `${seconds}`, member: { kind: 'wait' as const, seconds }, weight })),
  ];
}
