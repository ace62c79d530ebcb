import type { ActionRow } from '../history/history-source.ts';
import { jsonLength } from '../history/listed-action.ts';

/** Characters of a row without its data. */
const rowLength = 600;

/** The executed actions of one block, oldest first, indexed by what listeners filter by. */
export class LiveBlock {
  readonly block: number;
  readonly blockId: string;
  readonly rows: readonly ActionRow[];
  /** Cursor after the last action of this block. */
  readonly end: string;
  #size: number | null = null;
  #byAccount: Map<string, ActionRow[]> | null = null;
  #byContract: Map<string, ActionRow[]> | null = null;
  #byTransaction: Map<string, ActionRow[]> | null = null;

  constructor(block: number, blockId: string, rows: readonly ActionRow[], end: string) {
    this.block = block;
    this.blockId = blockId;
    this.rows = rows;
    this.end = end;
  }

  /** Approximate size in memory, in characters: what caches of blocks count. */
  get size(): number {
    this.#size ??= this.rows.reduce((sum, { trace }) => {
      const { data, hex, returnValue, returnValueHex, console } = trace;
      const decoded = jsonLength(data, Infinity) + jsonLength(returnValue, Infinity);
      return sum + rowLength + decoded + hex.length + returnValueHex.length + console.length;
    }, rowLength);
    return this.#size;
  }

  /** Rows that the account received, was notified of or authorized. */
  ofAccount(account: string): readonly ActionRow[] {
    this.#byAccount ??= grouped(this.rows, ({ trace, receivers }) => [
      ...receivers,
      ...trace.authorization.map(({ actor }) => actor),
    ]);
    return this.#byAccount.get(account) ?? [];
  }

  ofContract(contract: string): readonly ActionRow[] {
    this.#byContract ??= grouped(this.rows, ({ trace }) => [trace.contract]);
    return this.#byContract.get(contract) ?? [];
  }

  ofTransaction(id: string): readonly ActionRow[] {
    this.#byTransaction ??= grouped(this.rows, ({ transactionId }) => [transactionId]);
    return this.#byTransaction.get(id) ?? [];
  }
}

function grouped(rows: readonly ActionRow[], keysOf: (row: ActionRow) => string[]): Map<string, ActionRow[]> {
  const groups = new Map<string, ActionRow[]>();
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [row]);
      else group.push(row);
    }
  }
  return groups;
}
