import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { AuthorityView } from '@antescope/sources/account/account-view';
import type { TransactContext } from './draft.ts';
import type { PermissionChange } from './preview-facts.ts';

interface AuthorityFields {
  threshold?: unknown;
  keys?: unknown;
  accounts?: unknown;
  waits?: unknown;
}

/** The authority in an action's decoded data; null if the data has another form. */
export function authorityOf(value: unknown): AuthorityView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { threshold, keys, accounts, waits } = value as AuthorityFields;
  if (typeof threshold !== 'number' || !Array.isArray(keys) || !Array.isArray(accounts)) return null;
  return {
    threshold,
    keys: (keys as { key: unknown; weight: unknown }[]).map(({ key, weight }) => ({
      key: keyText(key),
      legacy: null,
      weight: Number(weight),
    })),
    accounts: (accounts as { permission: { actor: unknown; permission: unknown }; weight: unknown }[]).map(
      ({ permission: level, weight }) => ({
        actor: String(level.actor),
        permission: String(level.permission),
        weight: Number(weight),
      }),
    ),
    waits: (Array.isArray(waits) ? (waits as { wait_sec: unknown; weight: unknown }[]) : []).map((each) => ({
      seconds: Number(each.wait_sec),
      weight: Number(each.weight),
    })),
  };
}

/**
 * Adds the present keys that each set permission loses. A permission that does not exist yet, or an account that cannot be
 * read, loses none.
 */
export async function withDroppedKeys(
  changes: readonly PermissionChange[],
  context: Pick<TransactContext, 'call'>,
): Promise<PermissionChange[]> {
  return Promise.all(
    changes.map(async (change) => {
      if (change.change !== 'set' || change.authority === null) return change;
      const present = await presentKeys(change, context);
      const next = new Set(change.authority.keys.map(({ key }) => key));
      const dropped = present.filter((key) => !next.has(key));
      return { ...change, dropped, ...(present.length === 0 ? {} : { replaced: dropped.length === present.length }) };
    }),
  );
}

interface AccountKeys {
  permissions?: { perm_name: string; required_auth: { keys: { key: string }[] } }[];
}

async function presentKeys(
  { account, permission }: PermissionChange,
  context: Pick<TransactContext, 'call'>,
): Promise<string[]> {
  try {
    const answer = (await context.call('/v1/chain/get_account', { account_name: account })) as AccountKeys;
    const present = answer.permissions?.find(({ perm_name: name }) => name === permission);
    return present?.required_auth.keys.map(({ key }) => keyText(key)) ?? [];
  } catch {
    // The new keys are shown all the same; the comparison is an addition.
    return [];
  }
}

/** A key as 'PUB_…'; the text itself for types of keys that the codec does not know. */
function keyText(key: unknown): string {
  try {
    return formatPublicKey(parsePublicKey(String(key)));
  } catch {
    return String(key);
  }
}
