import { sha256 } from '../bytes/hash.ts';

/*
 * Two merkle trees. Before Savanna the first bit is cleared in the left node of a pair and set in the right one, and an
 * odd node is paired with itself. Savanna (Spring 1.0) hashes digests unchanged and promotes an odd node.
 */

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const pair = new Uint8Array(64);
  pair.set(left);
  pair.set(right, 32);
  pair[0] = pair[0]! & 0x7f;
  pair[32] = pair[32]! | 0x80;
  return sha256(pair);
}

/** Merkle root of 32-byte digests before Savanna; 32 zero bytes for none, the digest itself for one. */
export function merkleRoot(digests: readonly Uint8Array[]): Uint8Array {
  if (digests.length === 0) return new Uint8Array(32);
  let level = digests.slice();
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let i = 0; i < level.length; i += 2) above.push(joined(level[i]!, level[i + 1] ?? level[i]!));
    level = above;
  }
  return level[0]!;
}

/** Merkle root of 32-byte digests since Savanna; 32 zero bytes for none, the digest itself for one. */
export function savannaMerkleRoot(digests: readonly Uint8Array[]): Uint8Array {
  if (digests.length === 0) return new Uint8Array(32);
  let level = digests;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let i = 0; i < level.length; i += 2)
      above.push(i + 1 < level.length ? sha256(level[i]!, level[i + 1]!) : level[i]!);
    level = above;
  }
  return level[0]!;
}

/** Pre-Savanna merkle tree of an append-only list (all block ids); keeps one node per level. */
export class IncrementalMerkle {
  /** Root of each complete subtree by height; null if there is none. With `count` the serializable state. */
  readonly subtrees: (Uint8Array | null)[] = [];
  count = 0;

  append(digest: Uint8Array): void {
    let node = digest;
    let height = 0;
    while (this.subtrees[height]) {
      node = joined(this.subtrees[height]!, node);
      this.subtrees[height++] = null;
    }
    this.subtrees[height] = node;
    this.count++;
  }

  root(): Uint8Array {
    let node: Uint8Array | null = null;
    for (const [height, subtree] of this.subtrees.entries()) {
      const top = height === this.subtrees.length - 1;
      if (node === null) node = subtree !== null && !top ? joined(subtree, subtree) : subtree;
      else if (subtree !== null) node = joined(subtree, node);
      else node = joined(node, node);
    }
    return node ?? new Uint8Array(32);
  }

  clone(): IncrementalMerkle {
    const copy = new IncrementalMerkle();
    copy.subtrees.push(...this.subtrees);
    copy.count = this.count;
    return copy;
  }
}

/** Savanna merkle tree of an append-only list (the leaves of finalized blocks); keeps one node per level. */
export class SavannaMerkle {
  /** Root of each complete subtree by height; null if there is none. */
  readonly subtrees: (Uint8Array | null)[];

  constructor(subtrees: readonly (Uint8Array | null)[] = []) {
    this.subtrees = [...subtrees];
  }

  append(digest: Uint8Array): void {
    let node = digest;
    let height = 0;
    for (; this.subtrees[height]; height++) {
      node = sha256(this.subtrees[height]!, node);
      this.subtrees[height] = null;
    }
    this.subtrees[height] = node;
  }

  /** The same root as savannaMerkleRoot of all digests. */
  root(): Uint8Array {
    let node: Uint8Array | null = null;
    for (const subtree of this.subtrees) {
      if (subtree === null) continue;
      node = node === null ? subtree : sha256(subtree, node);
    }
    return node ?? new Uint8Array(32);
  }
}
