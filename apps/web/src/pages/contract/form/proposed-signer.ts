import { usualPermission } from '@antescope/wallet/permissions/usual-permission';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { firstNamed } from './first-named.ts';
import type { FormValue } from './form-value.ts';

/**
 * The authorization that the form of an action starts with: the connected account's own, because it cannot sign for
 * another; without an account what the action most often takes, '' if unknown.
 */
export function proposedSigner(
  session: PermissionLevel | null,
  value: FormValue,
  action: { account: string; name: string },
): string {
  return session === null ? firstNamed(value, usualPermission(action.account, action.name)) : levelText(session);
}
