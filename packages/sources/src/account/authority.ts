import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { BadAnswerError, type Field } from '../core/fields.ts';
import type { AuthorityView, PermissionView } from './account-view.ts';

/** A permission of get_account. Keys come out in their current form, with the chain's legacy form beside it. */
export function readPermission(field: Field, keyPrefix: string): PermissionView {
  const linked = field.at('linked_actions');
  const parent = field.at('parent').text();
  return {
    name: field.at('perm_name').text(),
    parent: parent === '' ? null : parent,
    authority: readAuthority(field.at('required_auth'), keyPrefix),
    linked: linked.missing ? null : linked.items().map(readLink),
  };
}

/** A contract's action that is linked to a permission; action null: every action of the contract. */
export function readLink(field: Field): { contract: string; action: string | null } {
  const action = field.at('action').textOr('');
  return { contract: field.at('account').text(), action: action === '' ? null : action };
}

/** {threshold, keys, accounts, waits} as in get_account and in the arguments of updateauth. */
export function readAuthority(field: Field, keyPrefix: string): AuthorityView {
  return {
    threshold: field.at('threshold').number(),
    keys: field
      .at('keys')
      .itemsOrNone()
      .map((entry) => ({
        ...readKey(entry.at('key'), keyPrefix),
        weight: entry.at('weight').number(),
      })),
    accounts: field
      .at('accounts')
      .itemsOrNone()
      .map((entry) => ({
        actor: entry.at('permission').at('actor').text(),
        permission: entry.at('permission').at('permission').text(),
        weight: entry.at('weight').number(),
      })),
    waits: field
      .at('waits')
      .itemsOrNone()
      .map((entry) => ({
        seconds: entry.at('wait_sec').number(),
        weight: entry.at('weight').number(),
      })),
  };
}

/** A public key in its current form; `legacy` is null if the type has no legacy form (R1, WebAuthn). */
export function readKey(field: Field, keyPrefix: string): { key: string; legacy: string | null } {
  const text = field.text();
  try {
    const key = parsePublicKey(text);
    return { key: formatPublicKey(key), legacy: key.type === 'K1' ? formatLegacyKey(key, keyPrefix) : null };
  } catch {
    throw new BadAnswerError(field.path, 'a public key', field.origin);
  }
}
