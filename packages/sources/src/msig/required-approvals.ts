import type { AuthorityView } from '../account/account-view.ts';
import type { SourceContext } from '../core/source-context.ts';
import { levelText } from './authority-need.ts';
import { authorities } from './read-proposal.ts';

type Level = { actor: string; permission: string };

/** Default depth to which nested account permissions are resolved. */
const defaultDepth = 2;

/**
 * Permissions whose approval to request for `level`: the permissions in its authority, down to `depth`; for an
 * authority of keys, the permission itself. For the system account, the active permissions of the producers. Throws if
 * an account cannot be read.
 */
export async function requiredApprovals(at: SourceContext, level: Level, depth = defaultDepth): Promise<Level[]> {
  const required = new Map<string, Level>();
  const add = (each: Level): void => void required.set(levelText(each), each);
  const isSystem = level.actor === at.chain.systemAccounts.system;
  if (isSystem && (level.permission === 'owner' || level.permission === 'active')) {
    const schedule = await at.api.getProducerSchedule();
    for (const entry of schedule.value.at('active').at('producers').items())
      add({ actor: entry.at('producer_name').text(), permission: 'active' });
    return [...required.values()];
  }
  const authorityOf = authorities(at);
  const look = async (each: Level, left: number): Promise<void> => {
    const authority: AuthorityView | null = left === 0 ? null : await authorityOf(each.actor, each.permission);
    if (authority === null || authority.accounts.length === 0) return add(each);
    if (authority.keys.length > 0) add(each);
    for (const part of authority.accounts) await look({ actor: part.actor, permission: part.permission }, left - 1);
  };
  await look(level, depth);
  return [...required.values()];
}
