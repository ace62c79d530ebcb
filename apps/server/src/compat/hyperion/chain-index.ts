import { slotToTime } from '@antescope/codec/chain/time';
import type { ChainStore, ServedChain } from '../../platform/served-chain.ts';
import type { DerivedReader } from '@antescope/index/store/derived-reader';
import type { StoreStatus } from '@antescope/index/store/history-store';
import { coverage, stateUnknown } from '@antescope/index/answers/index-answer';
import { knowsWholeState } from '@antescope/index/store/whole-state';
import { HyperionError } from './query.ts';

/** The index behind one answer. */
export interface ChainIndex extends ChainStore {
  status: StoreStatus;
  /** First block that was looked through. */
  first: number;
  /** It goes back to the chain's beginning, so that what it does not have was never there. */
  complete: boolean;
}

/**
 * Throws HyperionError (503) where the chain has no index, or one that was not fed with what is needed; of 'state' all
 * that is there must be known, not only what was written since the index began.
 */
export async function indexOf(chain: ServedChain, needs: 'traces' | 'deltas' | 'state'): Promise<ChainIndex> {
  const status = chain.store === undefined ? null : await chain.store.reader.status();
  if (chain.store === undefined || status === null) throw new HyperionError(503, 'Nothing is indexed here');
  const fed = needs === 'state' ? 'deltas' : needs;
  const covered = coverage(status, fed);
  if (covered === null) throw new HyperionError(503, `The index was fed without ${fed}`);
  const { first } = covered;
  const wholeState = needs === 'state' && (await knowsWholeState(chain.store.reader, status, first));
  if (needs === 'state' && !wholeState) throw new HyperionError(503, stateUnknown(first));
  const whole = (covered.complete || wholeState) && status.lastIrreversible <= status.head.number;
  return { ...chain.store, status, first, complete: whole };
}

/** What is kept beside actions and versions. Throws HyperionError (503) where this kind of store does not keep it. */
export function derivedOf({ reader }: ChainIndex): DerivedReader {
  if (reader.derived === undefined) throw new HyperionError(503, 'This store does not keep what is asked for');
  return reader.derived;
}

/** Refuses to say that something is not there where only a part of the chain is known. */
export function requireComplete({ complete: whole, first, status }: ChainIndex): void {
  if (whole) return;
  throw new HyperionError(503, `Not in blocks ${first} to ${status.head.number}, which are all that is indexed`);
}

/** What every answer tells of the index. */
export function commonFields({ status }: ChainIndex): Record<string, unknown> {
  return {
    cached: false,
    lib: status.lastIrreversible,
    last_indexed_block: status.head.number,
    last_indexed_block_time: slotToTime(status.head.slot),
  };
}
