import { phrase } from '../tools/phrase.ts';
import type { GuardRule } from './finding.ts';

/** Keys and accounts that alone satisfy an existing permission afterwards, and were not part of it. */
export const permissionShared: GuardRule = ({ permissions }) =>
  permissions
    .filter(({ replaced }) => replaced !== true)
    .flatMap(({ account, permission, newcomers = [] }) =>
      newcomers.map((member) => phrase('permission-shared', member, `${account}@${permission}`)),
    );
