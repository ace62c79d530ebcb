import { fromHex } from '../bytes/bytes.ts';
import { ByteWriter } from '../bytes/cursor.ts';
import type { TransactionReceipt } from './block.ts';
import { sha256 } from '../bytes/hash.ts';
import { sharedSignature, writeSignature } from '../keys/signature.ts';
import { writeAction, writeActionBase, type Action } from './transaction.ts';

/** Action receipt. Its digests, ordered by global_sequence, are the leaves of a block's action_mroot. */
export interface ActionReceipt {
  receiver: string;
  /** Hex. */
  act_digest: string;
  global_sequence: bigint;
  recv_sequence: bigint;
  auth_sequence: { account: string; sequence: bigint }[];
  code_sequence: number;
  abi_sequence: number;
}

export function writeActionReceipt(writer: ByteWriter, receipt: ActionReceipt): void {
  writer.name(receipt.receiver);
  writer.bytes(fromHex(receipt.act_digest));
  writer.u64(receipt.global_sequence);
  writer.u64(receipt.recv_sequence);
  writeSequences(writer, receipt);
}

function writeSequences(writer: ByteWriter, receipt: ActionReceipt): void {
  writer.varuint32(receipt.auth_sequence.length);
  for (const auth of receipt.auth_sequence) {
    writer.name(auth.account);
    writer.u64(auth.sequence);
  }
  writer.varuint32(receipt.code_sequence);
  writer.varuint32(receipt.abi_sequence);
}

// Reused memory: a transaction needs many digests, and allocation costs as much as hashing.
const scratch = new ByteWriter();
const innerScratch = new ByteWriter();
const innermostScratch = new ByteWriter();
const maxScratchSize = 1 << 16;

/** The emptied writer, also after a call that threw. Memory grown by a large contract is released. */
function cleared(writer: ByteWriter): ByteWriter {
  writer.clear();
  if (writer.data.length > maxScratchSize) writer.data = new Uint8Array(256);
  return writer;
}

/** Hashes the content and empties the writer. */
function hashed(writer: ByteWriter): Uint8Array {
  const digest = sha256(writer.data.subarray(0, writer.size));
  writer.clear();
  return digest;
}

/** Leaf of a block's action_mroot before Savanna. */
export function actionReceiptDigest(receipt: ActionReceipt): Uint8Array {
  const writer = cleared(scratch);
  writeActionReceipt(writer, receipt);
  return hashed(writer);
}

/**
 * Leaf of a block's action merkle tree since Savanna (Spring's digest_savanna): contract and action name come first,
 * and what proofs to other chains do not need is hashed separately.
 */
export function savannaActionReceiptDigest(
  receipt: ActionReceipt,
  action: { account: string; name: string },
): Uint8Array {
  const writer = cleared(scratch);
  writer.u64(receipt.global_sequence);
  writeSequences(writer, receipt);
  const witness = hashed(writer);
  writer.name(receipt.receiver);
  writer.u64(receipt.recv_sequence);
  writer.name(action.account);
  writer.name(action.name);
  writer.bytes(fromHex(receipt.act_digest));
  writer.bytes(witness);
  return hashed(writer);
}

/**
 * Action digest of a receipt. `returnValue`: the action's return value, possibly empty, on chains with the protocol
 * feature ACTION_RETURN_VALUE; omitted on others.
 */
export function actionDigest(action: Action, returnValue?: Uint8Array): Uint8Array {
  const writer = cleared(scratch);
  if (returnValue === undefined) {
    writeAction(writer, action);
    return hashed(writer);
  }
  writeActionBase(writer, action);
  const base = hashed(writer);
  writer.lengthAndBytes(action.data);
  writer.lengthAndBytes(returnValue);
  return sha256(base, hashed(writer));
}

/** Digest of a transaction receipt, a leaf of the block's transaction_mroot. */
export function transactionReceiptDigest(receipt: TransactionReceipt): Uint8Array {
  const writer = cleared(scratch);
  writer.u8(receipt.status);
  writer.u32(receipt.cpu_usage_us);
  writer.varuint32(receipt.net_usage_words);
  if (receipt.trx[0] === 'transaction_id') {
    writer.bytes(fromHex(receipt.trx[1]));
    return hashed(writer);
  }
  const packed = receipt.trx[1];
  const prunable = cleared(innermostScratch);
  prunable.varuint32(packed.signatures.length);
  for (const signature of packed.signatures) writeSignature(prunable, sharedSignature(signature));
  prunable.lengthAndBytes(packed.packed_context_free_data);
  const inner = cleared(innerScratch);
  inner.u8(packed.compression);
  inner.lengthAndBytes(packed.packed_trx);
  inner.bytes(hashed(prunable));
  writer.bytes(hashed(inner));
  return hashed(writer);
}
