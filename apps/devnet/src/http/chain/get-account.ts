import { slotToTime, microsToTimePoint } from '@antescope/codec/chain/time';
import { nameToU64 } from '@antescope/codec/chain/name';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { symbolToU64 } from '@antescope/codec/chain/symbol';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import type { ResourceLimit } from '@antescope/devnet/resources/limits';
import { rowKey } from '@antescope/devnet/state/keys';
import type { Authority, PermissionRow } from '@antescope/devnet/state/rows';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { JsonText } from '../json-text.ts';
import { keyText } from '../key-text.ts';
import type { LaxValue } from '../lax-json.ts';
import { CastFailure, Params, castExactString } from '../params.ts';
import { detail, unknownKey } from '../problem.ts';
import { readAssetText } from '../tables/asset-bytes.ts';
import { rowsOf } from '../tables/get-table-rows.ts';

const nulls = Array.from({ length: 8 }, () => 'boost::tuples::null_type').join(', ');
const accountKey = `boost::tuples::tuple<bool, eosio::chain::name, ${nulls}>`;
const symbolOffset = 8;

export const getAccount: Endpoint = {
  path: '/v1/chain/get_account',
  answer(node, body) {
    const params = Params.required(body);
    const name = params.name('account_name');
    const expected = params.optional('expected_core_symbol', readSymbol);
    const account = node.database.accounts.get(name);
    const metadata = node.database.metadata.get(name);
    if (account === undefined || metadata === undefined) throw unknownKey(accountKey, `(0 ${name})`);
    const head = node.head();
    const slot = node.headSlot();
    const limits = node.database.limits.get(name);
    const resources = node.resources;
    const symbol = expected ?? coreSymbol(node);
    const balance = symbol === null ? null : coreBalance(node, name, symbol);
    return {
      value: {
        account_name: name,
        head_block_num: head.block_num,
        head_block_time: slotToTime(slot),
        privileged: metadata.privileged,
        last_code_update: microsToTimePoint(metadata.lastCodeUpdate),
        created: slotToTime(account.created),
        ...(balance === null ? {} : { core_liquid_balance: balance }),
        ram_quota: limits?.ram ?? -1n,
        net_weight: limits?.net ?? -1n,
        cpu_weight: limits?.cpu ?? -1n,
        net_limit: limitJson(resources.netLimit(name, slot)),
        cpu_limit: limitJson(resources.cpuLimit(name, slot)),
        ram_usage: resources.ramUsage(name),
        permissions: permissionsJson(node, name),
        ...systemRows(node, name),
        subjective_cpu_bill_limit: {
          used: 0,
          available: 0,
          max: 0,
          last_usage_update_time: '2000-01-01T00:00:00.000',
          current_used: 0,
        },
        eosio_any_linked_actions: linkedActions(node, name, 'eosio.any'),
      },
    };
  },
};

function limitJson(limit: ResourceLimit): unknown {
  return {
    used: limit.used,
    available: limit.available,
    max: limit.max,
    last_usage_update_time: slotToTime(limit.lastUpdate),
    current_used: limit.currentUsed,
  };
}

function permissionsJson(node: DevnetNode, account: string): unknown[] {
  const permissions: PermissionRow[] = [...node.database.permissionIndex.ofAccount(account).values()];
  permissions.sort((a, b) => (nameToU64(a.name) < nameToU64(b.name) ? -1 : 1));
  return permissions.map((permission) => ({
    perm_name: permission.name,
    parent: permission.parent,
    required_auth: authorityJson(permission.auth, node.keyPrefix),
    linked_actions: linkedActions(node, account, permission.name),
  }));
}

function authorityJson(authority: Authority, keyPrefix: string): unknown {
  return {
    threshold: authority.threshold,
    keys: authority.keys.map(({ key, weight }) => ({ key: keyText(key, keyPrefix), weight })),
    accounts: authority.accounts,
    waits: authority.waits,
  };
}

function linkedActions(node: DevnetNode, account: string, permission: string): unknown[] {
  const links = node.database.permissionIndex.linksOf(account).filter((link) => link.required === permission);
  return links.map(({ code, type }) => ({ account: code, action: type === '' ? null : type }));
}

/** Rows of the account in system contract tables; null without a row or table. */
function systemRows(node: DevnetNode, name: string): Record<string, unknown> {
  const row = (scope: string, table: string): JsonText | null => systemRow(node, scope, table, name);
  return {
    total_resources: row(name, 'userres'),
    self_delegated_bandwidth: row(name, 'delband'),
    refund_request: row(name, 'refunds'),
    voter_info: row('eosio', 'voters'),
    rex_info: row('eosio', 'rexbal'),
  };
}

function systemRow(node: DevnetNode, scope: string, table: string, name: string): JsonText | null {
  const abi = node.abiOf('eosio');
  const type = abi?.tableType(table);
  if (abi === null || type === undefined) return null;
  const row = node.database.rows.get(rowKey('eosio', scope, table, nameToU64(name)));
  if (row === undefined) return null;
  return new JsonText(toNodeosJson(abi.decodeTableRow(table, row.value), type, abi, node.keyPrefix));
}

/** Symbol of the RAM market as 64 bits; null without a market. */
function coreSymbol(node: DevnetNode): bigint | null {
  for (const row of rowsOf(node, 'eosio', 'eosio', 'rammarket')) {
    // Supply, base (balance and weight), then the balance of quote.
    return new ByteReader(row.value, 16 + 24 + symbolOffset).u64();
  }
  return null;
}

function coreBalance(node: DevnetNode, account: string, symbol: bigint): string | null {
  const row = node.database.rows.get(rowKey('eosio.token', account, 'accounts', symbol >> 8n));
  if (row === undefined) return null;
  return new ByteReader(row.value, symbolOffset).u64() === symbol ? readAssetText(row.value).text : null;
}

function readSymbol(value: LaxValue): bigint {
  const text = castExactString(value);
  try {
    return symbolToU64(text);
  } catch {
    const first = text.includes(',') ? 'invalid character in symbol name' : 'missing comma in symbol';
    throw new CastFailure(
      detail(first, 'symbol.hpp', 74, 'from_string'),
      detail('rethrow', 'symbol.hpp', 80, 'from_string'),
    );
  }
}
