import { lastValue, type Meta } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { hyperion, type HyperionLink, hyperionLinks } from '../services/hyperion/hyperion.ts';
import type { AccountView, PermissionView } from './account-view.ts';

/**
 * The account with the actions linked to its permissions, which older nodes do not have and a Hyperion does (get_links).
 * Where it does not answer they stay unknown, with its failure.
 */
export async function withHistoryLinks(
  at: SourceContext,
  account: { state: 'data'; data: AccountView; meta: Meta },
): Promise<{ state: 'data'; data: AccountView; meta: Meta }> {
  const { permissions, name } = account.data;
  const areKnown = permissions.every(({ linked }) => linked !== null);
  if (areKnown || !hyperion.isConfigured(at.chain)) return account;
  const links = await hyperionLinks(at, name);
  if (links.state === 'failed') {
    const failures = [...account.meta.failures, ...links.meta.failures];
    return { ...account, meta: { ...account.meta, failures } };
  }
  const linked = lastValue(links) ?? [];
  return { ...account, data: { ...account.data, permissions: permissions.map((each) => linkedBy(each, linked)) } };
}

function linkedBy(permission: PermissionView, links: readonly HyperionLink[]): PermissionView {
  if (permission.linked !== null) return permission;
  const own = links.filter((link) => link.permission === permission.name);
  return { ...permission, linked: own.map(({ contract, action }) => ({ contract, action })) };
}
