import { askBackend } from '../services/backend/backend-client.ts';
import type { Field } from '../core/fields.ts';
import type { Meta, Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { AccountView, PermissionView } from './account-view.ts';

interface Link {
  permission: string;
  contract: string;
  action: string | null;
}

const keptMs = 60_000;
const mostLinks = 1000;
/** A page waits no longer for a service of somebody else. */
const waitMs = 400;

/**
 * Older nodes do not tell which actions are linked to a permission: a Hyperion of the chain's configuration does
 * (get_links). Where it does not answer the links stay unknown, and the failure is named.
 */
export async function withHistoryLinks(
  at: SourceContext,
  account: { state: 'data'; data: AccountView; meta: Meta },
): Promise<{ state: 'data'; data: AccountView; meta: Meta }> {
  const { permissions, name } = account.data;
  const url = at.chain.historySources.find(({ type }) => type === 'hyperion')?.url ?? null;
  if (url === null || permissions.every(({ linked }) => linked !== null)) return account;
  const links = await at.share(`links ${name}`, keptMs, () => hyperionLinks(url, name));
  if (links.state === 'failed') {
    const failures = [...account.meta.failures, ...links.meta.failures];
    return { ...account, meta: { ...account.meta, failures } };
  }
  const known = links.state === 'data' ? links.data : [];
  return { ...account, data: { ...account.data, permissions: permissions.map((each) => linkedBy(each, known)) } };
}

function linkedBy(permission: PermissionView, links: readonly Link[]): PermissionView {
  if (permission.linked !== null) return permission;
  const own = links.filter((link) => link.permission === permission.name);
  return { ...permission, linked: own.map(({ contract, action }) => ({ contract, action })) };
}

/** /v2/state/get_links of a Hyperion: an empty action stands for every action of the contract. */
function hyperionLinks(url: string, account: string): Promise<Outcome<Link[]>> {
  const asked = { segments: ['v2', 'state', 'get_links'], query: { account, limit: mostLinks } };
  return askBackend(url, asked, (answer) => answer.at('links').items().map(readLink), { timeoutMs: waitMs });
}

function readLink(row: Field): Link {
  const action = row.at('action').textOr('');
  return {
    permission: row.at('permission').text(),
    contract: row.at('code').text(),
    action: action === '' ? null : action,
  };
}
