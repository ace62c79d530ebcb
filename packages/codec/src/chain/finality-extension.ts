import { fromHex, toHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { producerAuthority } from './schedule.ts';
import {
  blockTime,
  bool,
  bytes,
  list,
  optional,
  string,
  struct,
  u16,
  u32,
  u64,
  type ValueOf,
  type Wire,
} from '../bytes/wire.ts';

/** Difference between two lists: indexes to remove, then items to insert. */
export interface ListChange<T> {
  /** Indexes in the old list, ascending. */
  remove_indexes: number[];
  /** Indexes in the new list, ascending. */
  insert_indexes: { index: number; value: T }[];
}

function listChange<T>(of: Wire<T>): Wire<ListChange<T>> {
  return struct({ remove_indexes: list(u16), insert_indexes: list(struct({ index: u16, value: of })) });
}

const blsKeyBytes = 96;

/** BLS public key in binary: its length and the coordinates of an affine point. */
const blsPublicKey: Wire<string> = {
  read(reader) {
    const key = bytes.read(reader);
    if (key.length !== blsKeyBytes) throw new CodecError(`Expected ${blsKeyBytes} bytes, found ${key.length}`);
    return toHex(key);
  },
  write(writer, value) {
    const key = fromHex(value);
    if (key.length !== blsKeyBytes) throw new CodecError(`Expected ${blsKeyBytes} bytes, found ${key.length}`);
    bytes.write(writer, key);
  },
};

/** A finalizer; `public_key`: hex of the affine point, 96 bytes. */
export const finalizer = struct({ description: string, weight: u64, public_key: blsPublicKey });
export type Finalizer = ValueOf<typeof finalizer>;

/**
 * Header extension 2, on every block since Savanna (Spring's finality_extension): the latest ancestor with a quorum
 * certificate, and changes of finalizers and producers relative to the last proposed policy.
 */
export const finalityExtension = struct({
  qc_claim: struct({ block_num: u32, is_strong_qc: bool }),
  new_finalizer_policy_diff: optional(
    struct({ generation: u32, threshold: u64, finalizers_diff: listChange(finalizer) }),
  ),
  new_proposer_policy_diff: optional(
    struct({ version: u32, proposal_time: blockTime, producer_auth_diff: listChange(producerAuthority) }),
  ),
});
export type FinalityExtension = ValueOf<typeof finalityExtension>;

/** Applies a change. Throws CodecError if it does not fit the list, as nodeos does. */
export function applyListChange<T>(before: readonly T[], change: ListChange<T>): T[] {
  const { remove_indexes: removed, insert_indexes: inserted } = change;
  if (!isAscending(removed) || !isAscending(inserted.map(({ index }) => index)))
    throw new CodecError('List indexes are not ascending');
  if ((removed.at(-1) ?? -1) >= before.length) throw new CodecError('List index is out of range');
  const removedSet = new Set(removed);
  const after = before.filter((_, index) => !removedSet.has(index));
  for (const { index, value } of inserted) {
    if (index > after.length) throw new CodecError('List index is out of range');
    after.splice(index, 0, value);
  }
  return after;
}

function isAscending(indexes: readonly number[]): boolean {
  return indexes.every((index, at) => at === 0 || index > indexes[at - 1]!);
}
