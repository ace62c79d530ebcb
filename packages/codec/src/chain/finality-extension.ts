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

/** How one list becomes another: places to take out of the one, then places of the other with what stands there. */
export interface ListChange<T> {
  /** Places in the list before, ascending. */
  remove_indexes: number[];
  /** Places in the list after, ascending. */
  insert_indexes: { index: number; value: T }[];
}

function listChange<T>(of: Wire<T>): Wire<ListChange<T>> {
  return struct({ remove_indexes: list(u16), insert_indexes: list(struct({ index: u16, value: of })) });
}

const blsKeyBytes = 96;

/** A BLS public key as nodeos writes it in binary: its length, and the two coordinates of an affine point. */
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

const finalizer = struct({ description: string, weight: u64, public_key: blsPublicKey });

/**
 * Extension 2 of every block header from Savanna on (Spring's finality_extension): which ancestor has a quorum
 * certificate, and what changes of those who finalise and those who produce. Changes are to the policy that was proposed
 * last.
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

/** The list after the change. Throws CodecError for a change of another list: nodeos refuses the same. */
export function applyListChange<T>(before: readonly T[], change: ListChange<T>): T[] {
  const { remove_indexes: removed, insert_indexes: inserted } = change;
  if (!isAscending(removed) || !isAscending(inserted.map(({ index }) => index)))
    throw new CodecError('Places of a changed list are not in their order');
  if ((removed.at(-1) ?? -1) >= before.length) throw new CodecError('A changed list has no such place');
  const gone = new Set(removed);
  const after = before.filter((_, place) => !gone.has(place));
  for (const { index, value } of inserted) {
    if (index > after.length) throw new CodecError('A changed list has no such place');
    after.splice(index, 0, value);
  }
  return after;
}

function isAscending(places: readonly number[]): boolean {
  return places.every((place, at) => at === 0 || place > places[at - 1]!);
}
