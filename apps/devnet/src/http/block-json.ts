import { blockId, blockNumberOf, decodeSignedBlock, transactionStatuses } from '@antescope/codec/chain/block';
import type { SignedBlock, TransactionReceipt } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { quorumCertificateOf } from '@antescope/codec/chain/quorum-certificate';
import { refBlock, transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { Action, Extension, PackedTransaction, Transaction } from '@antescope/codec/chain/transaction';
import { unpackedParts } from './packed-parts.ts';
import type { ActionRenderer } from './action-json.ts';
import { scheduleJson } from './chain/get-producer-schedule.ts';
import { extensionsJson, finalityExtensionJson, qcExtensionJson } from './finality-json.ts';

/** A block as get_block returns it. */
export function blockJson(content: Uint8Array, actions: ActionRenderer): Record<string, unknown> {
  const block = decodeSignedBlock(content);
  const id = blockId(block);
  return {
    ...headerJson(block),
    new_producers: block.new_producers,
    ...headerExtensions(block.header_extensions, actions.keyPrefix),
    producer_signature: block.producer_signature,
    transactions: block.transactions.map((receipt) => receiptJson(receipt, actions)),
    ...blockExtensions(block),
    id,
    block_num: blockNumberOf(id),
    ref_block_prefix: refBlock(id).ref_block_prefix,
  };
}

/** A certificate is a field of its own. */
function blockExtensions({ block_extensions: extensions }: SignedBlock): Record<string, unknown> {
  const certificate = quorumCertificateOf(extensions);
  if (certificate !== null) return { qc_extension: qcExtensionJson(certificate) };
  return extensions.length === 0 ? {} : { block_extensions: extensionsJson(extensions) };
}

/** A signed header with raw extensions. */
export function signedHeaderJson(block: SignedBlock): Record<string, unknown> {
  return {
    ...headerJson(block),
    header_extensions: extensionsJson(block.header_extensions),
    producer_signature: block.producer_signature,
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

function headerExtensions(extensions: Extension[], keyPrefix: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const extension of extensions) {
    const decoded = decodeHeaderExtension(extension);
    if (decoded.type === 'protocol_feature_activation')
      fields.new_protocol_features = decoded.protocol_features.map((feature_digest) => ({ feature_digest }));
    if (decoded.type === 'producer_schedule_change')
      fields.new_producer_schedule = scheduleJson(decoded.schedule, keyPrefix);
    if (decoded.type === 'finality') fields.finality_extension = finalityExtensionJson(decoded.finality);
  }
  return fields;
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
