import type { AuthorityView } from '@antescope/sources/account/account-view';
import { type AccountReader, accountReader } from '../permissions/account-permissions.ts';
import { authoritiesBelow } from '../permissions/authorities.ts';
import { type AuthorityLookup, isSatisfied } from '../permissions/authority-check.ts';
import { isSatisfiable } from '../permissions/satisfiable.ts';
import { levelText, type PermissionLevel } from '../session/session.ts';
import type { TransactContext } from './draft.ts';
import type { PermissionChange } from './preview-facts.ts';

/**
 * Adds to each set permission who loses it, who alone satisfies it afterwards, and whether anything does. A permission that
 * does not exist yet, or an account that cannot be read, loses nothing.
 */
export async function withConsequences(
  changes: readonly PermissionChange[],
  context: Pick<TransactContext, 'call'>,
): Promise<PermissionChange[]> {
  const read = accountReader(context);
  const next = new Map(
    changes.flatMap((each) =>
      each.change === 'set' && each.authority !== null ? [[textOf(each), each.authority]] : [],
    ),
  );
  return Promise.all(
    changes.map(async (change) => {
      const { authority } = change;
      if (change.change !== 'set' || authority === null) return change;
      const level = { actor: change.account, permission: change.permission };
      const [present, authorities] = await Promise.all([
        presentAuthority(level, read),
        authoritiesBelow([level], read, next),
      ]);
      return {
        ...change,
        ...(present === null ? {} : losses(present, authority)),
        ...(authorities === null ? {} : { satisfiable: isSatisfiable(level, authorities) }),
        ...(present === null || authorities === null ? {} : { newcomers: newcomers(level, present, authorities) }),
      };
    }),
  );
}

function textOf({ account, permission }: PermissionChange): string {
  return levelText({ actor: account, permission });
}

async function presentAuthority(level: PermissionLevel, read: AccountReader): Promise<AuthorityView | null> {
  const account = await read(level.actor);
  return account?.permissions.find(({ name }) => name === level.permission)?.authority ?? null;
}

function losses(present: AuthorityView, next: AuthorityView): Pick<PermissionChange, 'dropped' | 'replaced'> {
  const keys = new Set(next.keys.map(({ key }) => key));
  const levels = new Set(next.accounts.map(levelText));
  const dropped = present.keys.map(({ key }) => key).filter((key) => !keys.has(key));
  const keepsAccount = present.accounts.some((level) => levels.has(levelText(level)));
  return { dropped, replaced: dropped.length === present.keys.length && !keepsAccount };
}

/** Keys and accounts of the new authority that satisfy it alone and were not part of the present one. */
function newcomers(level: PermissionLevel, present: AuthorityView, authorityOf: AuthorityLookup): string[] {
  const next = authorityOf(level);
  if (next === undefined) return [];
  const before = new Set([...present.keys.map(({ key }) => key), ...present.accounts.map(levelText)]);
  const keys = next.keys
    .map(({ key }) => key)
    .filter((key) => isSatisfied(level, authorityOf, { hasKey: (each) => each === key, delaySeconds: 0 }));
  const levels = next.accounts
    .filter(({ actor }) => actor !== level.actor)
    .map(levelText)
    .filter((text) => isSatisfied(level, authorityOf, { hasKey: () => false, levels: [text], delaySeconds: 0 }));
  return [...keys, ...levels].filter((member) => !before.has(member));
}
