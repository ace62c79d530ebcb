import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { savannaMerkleRoot } from '@antescope/codec/chain/merkle';

/** The latest ancestor with a quorum certificate, as a block header claims it. */
export interface QcClaim {
  readonly block: number;
  readonly strong: boolean;
}

/** What a reversible block leaves to its descendants. */
export interface BlockRef {
  readonly number: number;
  readonly id: string;
  readonly slot: number;
  /** Digest that finalizers sign. */
  readonly digest: Uint8Array;
}

/** A block and the ancestor it claims to have a certificate. */
interface QcLink {
  readonly source: number;
  readonly target: number;
  readonly strong: boolean;
}

/**
 * Irreversibility by certificates: links between blocks and the certified ancestors they claim, from the last
 * irreversible block on. nodeos' finality_core.
 */
export interface FinalityCore {
  readonly links: readonly QcLink[];
  /** Ancestors from the last irreversible block on; none at the genesis of Savanna. */
  readonly refs: readonly BlockRef[];
  /** Slot of the genesis block of Savanna, in its own core only; 0 in others. */
  readonly genesisSlot: number;
}

/** Core of the first block with finalizers. */
export function genesisCore(number: number, slot: number): FinalityCore {
  return { links: [{ source: number, target: number, strong: false }], refs: [], genesisSlot: slot };
}

export function latestClaim(core: FinalityCore): QcClaim {
  const { target, strong } = core.links.at(-1)!;
  return { block: target, strong };
}

/** Number of the last irreversible block. */
export function lastFinal(core: FinalityCore): number {
  return core.links[0]!.target;
}

/** Slot of the last irreversible block. */
export function lastFinalSlot(core: FinalityCore): number {
  return core.refs[0]?.slot ?? core.genesisSlot;
}

/** Slot of the block of the latest claim. */
export function latestClaimSlot(core: FinalityCore): number {
  return claimedRef(core)?.slot ?? core.genesisSlot;
}

/** The block of the latest claim; null at the genesis of Savanna. */
export function claimedRef(core: FinalityCore): BlockRef | null {
  return core.refs[latestClaim(core).block - lastFinal(core)] ?? null;
}

/** Whether it is the number of the genesis block of Savanna. */
export function isGenesisNumber(core: FinalityCore, number: number): boolean {
  const { source, target } = core.links[0]!;
  return source === target && source === number;
}

/**
 * Core of the next block. `current` is the block of this core. A strong certificate makes the block that the certified
 * one claims irreversible, a weak one none.
 */
export function nextCore(core: FinalityCore, current: BlockRef, claim: QcClaim): FinalityCore {
  const first = core.links[0]!.source;
  const kept = claim.strong ? claim.block - first : 0;
  const links = [...core.links.slice(kept), { source: current.number + 1, target: claim.block, strong: claim.strong }];
  const refs = [...core.refs.slice(links[0]!.target - lastFinal(core)), current];
  return { links, refs, genesisSlot: 0 };
}

/** Merkle root of the reversible ancestors; zeros without any. */
export function reversibleRoot({ refs }: FinalityCore): Uint8Array {
  return savannaMerkleRoot(
    refs.slice(1).map((ref, index) => {
      const writer = new ByteWriter();
      writer.u32(ref.number);
      writer.u32(ref.slot);
      writer.bytes(ref.digest);
      writer.u32(refs[index]!.slot);
      return sha256(writer.finish());
    }),
  );
}

export function writeCore(writer: ByteWriter, { links, refs, genesisSlot }: FinalityCore): void {
  writer.varuint32(links.length);
  for (const { source, target, strong } of links) {
    writer.u32(source);
    writer.u32(target);
    writer.bool(strong);
  }
  writer.varuint32(refs.length);
  for (const ref of refs) {
    writer.bytes(fromHex(ref.id));
    writer.u32(ref.slot);
    writer.bytes(ref.digest);
  }
  writer.u32(genesisSlot);
}
