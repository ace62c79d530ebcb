import { fromHex } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { writeActionReceipt, type ActionReceipt } from '../chain/receipt.ts';
import { readSignatureText } from '../keys/key-text.ts';
import { sharedSignature, writeSignature } from '../keys/signature.ts';
import {
  readAction,
  readExtensions,
  readTransactionHeader,
  writeAction,
  writeExtensions,
  writeTransactionHeader,
  type Action,
  type Extension,
  type TransactionHeader,
} from '../chain/transaction.ts';
import { readVersion } from '../bytes/wire.ts';
import { skipPartial } from './trace-cursor.ts';

export interface AccountDelta {
  account: string;
  /** Bytes of RAM. */
  delta: bigint;
}

export interface ActionTrace {
  action_ordinal: number;
  creator_action_ordinal: number;
  /** Null if the action was not executed. */
  receipt: ActionReceipt | null;
  receiver: string;
  act: Action;
  context_free: boolean;
  /** Microseconds. */
  elapsed: bigint;
  console: string;
  account_ram_deltas: AccountDelta[];
  except: string | null;
  error_code: bigint | null;
  /** Null in version 0 traces, which have none. */
  return_value: Uint8Array | null;
}

/** The packed transaction without its actions. */
export interface PartialTransaction extends TransactionHeader {
  transaction_extensions: Extension[];
  signatures: string[];
  context_free_data: Uint8Array[];
}

export interface TransactionTrace {
  id: string;
  /** Index into transactionStatuses of '@antescope/codec/chain/block'. */
  status: number;
  cpu_usage_us: number;
  net_usage_words: number;
  elapsed: bigint;
  net_usage: bigint;
  scheduled: boolean;
  action_traces: ActionTrace[];
  account_ram_delta: AccountDelta | null;
  /** Always "Y" on the wire; nodes do not send the error message. */
  except: string | null;
  error_code: bigint | null;
  /** The deferred transaction whose failure this onerror transaction handled. */
  failed_dtrx_trace: TransactionTrace | null;
  partial: PartialTransaction | null;
}

/**
 * Decodes the traces of a block. Byte fields are views of `data`. Trailing bytes are an error. Without the option
 * `partial`, for readers that have the block too, the field is skipped and null. To read only a few fields use
 * TraceCursor.
 */
export function decodeTraces(data: Uint8Array, options: { partial?: boolean } = {}): TransactionTrace[] {
  const reader = new ByteReader(data);
  const withPartial = options.partial ?? true;
  const traces: TransactionTrace[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--)
    traces.push(readTransactionTrace(reader, 0, withPartial));
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the traces`);
  return traces;
}

export function encodeTraces(traces: readonly TransactionTrace[]): Uint8Array {
  const writer = new ByteWriter(4096);
  writer.varuint32(traces.length);
  for (const trace of traces) writeTransactionTrace(writer, trace);
  return writer.finish();
}

function readTransactionTrace(reader: ByteReader, depth: number, withPartial: boolean): TransactionTrace {
  if (depth > 4) throw new CodecError('Transaction traces are nested too deep');
  readVersion(reader, 1);
  return {
    id: reader.hex(32),
    status: reader.u8(),
    cpu_usage_us: reader.u32(),
    net_usage_words: reader.varuint32(),
    elapsed: reader.i64(),
    net_usage: reader.u64(),
    scheduled: reader.bool(),
    action_traces: readActionTraces(reader),
    account_ram_delta: reader.bool() ? readAccountDelta(reader) : null,
    except: reader.bool() ? reader.string() : null,
    error_code: reader.bool() ? reader.u64() : null,
    failed_dtrx_trace: reader.bool() ? readTransactionTrace(reader, depth + 1, withPartial) : null,
    partial: reader.bool() ? partialOf(reader, withPartial) : null,
  };
}

function writeTransactionTrace(writer: ByteWriter, trace: TransactionTrace): void {
  writer.varuint32(0);
  writer.bytes(fromHex(trace.id));
  writer.u8(trace.status);
  writer.u32(trace.cpu_usage_us);
  writer.varuint32(trace.net_usage_words);
  writer.i64(trace.elapsed);
  writer.u64(trace.net_usage);
  writer.bool(trace.scheduled);
  writer.varuint32(trace.action_traces.length);
  for (const action of trace.action_traces) writeActionTrace(writer, action);
  if (present(writer, trace.account_ram_delta)) writeAccountDelta(writer, trace.account_ram_delta);
  if (present(writer, trace.except)) writer.string(trace.except);
  if (present(writer, trace.error_code)) writer.u64(trace.error_code);
  if (present(writer, trace.failed_dtrx_trace)) writeTransactionTrace(writer, trace.failed_dtrx_trace);
  if (present(writer, trace.partial)) writePartial(writer, trace.partial);
}

function present<T>(writer: ByteWriter, value: T | null): value is T {
  writer.bool(value !== null);
  return value !== null;
}

function readActionTraces(reader: ByteReader): ActionTrace[] {
  const traces: ActionTrace[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) traces.push(readActionTrace(reader));
  return traces;
}

function readActionTrace(reader: ByteReader): ActionTrace {
  const version = readVersion(reader, 2);
  return {
    action_ordinal: reader.varuint32(),
    creator_action_ordinal: reader.varuint32(),
    receipt: reader.bool() ? readReceipt(reader) : null,
    receiver: reader.name(),
    act: readAction(reader),
    context_free: reader.bool(),
    elapsed: reader.i64(),
    console: reader.string(),
    account_ram_deltas: readAccountDeltas(reader),
    except: reader.bool() ? reader.string() : null,
    error_code: reader.bool() ? reader.u64() : null,
    return_value: version === 1 ? reader.lengthAndBytes() : null,
  };
}

function writeActionTrace(writer: ByteWriter, trace: ActionTrace): void {
  writer.varuint32(trace.return_value === null ? 0 : 1);
  writer.varuint32(trace.action_ordinal);
  writer.varuint32(trace.creator_action_ordinal);
  if (present(writer, trace.receipt)) {
    writer.varuint32(0);
    writeActionReceipt(writer, trace.receipt);
  }
  writer.name(trace.receiver);
  writeAction(writer, trace.act);
  writer.bool(trace.context_free);
  writer.i64(trace.elapsed);
  writer.string(trace.console);
  writer.varuint32(trace.account_ram_deltas.length);
  for (const delta of trace.account_ram_deltas) writeAccountDelta(writer, delta);
  if (present(writer, trace.except)) writer.string(trace.except);
  if (present(writer, trace.error_code)) writer.u64(trace.error_code);
  if (trace.return_value !== null) writer.lengthAndBytes(trace.return_value);
}

function readReceipt(reader: ByteReader): ActionReceipt {
  readVersion(reader, 1);
  const receiver = reader.name();
  const act_digest = reader.hex(32);
  const global_sequence = reader.u64();
  const recv_sequence = reader.u64();
  const auth_sequence: ActionReceipt['auth_sequence'] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) {
    auth_sequence.push({ account: reader.name(), sequence: reader.u64() });
  }
  const code_sequence = reader.varuint32();
  const abi_sequence = reader.varuint32();
  return { receiver, act_digest, global_sequence, recv_sequence, auth_sequence, code_sequence, abi_sequence };
}

function readAccountDeltas(reader: ByteReader): AccountDelta[] {
  const deltas: AccountDelta[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) deltas.push(readAccountDelta(reader));
  return deltas;
}

function readAccountDelta(reader: ByteReader): AccountDelta {
  return { account: reader.name(), delta: reader.i64() };
}

function writeAccountDelta(writer: ByteWriter, delta: AccountDelta): void {
  writer.name(delta.account);
  writer.i64(delta.delta);
}

function partialOf(reader: ByteReader, wanted: boolean): PartialTransaction | null {
  if (wanted) return readPartial(reader);
  skipPartial(reader);
  return null;
}

function readPartial(reader: ByteReader): PartialTransaction {
  readVersion(reader, 1);
  const header = readTransactionHeader(reader);
  const transaction_extensions = readExtensions(reader);
  const signatures: string[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) signatures.push(readSignatureText(reader));
  const context_free_data: Uint8Array[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) context_free_data.push(reader.lengthAndBytes());
  return { ...header, transaction_extensions, signatures, context_free_data };
}

function writePartial(writer: ByteWriter, partial: PartialTransaction): void {
  writer.varuint32(0);
  writeTransactionHeader(writer, partial);
  writeExtensions(writer, partial.transaction_extensions);
  writer.varuint32(partial.signatures.length);
  for (const signature of partial.signatures) writeSignature(writer, sharedSignature(signature));
  writer.varuint32(partial.context_free_data.length);
  for (const data of partial.context_free_data) writer.lengthAndBytes(data);
}
