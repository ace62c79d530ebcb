import type { StoredAction, StoredBlock, StoredExecution } from '@antescope/index/store/history-store';
import type { StoredExport } from '@antescope/index/store/export/export-reader';
import { whole } from './conditions.ts';
import { actionColumns, blockColumns, bytesColumn, integer, storedAction, storedBlock } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

const nothing = new Uint8Array();

/** All action traces of each execution, the execution first. */
export async function executionsOf(snapshot: Snapshot, keys: readonly number[]): Promise<Map<number, StoredAction[]>> {
  const own = await snapshot.query(
    `SELECT ${actionColumns}, span ${snapshot.from('actions', `sequence IN (${keys.map(whole).join(', ')})`)}`,
  );
  const ranges = own
    .filter((row) => integer(row, 'span') > 0)
    .map((row) => [integer(row, 'sequence') + 1, integer(row, 'sequence') + integer(row, 'span')]);
  const notifications =
    ranges.length === 0
      ? []
      : await snapshot.query(
          `SELECT ${actionColumns} ${snapshot.from(
            'actions',
            `(${ranges.map(([from, to]) => `sequence BETWEEN ${from} AND ${to}`).join(' OR ')})
             AND execution IN (${own.map((row) => integer(row, 'sequence')).join(', ')})`,
          )} ORDER BY sequence`,
        );
  const data = new Map(own.map((row) => [integer(row, 'sequence'), bytesColumn(row, 'data_64') ?? nothing]));
  const byExecution = new Map<number, Map<number, StoredAction>>();
  for (const row of [...own, ...notifications]) {
    const execution = integer(row, 'execution');
    const traces = byExecution.get(execution) ?? new Map<number, StoredAction>();
    traces.set(integer(row, 'sequence'), storedAction(row, data.get(execution) ?? nothing));
    byExecution.set(execution, traces);
  }
  return new Map(
    [...byExecution].map(([execution, traces]) => [
      execution,
      [...traces.values()].sort((a, b) => a.ordinal - b.ordinal),
    ]),
  );
}

/**
 * Executions with transaction, block and receivers, in the requested order; a few statements for any number of them.
 */
export async function executionsAround(snapshot: Snapshot, sequences: readonly number[]): Promise<StoredExecution[]> {
  if (sequences.length === 0) return [];
  const executions = await executionsOf(snapshot, sequences);
  const nums = [...new Set([...executions.values()].flat().map(({ transaction }) => transaction))];
  if (nums.length === 0) return [];
  const rows = await snapshot.query(
    `SELECT num, lower(hex(id)) AS id_hex, block ${snapshot.from('transactions', `num IN (${nums.join(', ')})`)}`,
  );
  const transactions = new Map(rows.map((row) => [integer(row, 'num'), row]));
  const blocks = await blocksOf(snapshot, [...new Set(rows.map((row) => integer(row, 'block')))]);
  return sequences.flatMap((sequence) => {
    const traces = executions.get(sequence) ?? [];
    const action = traces.find(({ globalSequence }) => globalSequence === sequence);
    const transaction = action && transactions.get(action.transaction);
    const block = transaction && blocks.get(integer(transaction, 'block'));
    if (action === undefined || transaction === undefined || block === undefined) return [];
    const receivers = new Set([action.receiver, ...traces.map(({ receiver }) => receiver)]);
    return [{ action, transactionId: String(transaction['id_hex']), block, receivers: [...receivers] }];
  });
}

export async function blocksOf(snapshot: Snapshot, numbers: readonly number[]): Promise<Map<number, StoredBlock>> {
  if (numbers.length === 0) return new Map();
  const rows = await snapshot.query(
    `SELECT ${blockColumns} ${snapshot.from('blocks', `block IN (${numbers.join(', ')})`)}`,
  );
  return new Map(rows.map((row) => [integer(row, 'block'), storedBlock(row)]));
}

/** Sequences per export statement. */
const exportedTogether = 5000;

/** Executions for an export, without notified accounts. */
export async function exportedFrom(snapshot: Snapshot, sequences: readonly number[]): Promise<StoredExport[]> {
  const exports = new Map<number, StoredExport>();
  for (let at = 0; at < sequences.length; at += exportedTogether) {
    const part = sequences.slice(at, at + exportedTogether);
    const rows = await snapshot.query(
      `SELECT ${actionColumns}, block ${snapshot.from('actions', `sequence IN (${part.join(', ')})`)}`,
    );
    if (rows.length === 0) continue;
    const nums = [...new Set(rows.map((row) => integer(row, 'transaction')))];
    const [transactions, blocks] = await Promise.all([
      snapshot.query(
        `SELECT num, lower(hex(id)) AS id_hex ${snapshot.from('transactions', `num IN (${nums.join(', ')})`)}`,
      ),
      blocksOf(snapshot, [...new Set(rows.map((row) => integer(row, 'block')))]),
    ]);
    const ids = new Map(transactions.map((row) => [integer(row, 'num'), String(row['id_hex'])]));
    for (const row of rows) {
      const action = storedAction(row, bytesColumn(row, 'data_64') ?? nothing);
      const block = blocks.get(integer(row, 'block'));
      if (block === undefined) continue;
      const { globalSequence: sequence, account: contract, name, authorization, data } = action;
      const transactionId = ids.get(action.transaction) ?? '';
      const { number, id: blockId, slot } = block;
      exports.set(sequence, {
        sequence,
        contract,
        name,
        authorization,
        data,
        transactionId,
        block: number,
        blockId,
        slot,
      });
    }
  }
  return sequences.map((sequence) => exports.get(sequence)).filter((row) => row !== undefined);
}
