import type { SQLOutputValue } from 'node:sqlite';
import type { StoredBlock, StoredTransaction } from '../history-store.ts';
import type { Interned } from './interned.ts';

/** A row returned by node:sqlite. */
export type SqlRow = Record<string, SQLOutputValue>;

const nothing = new Uint8Array();

export function integer(row: SqlRow, column: string): number {
  return row[column] as number;
}

/** A column of a statement that reads integers as bigint. */
export function bigInteger(row: Record<string, unknown>, column: string): bigint {
  return row[column] as bigint;
}

export function hexColumn(row: SqlRow, column: string): string {
  return Buffer.from(row[column] as Uint8Array).toString('hex');
}

export function bytesColumn(row: SqlRow, column: string): Uint8Array | null {
  return row[column] as Uint8Array | null;
}

export const blockColumns =
  'num, id, slot, producer, schedule_version, transaction_count, action_count, first_sequence';

export function storedBlock(row: SqlRow, interned: Interned): StoredBlock {
  return {
    number: integer(row, 'num'),
    id: hexColumn(row, 'id'),
    slot: integer(row, 'slot'),
    producer: interned.nameText(integer(row, 'producer')),
    scheduleVersion: integer(row, 'schedule_version'),
    transactionCount: integer(row, 'transaction_count'),
    actionCount: integer(row, 'action_count'),
    firstSequence: integer(row, 'first_sequence'),
  };
}

export function storedTransaction(row: SqlRow): StoredTransaction {
  const signatures = row['signatures'];
  return {
    num: integer(row, 'num'),
    id: hexColumn(row, 'id'),
    block: integer(row, 'block'),
    status: integer(row, 'status'),
    cpuUs: integer(row, 'cpu'),
    netWords: integer(row, 'net'),
    elapsedUs: integer(row, 'elapsed'),
    scheduled: integer(row, 'scheduled') === 1,
    errorCode: row['error_code'] as string | null,
    signatures: typeof signatures === 'string' && signatures !== '' ? signatures.split(',') : [],
    compression: (row['compression'] as number | null) ?? 0,
    contextFreeData: bytesColumn(row, 'free_data') ?? nothing,
    packed: bytesColumn(row, 'packed'),
    trace: bytesColumn(row, 'trace'),
    failedId: row['failed'] === null ? null : hexColumn(row, 'failed'),
    firstSequence: integer(row, 'first_sequence'),
    actionCount: integer(row, 'action_count'),
  };
}
