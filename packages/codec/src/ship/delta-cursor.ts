import { ByteReader } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { nameAt } from '../chain/name.ts';
import { readVersion } from '../bytes/wire.ts';
import { u64At } from '../bytes/words.ts';

/**
 * Lazy reader of a block's deltas: moves from table to table and from row to row. Fields of contract_row, nearly all
 * rows, can be read one by one; for other tables pass `row` to decodeDeltaRow.
 *
 * const cursor = new DeltaCursor(deltas);
 * while (cursor.nextTable()) while (cursor.nextRow()) if (cursor.isContractRow) seen(cursor.code, cursor.table);
 */
export class DeltaCursor {
  readonly #reader: ByteReader;
  #tablesLeft: number;
  #rowsLeft = 0;
  #start = 0;
  #end = 0;
  #fields = 0;
  #value = 0;
  #valueEnd = 0;
  /** 'contract_row', 'permission', …; see rows.ts. */
  name = '';
  /** False: the row was removed; its fields are the last ones. */
  present = false;
  isContractRow = false;

  /** The constructor and all moves throw the reader's errors. */
  constructor(deltas: Uint8Array) {
    this.#reader = new ByteReader(deltas);
    this.#tablesLeft = this.#reader.arraySize();
  }

  /** Moves to the next table, skipping the rest of this one; false after the last. */
  nextTable(): boolean {
    const reader = this.#reader;
    while (this.#rowsLeft > 0) this.nextRow();
    if (this.#tablesLeft === 0) {
      if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the deltas`);
      return false;
    }
    this.#tablesLeft--;
    readVersion(reader, 1);
    this.name = reader.string();
    this.isContractRow = this.name === 'contract_row';
    this.#rowsLeft = reader.arraySize();
    return true;
  }

  /** Moves to the next row of the table; false after the last. */
  nextRow(): boolean {
    if (this.#rowsLeft === 0) return false;
    this.#rowsLeft--;
    const reader = this.#reader;
    this.present = reader.bool();
    const size = reader.varuint32();
    this.#start = reader.skip(size);
    this.#end = reader.pos;
    if (this.isContractRow) this.#enterContractRow();
    return true;
  }

  #enterContractRow(): void {
    const reader = this.#reader;
    reader.pos = this.#start;
    try {
      readVersion(reader, 1);
      this.#fields = reader.skip(40);
      const size = reader.varuint32();
      this.#value = reader.skip(size);
      this.#valueEnd = reader.pos;
      if (reader.pos > this.#end) throw new CodecError('Read past end of buffer');
    } catch (error) {
      throw error instanceof CodecError ? error.within('contract_row') : error;
    }
    reader.pos = this.#end;
  }

  /** The row's bytes for decodeDeltaRow; a view of the deltas' memory. */
  get row(): Uint8Array {
    return this.#reader.data.subarray(this.#start, this.#end);
  }

  #nameOf(offset: number): string {
    if (!this.isContractRow) throw new CodecError(`Not a contract_row: ${this.name}`);
    return nameAt(this.#reader.data, this.#fields + offset);
  }

  get code(): string {
    return this.#nameOf(0);
  }

  get scope(): string {
    return this.#nameOf(8);
  }

  get table(): string {
    return this.#nameOf(16);
  }

  get primary_key(): bigint {
    return u64At(this.#reader.data, this.#fields + 24);
  }

  get payer(): string {
    return this.#nameOf(32);
  }

  /** The row as packed by its contract; a view of the deltas' memory. */
  get value(): Uint8Array {
    return this.#reader.data.subarray(this.#value, this.#valueEnd);
  }
}
