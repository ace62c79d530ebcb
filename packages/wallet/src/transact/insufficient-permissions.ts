import { accountReader } from '../permissions/account-permissions.ts';
import { isAtOrAbove, minimumPermission } from '../permissions/minimum-permission.ts';
import type { Draft, TransactContext } from './draft.ts';
import type { InsufficientPermission, SignedAction } from './preview-facts.ts';

/**
 * Declared permissions that do not authorize their action, which dry runs do not check. Skips accounts that cannot be read
 * and links that the node does not report (before Leap 3).
 */
export async function insufficientPermissions(
  actions: readonly SignedAction[],
  context: Pick<TransactContext, 'call' | 'systemAccount'>,
): Promise<InsufficientPermission[]> {
  const read = accountReader(context);
  const issues: InsufficientPermission[] = [];
  for (const action of actions) {
    for (const { actor, permission } of action.authorization) {
      const issue = { actor, permission, contract: action.contract, name: action.name };
      // oxlint-disable-next-line no-await-in-loop -- accounts are read once
      const account = await read(actor);
      if (account === null) continue;
      if (account === undefined || account.permissions.every(({ name }) => name !== permission)) {
        issues.push({ ...issue, fault: 'no-such-level', required: null });
        continue;
      }
      const minimum = minimumPermission(account, actor, action, context.systemAccount);
      if (minimum.kind === 'fault') issues.push({ ...issue, fault: minimum.fault, required: null });
      if (minimum.kind === 'permission' && !isAtOrAbove(account, permission, minimum.permission))
        issues.push({ ...issue, fault: 'insufficient', required: minimum.permission });
    }
  }
  return issues;
}

/** Whether the preview predicts that the chain rejects the transaction. */
export function wouldFail({ preview }: Draft): boolean {
  return preview !== null && (preview.failure !== null || preview.insufficient.length > 0);
}
