import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from '../bytes/bytes.ts';
import { sha256 } from '../bytes/hash.ts';
import { IncrementalMerkle, merkleRoot, savannaMerkleRoot } from './merkle.ts';
import { actionReceiptDigest, savannaActionReceiptDigest } from './receipt.ts';

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const digests = fc.array(digest, { maxLength: 70 });
const leaves = [1, 2, 3, 4, 5].map((n) => sha256(Uint8Array.of(n)));

describe('before Savanna', () => {
  test('none, one, and a pair that is marked left and right', () => {
    expect(merkleRoot([])).toEqual(new Uint8Array(32));
    expect(merkleRoot([leaves[0]!])).toEqual(leaves[0]);
    const [left, right] = [leaves[0]!.slice(), leaves[1]!.slice()];
    left[0] = left[0]! & 0x7f;
    right[0] = right[0]! | 0x80;
    expect(merkleRoot(leaves.slice(0, 2))).toEqual(sha256(left, right));
  });

  test('a list that grows has the root of the list that it is', () => {
    fc.assert(
      fc.property(digests, (list) => {
        const tree = new IncrementalMerkle();
        for (const [i, one] of list.entries()) {
          tree.append(one);
          expect(toHex(tree.root())).toBe(toHex(merkleRoot(list.slice(0, i + 1))));
        }
        expect(tree.clone().root()).toEqual(merkleRoot(list));
      }),
      { numRuns: 20 },
    );
  });
});

describe('from Savanna on', () => {
  /** As Spring defines it: the largest power of two on the left, the rest on the right. */
  function split(list: readonly Uint8Array[]): Uint8Array {
    if (list.length <= 1) return list[0] ?? new Uint8Array(32);
    const half = 2 ** Math.ceil(Math.log2(list.length) - 1);
    return sha256(split(list.slice(0, half)), split(list.slice(half)));
  }

  test('digests are joined as they are, and an odd one moves up alone', () => {
    const [a, b, c, d, e] = leaves as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
    expect(savannaMerkleRoot([])).toEqual(new Uint8Array(32));
    expect(savannaMerkleRoot([a])).toEqual(a);
    expect(savannaMerkleRoot([a, b, c])).toEqual(sha256(sha256(a, b), c));
    expect(savannaMerkleRoot(leaves)).toEqual(sha256(sha256(sha256(a, b), sha256(c, d)), e));
    fc.assert(
      fc.property(digests, (list) => {
        expect(toHex(savannaMerkleRoot(list))).toBe(toHex(split(list)));
      }),
    );
  });

  test('a receipt is hashed with its action in front and its witness apart', () => {
    const receipt = {
      receiver: 'alice',
      act_digest: '11'.repeat(32),
      global_sequence: 7n,
      recv_sequence: 5n,
      auth_sequence: [{ account: 'bob', sequence: 3n }],
      code_sequence: 200,
      abi_sequence: 1,
    };
    const alice = '0000000000855c34';
    const bob = '0000000000000e3d';
    const token = '00a6823403ea3055';
    const transfer = '000000572d3ccdcd';
    const sequences = `01${bob}0300000000000000c80101`;
    const witness = toHex(sha256(fromHex(`0700000000000000${sequences}`)));
    const savanna = `${alice}0500000000000000${token}${transfer}${receipt.act_digest}${witness}`;
    const action = { account: 'eosio.token', name: 'transfer' };
    expect(savannaActionReceiptDigest(receipt, action)).toEqual(sha256(fromHex(savanna)));
    const legacy = `${alice}${receipt.act_digest}07000000000000000500000000000000${sequences}`;
    expect(actionReceiptDigest(receipt)).toEqual(sha256(fromHex(legacy)));
  });
});
