import { producerSignatureDigest, type BlockHeader, type SignedBlock } from '@antescope/codec/chain/block';
import { toHex, fromHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { encodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { merkleRoot, IncrementalMerkle } from '@antescope/codec/chain/merkle';
import { transactionReceiptDigest } from '@antescope/codec/chain/receipt';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import type { Extension } from '@antescope/codec/chain/transaction';
import type { BlockSigningAuthority } from '../contract.ts';
import type { BlockBuilder } from './block-builder.ts';
import { finishHeaderState, type HeaderState } from './header-state.ts';

/** Header of a completed block. */
export function headerOf(builder: BlockBuilder): BlockHeader {
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
  return {
    timestamp: builder.block.time,
    producer: next.producer.producer_name,
    confirmed: next.confirmed,
    previous: next.previous.id,
    transaction_mroot: toHex(merkleRoot(builder.receipts.map(transactionReceiptDigest))),
    action_mroot: toHex(merkleRoot(builder.digests)),
    schedule_version: next.scheduleVersion,
    new_producers: null,
    header_extensions: extensions,
  };
}

/** Header state and block, signed by `signer` or, in replay, with the given signature. */
export function seal(
  builder: BlockBuilder,
  signer: (digest: Uint8Array, authority: BlockSigningAuthority) => string,
): { state: HeaderState; block: SignedBlock } {
  const header = headerOf(builder);
  const state = finishHeaderState(builder.next, header, builder.newSchedule);
  const digest = signatureDigest(state);
  const block: SignedBlock = {
    ...header,
    producer_signature: signer(digest, builder.next.producer.authority),
    transactions: builder.receipts,
    block_extensions: [],
  };
  return { state, block };
}

/** Digest signed by the producer. */
export function signatureDigest(state: HeaderState): Uint8Array {
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
