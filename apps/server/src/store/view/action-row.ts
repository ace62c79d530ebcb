import { isoZ, slotToTime } from '@antescope/codec/time';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { formatCursor } from '../cursor.ts';
import type { HistoryReader, StoredBlock, StoredTransaction } from '../history-store.ts';
import type { AbiVersions } from './abi-versions.ts';
import { actionTraceView } from './action-trace.ts';

/** Makes rows of executions; asks for each block and transaction once, so use one instance for one answer. */
export class ActionRowBuilder {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;
  readonly #lastIrreversible: number;
  readonly #blocks = new Map<number, Promise<StoredBlock | null>>();
  readonly #transactions = new Map<number, Promise<StoredTransaction | null>>();

  constructor(reader: HistoryReader, abis: AbiVersions, lastIrreversible: number) {
    this.#reader = reader;
    this.#abis = abis;
    this.#lastIrreversible = lastIrreversible;
  }

  /** Executions that a fork took away since they were listed are left out. */
  async rows(executions: number[]): Promise<ActionRow[]> {
    const rows = await Promise.all(executions.map((sequence) => this.#row(sequence)));
    return rows.filter((row) => row !== null);
  }

  /** One execution, its notifications folded into the receivers. */
  async #row(sequence: number): Promise<ActionRow | null> {
    const traces = await this.#reader.execution(sequence);
    const action = traces.find((trace) => trace.globalSequence === sequence);
    if (action === undefined) return null;
    const transaction = await once(this.#transactions, action.transaction, (num) => this.#reader.transactionAt(num));
    const block = transaction && (await once(this.#blocks, transaction.block, (number) => this.#reader.block(number)));
    if (transaction === null || block === null) return null;
    return {
      cursor: formatCursor(block.number, block.id, sequence),
      transactionId: transaction.id,
      blockNumber: block.number,
      blockTime: isoZ(slotToTime(block.slot)),
      irreversible: block.number <= this.#lastIrreversible,
      trace: await actionTraceView(this.#reader, this.#abis, action, block.number),
      receivers: [...new Set([action.receiver, ...traces.map((trace) => trace.receiver)])],
    };
  }
}

function once<Value>(
  known: Map<number, Promise<Value>>,
  key: number,
  read: (key: number) => Promise<Value>,
): Promise<Value> {
  let value = known.get(key);
  if (value === undefined) {
    value = read(key);
    known.set(key, value);
  }
  return value;
}
