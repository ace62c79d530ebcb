import { fromHex } from '@antescope/codec/bytes/bytes';
import { inflateZlib } from '@antescope/codec/bytes/zlib';
import { isName } from '@antescope/codec/chain/name';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import type { Action, Extension, PermissionLevel, TransactionHeader } from '@antescope/codec/chain/transaction';
import { parseLevel } from '../session/session.ts';
import { readPackedBytes } from './packed-text.ts';
import { PasteFault } from './paste-fault.ts';
import { emptyHeader, mostPasted, type PastedAction, type PastedTransaction, tooLong } from './pasted-transaction.ts';

type Json = Readonly<Record<string, unknown>>;

/** Answers of nodes wrap a transaction at most this often. */
const mostWrappers = 4;

/**
 * Reads a transaction in any form that nodes and cleos print: with its actions, packed, inside an answer, or the actions
 * alone. Throws PasteFault with the path.
 */
export function readJsonTransaction(value: unknown, wrappers = 0): PastedTransaction {
  if (Array.isArray(value)) return ofActions(value, {});
  if (!isObject(value) || wrappers > mostWrappers) throw new PasteFault('not-a-transaction');
  if (typeof value.packed_trx === 'string') return ofPacked(value);
  if (Array.isArray(value.actions)) return ofActions(value.actions, value);
  const inner = [value.transaction, value.trx].find(isObject);
  if (inner !== undefined) return readJsonTransaction(inner, wrappers + 1);
  if ('account' in value && 'name' in value) return ofActions([value], {}, '');
  throw new PasteFault('not-a-transaction');
}

function ofPacked(value: Json): PastedTransaction {
  const path = 'packed_trx';
  const bytes = hexAt(value.packed_trx, path);
  const packed = value.compression === 'zlib' || value.compression === 1 ? inflated(bytes, path) : bytes;
  return { ...readPackedBytes(packed, path), hasContextFreeData: hasContextFreeData(value) };
}

function inflated(bytes: Uint8Array, path: string): Uint8Array {
  try {
    return inflateZlib(bytes, mostPasted);
  } catch (cause) {
    throw new PasteFault('hex-invalid', [], path, { cause });
  }
}

function hasContextFreeData({ packed_context_free_data: packed, context_free_data: pieces }: Json): boolean {
  return (typeof packed === 'string' && /[1-9a-f]/i.test(packed)) || (Array.isArray(pieces) && pieces.length > 0);
}

function ofActions(items: readonly unknown[], transaction: Json, at = 'actions'): PastedTransaction {
  // Before the paths of a hundred thousand actions are built.
  if (items.length > mostPasted / 2) throw tooLong();
  return {
    source: 'json',
    header: headerOf(transaction),
    actions: items.map((item, index) => actionAt(item, at === '' ? '' : `${at}[${index}]`)),
    contextFreeActions: listAt(transaction, 'context_free_actions').map((item, index) =>
      packedActionAt(item, `context_free_actions[${index}]`),
    ),
    extensions: listAt(transaction, 'transaction_extensions').map((item, index) =>
      extensionAt(item, `transaction_extensions[${index}]`),
    ),
    hasContextFreeData: hasContextFreeData(transaction),
    callback: '',
  };
}

function headerOf(transaction: Json): TransactionHeader {
  const number = (name: Exclude<keyof TransactionHeader, 'expiration'>, most: number): number => {
    const value = transaction[name] ?? emptyHeader[name];
    const whole = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
    if (typeof whole === 'number' && Number.isInteger(whole) && whole >= 0 && whole <= most) return whole;
    throw new PasteFault('number-invalid', [String(most)], name);
  };
  return {
    expiration: timeOf(transaction.expiration ?? emptyHeader.expiration),
    ref_block_num: number('ref_block_num', 0xffff),
    ref_block_prefix: number('ref_block_prefix', 0xffffffff),
    max_net_usage_words: number('max_net_usage_words', 0xffffffff),
    max_cpu_usage_ms: number('max_cpu_usage_ms', 0xff),
    delay_sec: number('delay_sec', 0xffffffff),
  };
}

function timeOf(value: unknown): string {
  try {
    if (typeof value !== 'string') throw new TypeError('not a text');
    timePointSecToSeconds(value);
    return value;
  } catch (cause) {
    throw new PasteFault('time-invalid', [], 'expiration', { cause });
  }
}

function actionAt(item: unknown, path: string): PastedAction {
  if (!isObject(item)) throw new PasteFault('not-a-transaction', [], path);
  const { data, hex_data: hex } = item;
  const own = pathTo(path, 'data');
  const action = {
    account: nameAt(item.account, pathTo(path, 'account')),
    name: nameAt(item.name, pathTo(path, 'name')),
    authorization: levelsAt(item.authorization, pathTo(path, 'authorization')),
  };
  if (typeof data === 'string') return { ...action, bytes: hexAt(data, own), fields: undefined };
  const bytes = hex === undefined || hex === null ? null : hexAt(hex, pathTo(path, 'hex_data'));
  const fields = data ?? undefined;
  if (bytes === null && fields === undefined) throw new PasteFault('data-missing', [], own);
  return { ...action, bytes, fields };
}

function packedActionAt(item: unknown, path: string): Action {
  const { bytes, authorization, ...action } = actionAt(item, path);
  if (bytes === null) throw new PasteFault('hex-invalid', [], pathTo(path, 'data'));
  return { account: action.account, name: action.name, authorization: [...authorization], data: bytes };
}

function extensionAt(item: unknown, path: string): Extension {
  const [type, data]: unknown[] = Array.isArray(item) ? item : isObject(item) ? [item.type, item.data] : [];
  if (typeof type !== 'number' || !Number.isInteger(type) || type < 0 || type > 0xffff)
    throw new PasteFault('number-invalid', ['65535'], path);
  return [type, hexAt(data, path)];
}

function levelsAt(value: unknown, path: string): PermissionLevel[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new PasteFault('authorization-invalid', [], path);
  return value.map((item: unknown, index) => {
    const at = `${path}[${index}]`;
    const level = typeof item === 'string' ? parseLevel(item) : null;
    if (level !== null) return level;
    if (!isObject(item)) throw new PasteFault('authorization-invalid', [], at);
    return { actor: nameAt(item.actor, `${at}.actor`), permission: nameAt(item.permission, `${at}.permission`) };
  });
}

function nameAt(value: unknown, path: string): string {
  if (typeof value === 'string' && value !== '' && isName(value)) return value;
  throw new PasteFault('name-invalid', [], path);
}

function hexAt(value: unknown, path: string): Uint8Array {
  try {
    return fromHex(value as string);
  } catch (cause) {
    throw new PasteFault('hex-invalid', [], path, { cause });
  }
}

function listAt(transaction: Json, name: string): readonly unknown[] {
  const value = transaction[name] ?? [];
  if (Array.isArray(value)) return value;
  throw new PasteFault('not-a-transaction', [], name);
}

function pathTo(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
