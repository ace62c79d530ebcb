import { fromHex, toHex } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { sha256 } from '../bytes/hash.ts';
import { producerSchedule, type ProducerSchedule } from './schedule.ts';
import { readSignatureText } from '../keys/key-text.ts';
import { parseSignature, writeSignature } from '../keys/signature.ts';
import { slotToTime, timeToSlot } from './time.ts';
import {
  readExtensions,
  readPackedTransaction,
  writeExtensions,
  writePackedTransaction,
  type Extension,
  type PackedTransaction,
} from './transaction.ts';

export interface BlockHeader {
  /** UTC without zone: '2026-11-21T03:20:00.500'. */
  timestamp: string;
  producer: string;
  confirmed: number;
  /** Hex id of the previous block. */
  previous: string;
  transaction_mroot: string;
  action_mroot: string;
  schedule_version: number;
  /** Until weighted block signing; later in a header extension (header-extension.ts). */
  new_producers: ProducerSchedule | null;
  header_extensions: Extension[];
}

/** The index is the number on the wire. */
export const transactionStatuses = ['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired'] as const;

export interface TransactionReceipt {
  /** Index into transactionStatuses. */
  status: number;
  cpu_usage_us: number;
  net_usage_words: number;
  /** A deferred transaction is an id only. */
  trx: ['transaction_id', string] | ['packed_transaction', PackedTransaction];
}

export interface SignedBlock extends BlockHeader {
  producer_signature: string;
  transactions: TransactionReceipt[];
  block_extensions: Extension[];
}

/** Packs a header without signature. */
export function packHeader(header: BlockHeader): Uint8Array {
  const writer = new ByteWriter();
  writeHeader(writer, header);
  return writer.finish();
}

function writeHeader(writer: ByteWriter, header: BlockHeader): void {
  writer.u32(timeToSlot(header.timestamp));
  writer.name(header.producer);
  writer.u16(header.confirmed);
  writer.bytes(fromHex(header.previous));
  writer.bytes(fromHex(header.transaction_mroot));
  writer.bytes(fromHex(header.action_mroot));
  writer.u32(header.schedule_version);
  writer.bool(header.new_producers !== null);
  if (header.new_producers !== null) producerSchedule.write(writer, header.new_producers);
  writeExtensions(writer, header.header_extensions);
}

function readHeader(reader: ByteReader): BlockHeader {
  return {
    timestamp: slotToTime(reader.u32()),
    producer: reader.name(),
    confirmed: reader.u16(),
    previous: reader.hex(32),
    transaction_mroot: reader.hex(32),
    action_mroot: reader.hex(32),
    schedule_version: reader.u32(),
    new_producers: reader.bool() ? producerSchedule.read(reader) : null,
    header_extensions: readExtensions(reader),
  };
}

/** Hash of the header without signature. */
export function headerDigest(header: BlockHeader): Uint8Array {
  return sha256(packHeader(header));
}

/** Hex block id: hash of the header with the block number in its first four bytes. */
export function blockId(header: BlockHeader): string {
  const id = headerDigest(header);
  new DataView(id.buffer, id.byteOffset).setUint32(0, blockNumberOf(header.previous) + 1);
  return toHex(id);
}

/** Block number in a hex block id. */
export function blockNumberOf(id: string): number {
  if (!/^[0-9a-f]{8}/i.test(id)) throw new CodecError('Expected hex string');
  return Number.parseInt(id.slice(0, 8), 16);
}

/**
 * Digest a producer signs before Savanna: header, merkle root of all previous block ids (IncrementalMerkle), and hash
 * of the pending schedule, or of the active one if none is pending (scheduleHash of schedule.ts).
 */
export function producerSignatureDigest(
  header: BlockHeader,
  blockRoot: Uint8Array,
  pendingScheduleHash: Uint8Array,
): Uint8Array {
  return sha256(sha256(headerDigest(header), blockRoot), pendingScheduleHash);
}

/** Schedule version in headers since Savanna, where schedules are stored elsewhere. */
export const savannaScheduleVersion = 0x8000_0000;

/** Whether a block follows Savanna rules (Spring 1.0), which change merkle trees and the signed digest. */
export function isSavannaBlock(header: Pick<BlockHeader, 'schedule_version'>): boolean {
  return header.schedule_version === savannaScheduleVersion;
}

/** Digest a producer signs since Savanna: the block id. */
export function savannaSignatureDigest(header: BlockHeader): Uint8Array {
  return fromHex(blockId(header));
}

/** Decodes the header of a block; ignores the signature and transactions that follow. */
export function decodeBlockHeader(data: Uint8Array): BlockHeader {
  return readHeader(new ByteReader(data));
}

/** Decodes a block. Byte fields are views of the same memory. Trailing bytes are an error. */
export function decodeSignedBlock(data: Uint8Array): SignedBlock {
  const reader = new ByteReader(data);
  const block = {
    ...readHeader(reader),
    producer_signature: readSignatureText(reader),
    transactions: readReceipts(reader),
    block_extensions: readExtensions(reader),
  };
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the block`);
  return block;
}

export function encodeSignedBlock(block: SignedBlock): Uint8Array {
  const writer = new ByteWriter(1024);
  writeHeader(writer, block);
  writeSignature(writer, parseSignature(block.producer_signature));
  writer.varuint32(block.transactions.length);
  for (const receipt of block.transactions) writeReceipt(writer, receipt);
  writeExtensions(writer, block.block_extensions);
  return writer.finish();
}

function readReceipts(reader: ByteReader): TransactionReceipt[] {
  const receipts: TransactionReceipt[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) receipts.push(readReceipt(reader));
  return receipts;
}

function readReceipt(reader: ByteReader): TransactionReceipt {
  const status = reader.u8();
  const cpu_usage_us = reader.u32();
  const net_usage_words = reader.varuint32();
  return { status, cpu_usage_us, net_usage_words, trx: readTransactionVariant(reader) };
}

function readTransactionVariant(reader: ByteReader): TransactionReceipt['trx'] {
  const kind = reader.varuint32();
  if (kind === 0) return ['transaction_id', reader.hex(32)];
  if (kind === 1) return ['packed_transaction', readPackedTransaction(reader)];
  throw new CodecError(`Unpacked invalid tag (${kind}) for variant`).within('trx');
}

function writeReceipt(writer: ByteWriter, receipt: TransactionReceipt): void {
  writer.u8(receipt.status);
  writer.u32(receipt.cpu_usage_us);
  writer.varuint32(receipt.net_usage_words);
  if (receipt.trx[0] === 'transaction_id') {
    writer.varuint32(0);
    writer.bytes(fromHex(receipt.trx[1]));
    return;
  }
  writer.varuint32(1);
  writePackedTransaction(writer, receipt.trx[1]);
}
