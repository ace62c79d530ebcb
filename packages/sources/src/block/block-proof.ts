import { blockId, isSavannaBlock } from '@antescope/codec/chain/block';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { transactionId } from '@antescope/codec/chain/transaction';
import type { Field } from '../core/fields.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { isNotAvailable } from '../node/reading.ts';
import { readPackedObject } from '../transaction/packed-hex.ts';
import { type PackedHex, recoverSigners } from '../transaction/signers.ts';
import { isWhole, readHeader } from './block-header.ts';
import { blockSigner } from './block-signer.ts';

/** Verification of a block from its own bytes, independent of what the node reports. */
export interface BlockProof {
  /** Id reported by the node. */
  said: string;
  /** Id that its header hashes to; null if the node omits parts of the header. */
  id: string | null;
  /** Key ('PUB_…') that made the producer's signature; null if the node omits what was signed. */
  signedBy: string | null;
  /** The requested transaction; null if none was requested, or the block has its id only. */
  transaction: { id: string; signedBy: string[] | null } | null;
}

/**
 * Computes a block's id from its header, recovers who signed it, and does the same for one of its transactions. Nothing is taken from the node unverified: a difference means a wrong or faulty node. Throws NodeError,
 * NodeUnavailableError, BadAnswerError.
 */
export async function proveBlock(
  api: ChainApi,
  { number, chainId, transaction }: { number: number; chainId: string; transaction?: string },
): Promise<BlockProof> {
  const { value: block } = await api.getBlock(number);
  const header = isWhole(block) ? block : await wholeHeader(api, block.at('id').text());
  const isSavanna = isSavannaBlock({ schedule_version: block.at('schedule_version').number() });
  return {
    said: block.at('id').text(),
    id: header === null ? null : blockId(readHeader(header)),
    signedBy: isSavanna ? await savannaSigner(block) : (await blockSigner(api, block.at('id').text())).signedBy,
    transaction: transaction === undefined ? null : await proveTransaction(packedIn(block, transaction), chainId),
  };
}

/** The header with its extensions as bytes, which get_block omits since Savanna; null if the node does not have it. */
async function wholeHeader(api: ChainApi, id: string): Promise<Field | null> {
  try {
    const header = (await api.getBlockHeader(id)).value.at('signed_block_header');
    return isWhole(header) ? header : null;
  } catch (error) {
    if (isNotAvailable(error)) return null;
    throw error;
  }
}

/** From Savanna on the id itself is signed. */
async function savannaSigner(block: Field): Promise<string> {
  const { recoverPublicKey } = await import('@antescope/codec/curve/recover');
  return recoverPublicKey(fromHex(block.at('id').text()), block.at('producer_signature').text());
}

function packedIn(block: Field, id: string): PackedHex | null {
  const receipts = block.at('transactions').items();
  const trx = receipts.map((receipt) => receipt.at('trx')).find((one) => one.isObject && one.at('id').value === id);
  return trx === undefined ? null : readPackedObject(trx);
}

async function proveTransaction(packed: PackedHex | null, chainId: string): Promise<BlockProof['transaction']> {
  if (packed === null) return null;
  const plain = inflatePacked({
    signatures: packed.signatures,
    compression: packed.compression === 'zlib' ? 1 : 0,
    packed_context_free_data: fromHex(packed.packedContextFreeData),
    packed_trx: fromHex(packed.packedTransaction),
  });
  return { id: transactionId(plain.packed_trx), signedBy: await recoverSigners(chainId, packed) };
}
