import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { PermissionRow } from '@antescope/devnet/state/rows';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { keyText } from '../key-text.ts';
import type { LaxValue } from '../lax-json.ts';
import { CastFailure, Params, castArray, castExactString, castName } from '../params.ts';
import { detail } from '../problem.ts';
import { readLevel } from '../transaction-input.ts';

const keyLength = 53;

export const getAccountsByAuthorizers: Endpoint = {
  path: '/v1/chain/get_accounts_by_authorizers',
  answer(node, body) {
    const params = Params.required(body);
    const authorizers = params.read('accounts', (value) => castArray(value).map(readAuthorizer), []).sort(byActor);
    const keys = params.read('keys', (value) => castArray(value).map(readKey), []);
    const accounts: unknown[] = [];
    for (const { actor, permission } of authorizers) {
      for (const row of permissionsOf(node, permission === null ? actor : `${actor}@${permission}`)) {
        for (const entry of row.auth.accounts) {
          if (entry.permission.actor !== actor) continue;
          if (permission !== null && entry.permission.permission !== permission) continue;
          accounts.push(accountJson(row, { authorizing_account: entry.permission }, entry.weight));
        }
      }
    }
    for (const key of keys) {
      for (const row of permissionsOf(node, key)) {
        const entry = row.auth.keys.find((each) => each.key === key);
        if (entry !== undefined)
          accounts.push(accountJson(row, { authorizing_key: keyText(key, node.keyPrefix) }, entry.weight));
      }
    }
    return { value: { accounts } };
  },
};

function permissionsOf(node: DevnetNode, authorizer: string): PermissionRow[] {
  const rows = [...node.database.permissionIndex.naming(authorizer)].map((key) => node.database.permissions.get(key));
  return rows.filter((row) => row !== undefined);
}

function accountJson(row: PermissionRow, authorizer: object, weight: number): unknown {
  return {
    account_name: row.owner,
    permission_name: row.name,
    ...authorizer,
    weight,
    threshold: row.auth.threshold,
  };
}

function readAuthorizer(value: LaxValue): { actor: string; permission: string | null } {
  return value instanceof Map ? readLevel(value) : { actor: castName(value), permission: null };
}

/** nodeos orders the result by name value, not by the request. */
function byActor(a: { actor: string }, b: { actor: string }): number {
  const [left, right] = [nameToU64(a.actor), nameToU64(b.actor)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Parses a key of any format to 'PUB_…'. Throws CastFailure with nodeos' text. */
export function readKey(value: LaxValue): string {
  const text = castExactString(value);
  try {
    return formatPublicKey(parsePublicKey(text));
  } catch (error) {
    // nodeos checks the length before the checksum.
    const checksum = error instanceof Error && error.message.includes('checksum') && text.length >= keyLength;
    throw new CastFailure(
      checksum
        ? detail('wrapper::calculate_checksum(wrapped.data) == wrapped.check: ', 'public_key.cpp', 42, 'parse_base58')
        : detail('bin.size() == sizeof(data_type) + sizeof(uint32_t): ', 'public_key.cpp', 40, 'parse_base58'),
    );
  }
}
