import type { AuthorityView } from '@antescope/sources/account/account-view';
import { deepestAuthority, levelText } from '@antescope/sources/msig/authority-need';
import type { PermissionLevel } from '../session/session.ts';
import type { AccountReader } from './account-permissions.ts';
import type { AuthorityLookup } from './authority-check.ts';

/** Most accounts that are read: an authority can name any number. */
const mostAccounts = 60;

/**
 * Authorities of the levels and of everything nested in them. `changes` replace what the chain has. null: an account could
 * not be read, or there are too many.
 */
export async function authoritiesBelow(
  levels: readonly PermissionLevel[],
  read: AccountReader,
  changes: ReadonlyMap<string, AuthorityView> = new Map(),
): Promise<AuthorityLookup | null> {
  const found = new Map<string, AuthorityView>();
  const seen = new Set<string>();
  const actors = new Set<string>();
  let open = levels;
  for (let depth = 0; depth <= deepestAuthority && open.length > 0; depth++) {
    const unseen = open.filter((level) => !seen.has(levelText(level)));
    for (const level of unseen) {
      seen.add(levelText(level));
      actors.add(level.actor);
    }
    if (actors.size > mostAccounts) return null;
    // oxlint-disable-next-line no-await-in-loop -- each depth names the next one
    const authorities = await Promise.all(unseen.map((level) => authorityIn(level, read, changes)));
    if (authorities.includes(null)) return null;
    unseen.forEach((level, at) => {
      const authority = authorities[at];
      if (authority != null) found.set(levelText(level), authority);
    });
    open = authorities.flatMap((authority) => authority?.accounts ?? []);
  }
  return (level) => found.get(levelText(level));
}

async function authorityIn(
  level: PermissionLevel,
  read: AccountReader,
  changes: ReadonlyMap<string, AuthorityView>,
): Promise<AuthorityView | null | undefined> {
  const changed = changes.get(levelText(level));
  if (changed !== undefined) return changed;
  const account = await read(level.actor);
  if (account === null || account === undefined) return account;
  return account.permissions.find(({ name }) => name === level.permission)?.authority;
}
