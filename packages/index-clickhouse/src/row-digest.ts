import { createHash } from 'node:crypto';
import { columnsOf, type TableLayout } from './layout.ts';
import type { RowSink } from './row-sink.ts';

/** Rows of one table in one range of blocks: their count and an order-independent digest. */
export interface RowSum {
  count: number;
  /** Sum modulo 2^64 of the first eight bytes of the MD5 of each row's text. */
  sum: bigint;
}

const separator = '|';
const nothing = '-';

/** Computes the same digest as `digestStatement`; generations are excluded. */
export class RowDigest implements RowSink {
  readonly #rangeOf: (block: number) => number;
  readonly sums = new Map<number, RowSum>();
  #columns: string[] = [];

  constructor(rangeOf: (block: number) => number) {
    this.#rangeOf = rangeOf;
  }

  plain(text: string | number): this {
    this.#columns.push(String(text));
    return this;
  }

  list(items: readonly (string | number)[]): this {
    return this.plain(`[${items.join(',')}]`);
  }

  bytes(value: Uint8Array): this {
    return this.plain(Buffer.from(value.buffer, value.byteOffset, value.length).toString('hex').toUpperCase());
  }

  text(value: string): this {
    return this.bytes(Buffer.from(value, 'utf8'));
  }

  none(): this {
    return this.plain(nothing);
  }

  bytesOrNone(value: Uint8Array | null): this {
    return value === null ? this.none() : this.bytes(value);
  }

  endOfBlock(block: number): void {
    const line = [...this.#columns, block].join(separator);
    this.#columns = [];
    const range = this.#rangeOf(block);
    const sum = this.sums.get(range) ?? { count: 0, sum: 0n };
    const hash = createHash('md5').update(line).digest().readBigUInt64BE(0);
    this.sums.set(range, { count: sum.count + 1, sum: BigInt.asUintN(64, sum.sum + hash) });
  }
}

/** Digest query over the rows that a condition selects, per range of `blocks` blocks. */
export function digestStatement(database: string, table: TableLayout, blocks: number, condition: string): string {
  const columns = columnsOf(table)
    .filter((column) => column !== 'generation')
    .map((column) => columnText(column, table.columns[column] ?? ''));
  const line = `concat(${columns.join(`, '${separator}', `)})`;
  return `SELECT intDiv(block, ${blocks}) AS part, count() AS total,
      sum(reinterpretAsUInt64(reverse(substring(MD5(${line}), 1, 8)))) AS digest
    FROM ${database}.${table.name} WHERE ${condition} GROUP BY part`;
}

/** A column in the form used by `RowDigest`: numbers and symbols unchanged, bytes as hex. */
function columnText(column: string, type: string): string {
  const quoted = `\`${column}\``;
  const text = /^(Nullable\()?(String|FixedString)/.test(type) ? `hex(${quoted})` : `toString(${quoted})`;
  return type.startsWith('Nullable') ? `ifNull(${text}, '${nothing}')` : text;
}
