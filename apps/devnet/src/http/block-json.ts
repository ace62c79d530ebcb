import { blockId, blockNumberOf, decodeSignedBlock, transactionStatuses } from '@antescope/codec/chain/block';
import type { SignedBlock, TransactionReceipt } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { readPublicKey } from '@antescope/codec/keys/key';
import { refBlock, transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { Action, Extension, PackedTransaction, Transaction } from '@antescope/codec/chain/transaction';
import { unpackedParts } from './packed-parts.ts';
import type { ActionRenderer } from './action-json.ts';
import { keyText } from './key-text.ts';

const PROTOCOL_FEATURES = 0;
const PRODUCER_SCHEDULE = 1;

/** A block as get_block returns it. */
export function blockJson(content: Uint8Array, actions: ActionRenderer): Record<string, unknown> {
  const block = decodeSignedBlock(content);
  const id = blockId(block);
  return {
    ...headerJson(block),
    new_producers: block.new_producers,
    ...headerExtensions(block.header_extensions),
    producer_signature: block.producer_signature,
    transactions: block.transactions.map((receipt) => receiptJson(receipt, actions)),
    ...(block.block_extensions.length > 0
      ? { block_extensions: block.block_extensions.map(([type, data]) => [type, toHex(data)]) }
      : {}),
    id,
    block_num: blockNumberOf(id),
    ref_block_prefix: refBlock(id).ref_block_prefix,
  };
}

/** A header as get_block_info returns it. */
export function blockInfoJson(content: Uint8Array): Record<string, unknown> {
  const block = decodeSignedBlock(content);
  const id = blockId(block);
  const number = blockNumberOf(id);
  return {
    block_num: number,
    ref_block_num: number & 0xffff,
    id,
    ...headerJson(block),
    producer_signature: block.producer_signature,
    ref_block_prefix: refBlock(id).ref_block_prefix,
  };
}

function headerJson(block: SignedBlock): Record<string, unknown> {
  return {
    timestamp: block.timestamp,
    producer: block.producer,
    confirmed: block.confirmed,
    previous: block.previous,
    transaction_mroot: block.transaction_mroot,
    action_mroot: block.action_mroot,
    schedule_version: block.schedule_version,
  };
}

function headerExtensions(extensions: Extension[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [type, data] of extensions) {
    const reader = new ByteReader(data);
    if (type === PROTOCOL_FEATURES) {
      fields.new_protocol_features = times(reader.arraySize(), () => ({ feature_digest: reader.hex(32) }));
    } else if (type === PRODUCER_SCHEDULE) {
      const version = reader.u32();
      fields.new_producer_schedule = { version, producers: times(reader.arraySize(), () => readProducer(reader)) };
    }
  }
  return fields;
}

function readProducer(reader: ByteReader): unknown {
  const producer_name = reader.name();
  reader.varuint32();
  const threshold = reader.u32();
  const keys = times(reader.arraySize(), () => ({ key: keyText(readPublicKey(reader)), weight: reader.u16() }));
  return { producer_name, authority: [0, { threshold, keys }] };
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function receiptJson(receipt: TransactionReceipt, actions: ActionRenderer): unknown {
  return {
    status: transactionStatuses[receipt.status],
    cpu_usage_us: receipt.cpu_usage_us,
    net_usage_words: receipt.net_usage_words,
    trx: receipt.trx[0] === 'transaction_id' ? receipt.trx[1] : packedJson(receipt.trx[1], actions),
  };
}

/** A packed transaction with its unpacked form, as in blocks. */
function packedJson(packed: PackedTransaction, actions: ActionRenderer): unknown {
  const parts = unpackedParts(packed);
  return {
    id: transactionId(parts.transaction),
    signatures: packed.signatures,
    compression: packed.compression === 1 ? 'zlib' : 'none',
    packed_context_free_data: toHex(packed.packed_context_free_data),
    context_free_data: parts.contextFreeData.map((data) => toHex(data)),
    packed_trx: toHex(packed.packed_trx),
    transaction: transactionJson(unpackTransaction(parts.transaction), actions),
  };
}

/** Header fields of a transaction in nodeos' order. */
export function transactionHeaderJson(transaction: Transaction): Record<string, unknown> {
  return {
    expiration: transaction.expiration,
    ref_block_num: transaction.ref_block_num,
    ref_block_prefix: transaction.ref_block_prefix,
    max_net_usage_words: transaction.max_net_usage_words,
    max_cpu_usage_ms: transaction.max_cpu_usage_ms,
    delay_sec: transaction.delay_sec,
  };
}

export function transactionJson(transaction: Transaction, actions: ActionRenderer): Record<string, unknown> {
  const render = (list: Action[]) => list.map((action) => actions.action(action));
  return {
    ...transactionHeaderJson(transaction),
    context_free_actions: render(transaction.context_free_actions),
    actions: render(transaction.actions),
    ...(transaction.transaction_extensions.length > 0
      ? { transaction_extensions: transaction.transaction_extensions.map(([type, data]) => [type, toHex(data)]) }
      : {}),
  };
}
