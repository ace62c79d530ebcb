import {
  isSavannaBlock,
  producerSignatureDigest,
  savannaSignatureDigest,
  type BlockHeader,
  type SignedBlock,
} from '@antescope/codec/chain/block';
import { toHex, fromHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { encodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import type { FinalityExtension } from '@antescope/codec/chain/finality-extension';
import { merkleRoot, savannaMerkleRoot, IncrementalMerkle } from '@antescope/codec/chain/merkle';
import { encodeQuorumCertificate, type QuorumCertificate } from '@antescope/codec/chain/quorum-certificate';
import { transactionReceiptDigest } from '@antescope/codec/chain/receipt';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import type { Extension } from '@antescope/codec/chain/transaction';
import type { BlockSigningAuthority } from '../contract.ts';
import type { BlockBuilder } from './block-builder.ts';
import { claimedRoot } from '../finality/finality-state.ts';
import { claimOf, finalityAfter, finalityExtensionOf } from './finality-changes.ts';
import { finishHeaderState, finishSavannaState, type HeaderState } from './header-state.ts';

/** What a block has in its extensions about finality. */
interface BlockFinality {
  readonly extension: FinalityExtension | null;
  readonly certificate: QuorumCertificate | null;
}

const noFinality: BlockFinality = { extension: null, certificate: null };

/** Header of a completed block. */
export function headerOf(builder: BlockBuilder, { extension, certificate }: BlockFinality = noFinality): BlockHeader {
  const { next } = builder;
  const extensions: Extension[] = [];
  if (builder.newFeatures.length > 0) {
    extensions.push(
      encodeHeaderExtension({ type: 'protocol_feature_activation', protocol_features: [...builder.newFeatures] }),
    );
  }
  if (builder.newSchedule !== null) {
    extensions.push(encodeHeaderExtension({ type: 'producer_schedule_change', schedule: builder.newSchedule }));
  }
  if (extension !== null) extensions.push(encodeHeaderExtension({ type: 'finality', finality: extension }));
  const receipts = builder.receipts.map(transactionReceiptDigest);
  const parent = next.previous.finality;
  return {
    timestamp: builder.block.time,
    producer: next.producer.producer_name,
    confirmed: next.confirmed,
    previous: next.previous.id,
    transaction_mroot: toHex(next.savanna ? savannaMerkleRoot(receipts) : merkleRoot(receipts)),
    action_mroot: toHex(
      next.savanna ? claimedRoot(parent!, claimOf(parent!, certificate)) : merkleRoot(builder.digests),
    ),
    schedule_version: next.scheduleVersion,
    new_producers: null,
    header_extensions: extensions,
  };
}

/**
 * Header state and block, signed by `signer` or, in replay, with the given signature. `certificate`: of the parent, if
 * its finalizers made one.
 */
export function seal(
  builder: BlockBuilder,
  signer: (digest: Uint8Array, authority: BlockSigningAuthority) => string,
  certificate: QuorumCertificate | null,
): { state: HeaderState; block: SignedBlock } {
  const { next, database } = builder;
  const extension = finalityExtensionOf(next, database, builder.block.time, certificate);
  const header = headerOf(builder, { extension, certificate });
  const finality = finalityAfter(next, header, extension, builder);
  const state = next.savanna
    ? finishSavannaState(next, header, finality!)
    : finishHeaderState(next, header, builder.newSchedule, finality);
  const digest = signatureDigest(state);
  const block: SignedBlock = {
    ...header,
    producer_signature: signer(digest, builder.next.producer.authority),
    transactions: builder.receipts,
    block_extensions: certificate === null ? [] : [encodeQuorumCertificate(certificate)],
  };
  return { state, block };
}

/** Digest signed by the producer. */
export function signatureDigest(state: HeaderState): Uint8Array {
  if (isSavannaBlock(state.header)) return savannaSignatureDigest(state.header);
  return producerSignatureDigest(state.header, rootOf(state), fromHex(state.pendingSchedule.hash));
}

function rootOf(state: HeaderState): Uint8Array {
  const merkle = new IncrementalMerkle();
  merkle.subtrees.push(...state.merkle.subtrees);
  merkle.count = state.merkle.count;
  return merkle.root();
}

/** Throws unless the replayed block equals the original. */
export function checkSame(state: HeaderState, block: SignedBlock, expected: BlockHeader): void {
  for (const field of ['transaction_mroot', 'action_mroot', 'producer', 'confirmed', 'schedule_version'] as const) {
    if (block[field] !== expected[field]) {
      throw new Error(`block ${state.number} does not match the state: ${field} differs`);
    }
  }
}

/** Signs blocks with the given private keys. */
export class BlockSigner {
  readonly #keys = new Map<string, PrivateKey | string>();

  constructor(privateKeys: Iterable<PrivateKey | string>) {
    for (const key of privateKeys) this.#keys.set(publicKeyOf(key), key);
  }

  holdsKeyOf(authority: BlockSigningAuthority): boolean {
    return authority.keys.some(({ key }) => this.#keys.has(key));
  }

  /** Throws if no key of the authority is available. */
  sign(digest: Uint8Array, authority: BlockSigningAuthority): string {
    for (const { key } of authority.keys) {
      const own = this.#keys.get(key);
      if (own !== undefined) return sign(digest, own);
    }
    throw new Error(`no key to sign the block; needs ${authority.keys.map(({ key }) => key).join(' or ')}`);
  }
}
