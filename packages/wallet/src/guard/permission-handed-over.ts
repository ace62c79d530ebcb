import { phrase } from '../tools/phrase.ts';
import type { GuardRule } from './finding.ts';

/** All present keys of owner or active are replaced. */
export const permissionHandedOver: GuardRule = ({ permissions }) =>
  permissions
    .filter(({ change, permission, replaced }) => {
      const high = permission === 'owner' || permission === 'active';
      return change === 'set' && high && replaced === true;
    })
    .map(({ account, permission }) => phrase('permission-handed-over', `${account}@${permission}`));
