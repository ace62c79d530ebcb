import { toHex } from '../bytes/bytes.ts';
import { ByteReader } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { nameAt } from '../chain/name.ts';
import { skipSignature } from '../keys/signature.ts';
import { textAt } from '../bytes/text.ts';
import type { PermissionLevel } from '../chain/transaction.ts';
import { readVersion } from '../bytes/wire.ts';
import { i64At, u64At } from '../bytes/words.ts';

const maxNested = 4;

/**
 * Lazy reader of a block's traces, for readers that need some fields of each: moves from transaction to transaction and
 * from action to action, and reads a field on access. It has the fields of TransactionTrace and ActionTrace at the
 * current position.
 *
 * const cursor = new TraceCursor(traces);
 * while (cursor.nextTransaction()) while (cursor.nextAction()) seen(cursor.receiver, cursor.account, cursor.name);
 */
export class TraceCursor {
  readonly #reader: ByteReader;
  #transactionsLeft: number;
  #actionsLeft = 0;
  #transaction = -1;
  #status = 0;
  #receipt = -1;
  #receiver = 0;
  #data = 0;
  #dataEnd = 0;
  #console = 0;
  #consoleEnd = 0;
  #returned = -1;

  /**
   * The constructor and all moves throw the reader's errors: a truncated or malformed trace throws before its fields
   * are read.
   */
  constructor(traces: Uint8Array) {
    this.#reader = new ByteReader(traces);
    this.#transactionsLeft = this.#reader.arraySize();
  }

  /** Moves to the next transaction, skipping the rest of this one; false after the last. */
  nextTransaction(): boolean {
    const reader = this.#reader;
    if (this.#transaction >= 0) this.#leaveTransaction();
    if (this.#transactionsLeft === 0) {
      if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the traces`);
      return false;
    }
    this.#transactionsLeft--;
    readVersion(reader, 1);
    this.#transaction = reader.skip(32);
    this.#status = reader.u8();
    reader.skip(4);
    reader.varuint32();
    reader.skip(17);
    this.#actionsLeft = reader.arraySize();
    return true;
  }

  /** Moves to the next action of the transaction; false after the last. */
  nextAction(): boolean {
    if (this.#actionsLeft === 0) return false;
    this.#actionsLeft--;
    this.#scanAction();
    return true;
  }

  #leaveTransaction(): void {
    while (this.#actionsLeft > 0) {
      this.#actionsLeft--;
      this.#scanAction();
    }
    skipTransactionTail(this.#reader, 0);
    this.#transaction = -1;
  }

  #scanAction(): void {
    const reader = this.#reader;
    const version = readVersion(reader, 2);
    reader.varuint32();
    reader.varuint32();
    this.#receipt = -1;
    if (reader.bool()) {
      readVersion(reader, 1);
      this.#receipt = reader.pos;
      skipReceipt(reader);
    }
    this.#receiver = reader.skip(24);
    skipMany(reader, 16);
    const size = reader.varuint32();
    this.#data = reader.skip(size);
    this.#dataEnd = reader.pos;
    reader.skip(9);
    const printed = reader.varuint32();
    this.#console = reader.skip(printed);
    this.#consoleEnd = reader.pos;
    skipMany(reader, 16);
    skipFailure(reader);
    this.#returned = -1;
    if (version === 1) {
      this.#returned = reader.pos;
      skipBytes(reader);
    }
  }

  get id(): string {
    return toHex(this.#reader.data, this.#transaction, this.#transaction + 32);
  }

  /** Index into transactionStatuses of '@antescope/codec/chain/block'. */
  get status(): number {
    return this.#status;
  }

  /** False if the action was not executed; it then has no sequences. */
  get executed(): boolean {
    return this.#receipt >= 0;
  }

  get global_sequence(): bigint {
    return u64At(this.#reader.data, this.#inReceipt(40));
  }

  get recv_sequence(): bigint {
    return u64At(this.#reader.data, this.#inReceipt(48));
  }

  get act_digest(): string {
    const at = this.#inReceipt(8);
    return toHex(this.#reader.data, at, at + 32);
  }

  #inReceipt(offset: number): number {
    if (this.#receipt < 0) throw new CodecError('The action has no receipt');
    return this.#receipt + offset;
  }

  get receiver(): string {
    return nameAt(this.#reader.data, this.#receiver);
  }

  get account(): string {
    return nameAt(this.#reader.data, this.#receiver + 8);
  }

  get name(): string {
    return nameAt(this.#reader.data, this.#receiver + 16);
  }

  get authorization(): PermissionLevel[] {
    const { data } = this.#reader;
    const reader = new ByteReader(data, this.#receiver + 24);
    const levels: PermissionLevel[] = [];
    for (let remaining = reader.varuint32(); remaining > 0; remaining--) {
      const at = reader.skip(16);
      levels.push({ actor: nameAt(data, at), permission: nameAt(data, at + 8) });
    }
    return levels;
  }

  /** A view of the traces' memory. */
  get data(): Uint8Array {
    return this.#reader.data.subarray(this.#data, this.#dataEnd);
  }

  get context_free(): boolean {
    return this.#reader.data[this.#dataEnd] !== 0;
  }

  /** Microseconds. */
  get elapsed(): bigint {
    return i64At(this.#reader.data, this.#dataEnd + 1);
  }

  get console(): string {
    return textAt(this.#reader.data, this.#console, this.#consoleEnd);
  }

  /** A view of the traces' memory; null in version 0 traces. */
  get return_value(): Uint8Array | null {
    if (this.#returned < 0) return null;
    return new ByteReader(this.#reader.data, this.#returned).lengthAndBytes();
  }
}

/** Skips a count and as many values of a fixed size. */
function skipMany(reader: ByteReader, size: number): void {
  const count = reader.varuint32();
  reader.skip(count * size);
}

function skipBytes(reader: ByteReader): void {
  const size = reader.varuint32();
  reader.skip(size);
}

function skipReceipt(reader: ByteReader): void {
  reader.skip(56);
  skipMany(reader, 16);
  reader.varuint32();
  reader.varuint32();
}

function skipFailure(reader: ByteReader): void {
  if (reader.bool()) skipBytes(reader);
  if (reader.bool()) reader.skip(8);
}

/** Skips the fields after a transaction's actions. */
function skipTransactionTail(reader: ByteReader, depth: number): void {
  if (reader.bool()) reader.skip(16);
  skipFailure(reader);
  if (reader.bool()) skipTransaction(reader, depth + 1);
  if (reader.bool()) skipPartial(reader);
}

function skipTransaction(reader: ByteReader, depth: number): void {
  if (depth > maxNested) throw new CodecError('Transaction traces are nested too deep');
  readVersion(reader, 1);
  reader.skip(37);
  reader.varuint32();
  reader.skip(17);
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) skipAction(reader);
  skipTransactionTail(reader, depth);
}

function skipAction(reader: ByteReader): void {
  const version = readVersion(reader, 2);
  reader.varuint32();
  reader.varuint32();
  if (reader.bool()) {
    readVersion(reader, 1);
    skipReceipt(reader);
  }
  reader.skip(24);
  skipMany(reader, 16);
  skipBytes(reader);
  reader.skip(9);
  skipBytes(reader);
  skipMany(reader, 16);
  skipFailure(reader);
  if (version === 1) skipBytes(reader);
}

/** Skips the partial transaction. */
export function skipPartial(reader: ByteReader): void {
  readVersion(reader, 1);
  reader.skip(10);
  reader.varuint32();
  reader.skip(1);
  reader.varuint32();
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) {
    reader.skip(2);
    skipBytes(reader);
  }
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) skipSignature(reader);
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) skipBytes(reader);
}
