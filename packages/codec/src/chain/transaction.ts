import { concat, fromHex, toHex } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { sha256 } from '../bytes/hash.ts';
import { readSignatureText } from '../keys/key-text.ts';
import { sharedSignature, writeSignature } from '../keys/signature.ts';
import { secondsToTimePointSec, timePointSecToSeconds } from './time.ts';

export interface PermissionLevel {
  actor: string;
  permission: string;
}

export interface Action {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  data: Uint8Array;
}

/** Type number and content. */
export type Extension = [type: number, data: Uint8Array];

export interface TransactionHeader {
  /** UTC without zone: '2026-11-21T03:20:00'. */
  expiration: string;
  ref_block_num: number;
  ref_block_prefix: number;
  max_net_usage_words: number;
  max_cpu_usage_ms: number;
  delay_sec: number;
}

export interface Transaction extends TransactionHeader {
  context_free_actions: Action[];
  actions: Action[];
  transaction_extensions: Extension[];
}

/** A transaction as nodes relay it and blocks store it. `compression` 1: both byte fields are zlib-compressed. */
export interface PackedTransaction {
  /** 'SIG_…'. */
  signatures: string[];
  compression: 0 | 1;
  packed_context_free_data: Uint8Array;
  packed_trx: Uint8Array;
}

export function packTransaction(transaction: Transaction): Uint8Array {
  const writer = new ByteWriter(512);
  writeTransaction(writer, transaction);
  return writer.finish();
}

export function writeTransaction(writer: ByteWriter, transaction: Transaction): void {
  writeTransactionHeader(writer, transaction);
  writeActions(writer, transaction.context_free_actions);
  writeActions(writer, transaction.actions);
  writeExtensions(writer, transaction.transaction_extensions);
}

/** Unpacks an uncompressed transaction. Trailing bytes are an error. */
export function unpackTransaction(packed: Uint8Array): Transaction {
  const reader = new ByteReader(packed);
  const transaction = readTransaction(reader);
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the transaction`);
  return transaction;
}

/** Byte fields are views of the reader's memory. */
export function readTransaction(reader: ByteReader): Transaction {
  return {
    ...readTransactionHeader(reader),
    context_free_actions: readActions(reader),
    actions: readActions(reader),
    transaction_extensions: readExtensions(reader),
  };
}

export function writeTransactionHeader(writer: ByteWriter, header: TransactionHeader): void {
  writer.u32(timePointSecToSeconds(header.expiration));
  writer.u16(header.ref_block_num);
  writer.u32(header.ref_block_prefix);
  writer.varuint32(header.max_net_usage_words);
  writer.u8(header.max_cpu_usage_ms);
  writer.varuint32(header.delay_sec);
}

export function readTransactionHeader(reader: ByteReader): TransactionHeader {
  return {
    expiration: secondsToTimePointSec(reader.u32()),
    ref_block_num: reader.u16(),
    ref_block_prefix: reader.u32(),
    max_net_usage_words: reader.varuint32(),
    max_cpu_usage_ms: reader.u8(),
    delay_sec: reader.varuint32(),
  };
}

export function writeActions(writer: ByteWriter, actions: readonly Action[]): void {
  writer.varuint32(actions.length);
  for (const action of actions) writeAction(writer, action);
}

export function readActions(reader: ByteReader): Action[] {
  const actions: Action[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) actions.push(readAction(reader));
  return actions;
}

/** Account, name and authorization, which the action digest hashes separately from the data. */
export function writeActionBase(writer: ByteWriter, action: Omit<Action, 'data'>): void {
  writer.name(action.account);
  writer.name(action.name);
  writer.varuint32(action.authorization.length);
  for (const level of action.authorization) {
    writer.name(level.actor);
    writer.name(level.permission);
  }
}

export function writeAction(writer: ByteWriter, action: Action): void {
  writeActionBase(writer, action);
  writer.lengthAndBytes(action.data);
}

/** The action data is a view of the reader's memory. */
export function readAction(reader: ByteReader): Action {
  const account = reader.name();
  const name = reader.name();
  const authorization: PermissionLevel[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) {
    authorization.push({ actor: reader.name(), permission: reader.name() });
  }
  return { account, name, authorization, data: reader.lengthAndBytes() };
}

export function writeExtensions(writer: ByteWriter, extensions: readonly Extension[]): void {
  writer.varuint32(extensions.length);
  for (const [type, data] of extensions) {
    writer.u16(type);
    writer.lengthAndBytes(data);
  }
}

export function readExtensions(reader: ByteReader): Extension[] {
  const extensions: Extension[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--)
    extensions.push([reader.u16(), reader.lengthAndBytes()]);
  return extensions;
}

export function writePackedTransaction(writer: ByteWriter, packed: PackedTransaction): void {
  writer.varuint32(packed.signatures.length);
  for (const signature of packed.signatures) writeSignature(writer, sharedSignature(signature));
  writer.u8(packed.compression);
  writer.lengthAndBytes(packed.packed_context_free_data);
  writer.lengthAndBytes(packed.packed_trx);
}

export function readPackedTransaction(reader: ByteReader): PackedTransaction {
  const signatures: string[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) signatures.push(readSignatureText(reader));
  const compression = reader.u8();
  if (compression > 1) throw new CodecError('Unknown transaction compression');
  return {
    signatures,
    compression: compression === 1 ? 1 : 0,
    packed_context_free_data: reader.lengthAndBytes(),
    packed_trx: reader.lengthAndBytes(),
  };
}

/** Hex id of a packed, uncompressed transaction. */
export function transactionId(packed: Uint8Array): string {
  return toHex(sha256(packed));
}

const noContextFreeData = new Uint8Array(32);

/**
 * Digest the keys sign: chain id (hex), packed uncompressed transaction, hash of the packed context-free data (32 zero
 * bytes if there is none).
 */
export function signingDigest(chainId: string, packed: Uint8Array, contextFreeData?: Uint8Array): Uint8Array {
  return sha256(signingPreimage(chainId, packed, contextFreeData));
}

/** Preimage of {@link signingDigest}, for signers and verifiers that hash it themselves. */
export function signingPreimage(chainId: string, packed: Uint8Array, contextFreeData?: Uint8Array): Uint8Array {
  return concat(fromHex(chainId), packed, hasData(contextFreeData) ? sha256(contextFreeData) : noContextFreeData);
}

/** Some clients write an empty list (one zero byte) instead of nothing: both mean no data. */
function hasData(packed: Uint8Array | undefined): packed is Uint8Array {
  return packed !== undefined && packed.length > 0 && !(packed.length === 1 && packed[0] === 0);
}

/** TAPOS reference to a block id (hex), which makes the transaction valid on that fork only. */
export function refBlock(blockId: string): { ref_block_num: number; ref_block_prefix: number } {
  const reader = new ByteReader(fromHex(blockId));
  reader.skip(2);
  const ref_block_num = (reader.u8() << 8) | reader.u8();
  reader.skip(4);
  return { ref_block_num, ref_block_prefix: reader.u32() };
}
