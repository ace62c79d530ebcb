import type { ActionRows } from '@antescope/index/store/block-rows';
import type { StoredAction, StoredBlock, StoredTransaction } from '@antescope/index/store/history-store';
import type { EngineRow } from './engine.ts';
import { nameOfNumber } from './name-numbers.ts';

const nothing = new Uint8Array();

export function integer(row: EngineRow, column: string): number {
  return Number(row[column]);
}

export function nameColumn(row: EngineRow, column: string): string {
  return nameOfNumber(row[column]);
}

/** A column selected as base64Encode(…); null stays null. */
export function bytesColumn(row: EngineRow, column: string): Uint8Array | null {
  const text = row[column];
  return typeof text === 'string' ? new Uint8Array(Buffer.from(text, 'base64')) : null;
}

function textColumn(row: EngineRow, column: string): string | null {
  const text = row[column];
  return typeof text === 'string' ? text : null;
}

function list(row: EngineRow, column: string): unknown[] {
  const items = row[column];
  return Array.isArray(items) ? items : [];
}

export const blockColumns = `block, lower(hex(id)) AS id_hex, slot, producer, schedule_version, transaction_count,
  action_count, first_sequence`;

export function storedBlock(row: EngineRow): StoredBlock {
  return {
    number: integer(row, 'block'),
    id: String(row['id_hex']),
    slot: integer(row, 'slot'),
    producer: nameColumn(row, 'producer'),
    scheduleVersion: integer(row, 'schedule_version'),
    transactionCount: integer(row, 'transaction_count'),
    actionCount: integer(row, 'action_count'),
    firstSequence: integer(row, 'first_sequence'),
  };
}

export const transactionColumns = `num, lower(hex(id)) AS id_hex, block, status, cpu, net, elapsed, scheduled,
  error_code, lower(hex(failed)) AS failed_hex, first_sequence, action_count, signatures, compression,
  base64Encode(free_data) AS free_data_64, base64Encode(packed) AS packed_64, base64Encode(trace) AS trace_64`;

export function storedTransaction(row: EngineRow): StoredTransaction {
  const signatures = textColumn(row, 'signatures') ?? '';
  return {
    num: integer(row, 'num'),
    id: String(row['id_hex']),
    block: integer(row, 'block'),
    status: integer(row, 'status'),
    cpuUs: integer(row, 'cpu'),
    netWords: integer(row, 'net'),
    elapsedUs: integer(row, 'elapsed'),
    scheduled: integer(row, 'scheduled') === 1,
    errorCode: textColumn(row, 'error_code'),
    signatures: signatures === '' ? [] : signatures.split(','),
    compression: integer(row, 'compression'),
    contextFreeData: bytesColumn(row, 'free_data_64') ?? nothing,
    packed: bytesColumn(row, 'packed_64'),
    trace: bytesColumn(row, 'trace_64'),
    failedId: textColumn(row, 'failed_hex'),
    firstSequence: integer(row, 'first_sequence'),
    actionCount: integer(row, 'action_count'),
  };
}

export const actionColumns = `sequence, transaction, ordinal, creator_ordinal, ancestor_ordinal, execution, receiver,
  account, name, levels, base64Encode(data) AS data_64, context_free, elapsed, base64Encode(console) AS console_64,
  base64Encode(return_value) AS return_value_64, recv_sequence, code_sequence, abi_sequence, auth_accounts,
  auth_sequences, ram_accounts, ram_deltas`;

/** `data` is stored with the execution; rows of notifications do not repeat it. */
export function storedAction(row: EngineRow, data: Uint8Array): StoredAction {
  const [authSequences, ramDeltas] = [list(row, 'auth_sequences'), list(row, 'ram_deltas')];
  return {
    globalSequence: integer(row, 'sequence'),
    executionSequence: integer(row, 'execution'),
    transaction: integer(row, 'transaction'),
    ordinal: integer(row, 'ordinal'),
    creatorOrdinal: integer(row, 'creator_ordinal'),
    ancestorOrdinal: integer(row, 'ancestor_ordinal'),
    receiver: nameColumn(row, 'receiver'),
    account: nameColumn(row, 'account'),
    name: nameColumn(row, 'name'),
    authorization: levelsOf(list(row, 'levels')),
    data,
    contextFree: integer(row, 'context_free') === 1,
    elapsedUs: integer(row, 'elapsed'),
    console: Buffer.from(bytesColumn(row, 'console_64') ?? nothing).toString('utf8'),
    returnValue: bytesColumn(row, 'return_value_64') ?? nothing,
    recvSequence: integer(row, 'recv_sequence'),
    codeSequence: integer(row, 'code_sequence'),
    abiSequence: integer(row, 'abi_sequence'),
    authSequence: list(row, 'auth_accounts').map((account, at) => ({
      account: nameOfNumber(account),
      sequence: Number(authSequences[at]),
    })),
    ramDeltas: list(row, 'ram_accounts').map((account, at) => ({
      account: nameOfNumber(account),
      delta: Number(ramDeltas[at]),
    })),
  };
}

/** Actors and permissions alternate. */
function levelsOf(numbers: unknown[]): ActionRows['authorization'] {
  const levels: ActionRows['authorization'] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    levels.push({ actor: nameOfNumber(numbers[at]), permission: nameOfNumber(numbers[at + 1]) });
  }
  return levels;
}
