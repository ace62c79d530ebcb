import { toHex } from '@antescope/codec/bytes/bytes';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { compareIndexRows } from '@antescope/devnet/state/contract-tables';
import { rowKey } from '@antescope/devnet/state/keys';
import type { ContractRow, IndexRow } from '@antescope/devnet/state/rows';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { JsonText } from '../json-text.ts';
import { Params } from '../params.ts';
import { tableTypeOf } from './contract-abi.ts';
import { secondaryIndexOf, tableProblem } from './index-position.ts';
import { keyTypeOf, readKey64 } from './key-text.ts';

const defaultLimit = 10;
/** Time limit of a request (http-max-response-time-ms); the remaining rows are on the next page. */
const timeLimitMillis = 200;

interface Request {
  code: string;
  scope: string;
  table: string;
  json: boolean;
  showPayer: boolean;
  reverse: boolean;
  limit: number;
  lower: string;
  upper: string;
  timeLimit: number;
}

/** Primary key of a row and the `next_key` that resumes at it. */
interface RowPosition {
  primary: bigint;
  nextKey: () => string;
}

export const getTableRows: Endpoint = {
  path: '/v1/chain/get_table_rows',
  answer(node, body) {
    const params = Params.required(body);
    const request: Request = {
      json: params.bool('json'),
      code: params.name('code'),
      scope: params.string('scope'),
      table: params.name('table'),
      lower: params.string('lower_bound'),
      upper: params.string('upper_bound'),
      limit: params.uint32('limit', defaultLimit),
      reverse: params.bool('reverse'),
      showPayer: params.bool('show_payer'),
      timeLimit: params.uint32('time_limit_ms', timeLimitMillis),
    };
    const keyType = params.string('key_type');
    const hex = params.string('encode_type') === 'hex';
    const position = params.string('index_position');
    const { abi, type } = tableTypeOf(node, request.code, request.table);
    const index = secondaryIndexOf(position);
    const scope = u64ToName(readKey64(request.scope, 'scope'));
    const positions =
      index === null ? byPrimary(node, request, scope) : bySecondary(node, request, scope, index, keyType, hex);
    return { value: page(node, request, scope, positions, abi, type) };
  },
};

function* byPrimary(node: DevnetNode, request: Request, scope: string): Generator<RowPosition> {
  const lower = request.lower === '' ? undefined : readKey64(request.lower, 'lower_bound');
  const upper = request.upper === '' ? undefined : readKey64(request.upper, 'upper_bound');
  if (lower !== undefined && upper !== undefined && upper < lower) return;
  const keys = node.database.contractTables.primaries(request.code, scope, request.table);
  if (keys === undefined) return;
  for (const primary of request.reverse ? keys.descending(upper) : keys.ascending(lower)) {
    if (request.reverse ? lower !== undefined && primary < lower : upper !== undefined && primary > upper) return;
    yield { primary, nextKey: () => String(primary) };
  }
}

function* bySecondary(
  node: DevnetNode,
  request: Request,
  scope: string,
  index: number,
  keyType: string,
  hex: boolean,
): Generator<RowPosition> {
  if (keyType === '') throw tableProblem('key type required for non-primary index', 1722, 'get_table_rows');
  const type = keyTypeOf(keyType, hex);
  if (type === null) throw tableProblem(`Unsupported secondary index type: ${keyType}`, 1773, 'get_table_rows');
  const bound = (text: string, field: string, primary: bigint): Bound | undefined =>
    text === '' ? undefined : { kind: type.kind, key: type.read(text, field), primary };
  const lower = bound(request.lower, 'lower_bound', 0n);
  const upper = bound(request.upper, 'upper_bound', (1n << 64n) - 1n);
  if (lower !== undefined && upper !== undefined && compareIndexRows(upper, lower) < 0) return;
  const table = u64ToName((nameToU64(request.table) & ~0xfn) | BigInt(index & 0xf));
  const keys = node.database.contractTables.secondaries(request.code, scope, table, type.kind);
  if (keys === undefined) return;
  for (const row of request.reverse ? keys.descending(upper as IndexRow) : keys.ascending(lower as IndexRow)) {
    const past = request.reverse ? lower !== undefined && compareIndexRows(row, lower) < 0 : isPast(row, upper);
    if (past) return;
    yield { primary: row.primary, nextKey: () => type.write(row.key) };
  }
}

type Bound = Pick<IndexRow, 'kind' | 'key' | 'primary'>;

function isPast(row: Bound, upper: Bound | undefined): boolean {
  return upper !== undefined && compareIndexRows(row, upper) > 0;
}

function page(
  node: DevnetNode,
  request: Request,
  scope: string,
  positions: Iterable<RowPosition>,
  abi: CompiledAbi,
  type: string,
): unknown {
  const end = performance.now() + request.timeLimit;
  const rows: unknown[] = [];
  for (const { primary, nextKey } of positions) {
    if (rows.length >= request.limit || performance.now() > end) {
      return { rows, more: true, next_key: nextKey() };
    }
    const row = node.database.rows.get(rowKey(request.code, scope, request.table, primary));
    if (row !== undefined) rows.push(rowJson(row, request, { abi, type, keyPrefix: node.keyPrefix }));
  }
  return { rows, more: false, next_key: '' };
}

/** How a row is decoded. */
interface RowFormat {
  abi: CompiledAbi;
  type: string;
  keyPrefix: string;
}

function rowJson(row: ContractRow, request: Request, format: RowFormat): unknown {
  const data = request.json ? decodedRow(row, format) : toHex(row.value);
  return request.showPayer ? { data, payer: row.payer } : data;
}

function decodedRow(row: ContractRow, { abi, type, keyPrefix }: RowFormat): JsonText {
  return new JsonText(toNodeosJson(abi.decodeTableRow(row.table, row.value), type, abi, keyPrefix));
}

/** Rows of a table by primary key, for endpoints that read well-known tables. */
export function* rowsOf(node: DevnetNode, code: string, scope: string, table: string): Generator<ContractRow> {
  const keys = node.database.contractTables.primaries(code, scope, table);
  if (keys === undefined) return;
  for (const primary of keys.ascending()) {
    const row = node.database.rows.get(rowKey(code, scope, table, primary));
    if (row !== undefined) yield row;
  }
}
