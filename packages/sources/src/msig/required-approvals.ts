import type { AuthorityView } from '../account/account-view.ts';
import { type AuthorityOf, levelText } from './authority-need.ts';

type Level = { actor: string; permission: string };

/** What approvals are derived from. */
export interface ApprovalReads {
  systemAccount: string;
  authorityOf: AuthorityOf;
  /** Accounts of the active schedule. */
  activeProducers: () => Promise<readonly string[]>;
}

/** Default depth to which nested account permissions are resolved. */
const defaultDepth = 2;

/**
 * Permissions whose approval to request for `level`: the permissions in its authority, down to `depth`; for an
 * authority of keys, the permission itself. For the system account, the active permissions of the producers. Throws if
 * an account cannot be read.
 */
export async function requiredApprovals(level: Level, reads: ApprovalReads, depth = defaultDepth): Promise<Level[]> {
  const required = new Map<string, Level>();
  const add = (each: Level): void => void required.set(levelText(each), each);
  const isSystem = level.actor === reads.systemAccount;
  if (isSystem && (level.permission === 'owner' || level.permission === 'active')) {
    for (const actor of await reads.activeProducers()) add({ actor, permission: 'active' });
    return [...required.values()];
  }
  const look = async (each: Level, left: number): Promise<void> => {
    const authority: AuthorityView | null = left === 0 ? null : await reads.authorityOf(each.actor, each.permission);
    if (authority === null || authority.accounts.length === 0) return add(each);
    if (authority.keys.length > 0) add(each);
    for (const part of authority.accounts) await look({ actor: part.actor, permission: part.permission }, left - 1);
  };
  await look(level, depth);
  return [...required.values()];
}
