import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { PermissionLevel } from '../session/session.ts';
import type { ProviderContext } from './provider.ts';

/** Permissions that each key ('PUB_…') is part of, by key; none for keys without accounts. */
export async function levelsByKey(
  keys: readonly string[],
  { call }: Pick<ProviderContext, 'call'>,
): Promise<Map<string, PermissionLevel[]>> {
  const { accounts } = (await call('/v1/chain/get_accounts_by_authorizers', { accounts: [], keys })) as {
    accounts: { account_name: string; permission_name: string; authorizing_key?: string | null }[];
  };
  const levels = new Map<string, PermissionLevel[]>(keys.map((key) => [key, []]));
  for (const { account_name: actor, permission_name: permission, authorizing_key: key } of accounts)
    if (key != null) levels.get(formatPublicKey(parsePublicKey(key)))?.push({ actor, permission });
  return levels;
}
