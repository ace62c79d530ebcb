import { phrase } from '../tools/phrase.ts';
import type { GuardRule } from './finding.ts';

/** A permission that can never be satisfied: its weights do not reach the threshold, or it refers to itself alone. */
export const permissionLocked: GuardRule = ({ permissions }) =>
  permissions.flatMap(({ account, permission, authority }) => {
    if (authority === null) return [];
    const others = authority.accounts.filter((each) => each.actor !== account || each.permission !== permission);
    const reachable = [...authority.keys, ...others, ...authority.waits].reduce((sum, { weight }) => sum + weight, 0);
    return reachable < authority.threshold ? [phrase('permission-locked', `${account}@${permission}`)] : [];
  });
