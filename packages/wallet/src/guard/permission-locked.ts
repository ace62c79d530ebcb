import { phrase } from '../tools/phrase.ts';
import type { PermissionChange } from '../transact/preview-facts.ts';
import type { GuardRule } from './finding.ts';

/** A permission that nothing can satisfy afterwards. */
export const permissionLocked: GuardRule = ({ permissions }) =>
  permissions.flatMap((change) =>
    isLocked(change) ? [phrase('permission-locked', `${change.account}@${change.permission}`)] : [],
  );

/** Where the accounts in the authority are not known, its weights decide. */
function isLocked({ account, permission, authority, satisfiable }: PermissionChange): boolean {
  if (authority === null) return false;
  if (satisfiable !== undefined) return !satisfiable;
  const others = authority.accounts.filter((each) => each.actor !== account || each.permission !== permission);
  const reachable = [...authority.keys, ...others, ...authority.waits].reduce((sum, { weight }) => sum + weight, 0);
  return reachable < authority.threshold;
}
