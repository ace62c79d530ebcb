import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { fioAccountOfKey } from '@antescope/codec/keys/fio-account';
import { parsePublicKey } from '@antescope/codec/keys/key';
import { rowKey } from '@antescope/devnet/state/keys';
import { stillLocked } from '@antescope/devnet/contracts/fio/fio-balance';
import type { LockRow, StakePoolRow, StakeRow } from '@antescope/devnet/contracts/fio/fio-rows';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Answer } from '../endpoint.ts';
import { rowsOf } from '../tables/get-table-rows.ts';

/** Decoded rows of a FIO table whose scope is its contract, ascending by primary key. */
export function fioRows<Row>(node: DevnetNode, code: string, table: string): Row[] {
  const abi = node.abiOf(code);
  if (abi === null) return [];
  return [...rowsOf(node, code, code, table)].map(({ value }) => abi.decodeTableRow(table, value) as Row);
}

/** SUF of an account: all, staked, and locked. */
export function fioBalance(node: DevnetNode, account: string) {
  const row = node.database.rows.get(rowKey('fio.token', account, 'accounts', symbolCodeToU64('FIO')));
  const balance = row === undefined ? 0n : new DataView(row.value.buffer, row.value.byteOffset).getBigInt64(0, true);
  const stake = fioRows<StakeRow>(node, 'fio.staking', 'accountstake').find((one) => one.account === account);
  const seconds = BigInt(Math.floor(Date.parse(`${node.chain.head.time}Z`) / 1000));
  const lock = fioRows<LockRow>(node, 'eosio', 'locktokensv2').find((one) => one.owner_account === account);
  return {
    balance,
    staked: stake?.total_staked_fio ?? 0n,
    points: stake?.total_srp ?? 0n,
    locked: lock === undefined ? 0n : stillLocked(lock, seconds),
  };
}

/** FIO per staking reward point with 15 decimals; 0.5 before the first stake. */
export function rateOfExchange(node: DevnetNode): string {
  const pool = fioRows<StakePoolRow>(node, 'fio.staking', 'staking')[0];
  if (pool === undefined || pool.global_srp_count === 0n) return '0.500000000000000';
  const units = (pool.combined_token_pool * 10n ** 15n) / pool.global_srp_count;
  const text = units.toString().padStart(16, '0');
  return `${text.slice(0, -15)}.${text.slice(-15)}`;
}

/** Account of a request's key; null if the text is not a FIO key. */
export function accountOf(key: string): string | null {
  try {
    parsePublicKey(key);
    return key.startsWith('FIO') ? fioAccountOfKey(key) : null;
  } catch {
    return null;
  }
}

/** The 404 of FIO's endpoints for something that does not exist. */
export function notFound(message: string): Answer {
  return { status: 404, value: { message } };
}

/** The 400 of FIO's endpoints for an invalid field. */
export function invalidField(name: string, value: string, error: string): Answer {
  const message = 'An invalid request was sent in, please check the nested errors for details.';
  return { status: 400, value: { type: 'invalid_input', message, fields: [{ name, value, error }] } };
}

/** Seconds since 1970 as FIO's endpoints write them. */
export function expirationText(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
}
