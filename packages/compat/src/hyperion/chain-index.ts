import { slotToTime } from '@antescope/codec/chain/time';
import type { ChainStore, CompatChain } from '../core/compat-chain.ts';
import type { DerivedReader } from '@antescope/index/store/derived-reader';
import type { StoreStatus } from '@antescope/index/store/history-store';
import { coverage, stateUnknown } from '@antescope/index/answers/index-answer';
import { hasFullState } from '@antescope/index/store/state-coverage';
import { HyperionError } from './query.ts';

/** The index a response is read from. */
export interface ChainIndex extends ChainStore {
  status: StoreStatus;
  /** First indexed block with the required data. */
  first: number;
  /** The index covers the chain from its start, so whatever it lacks never existed. */
  complete: boolean;
}

/**
 * Throws HyperionError (503) if the chain has no index, or one without the required data; 'state' requires the complete
 * state, not only the rows written since the index started.
 */
export async function indexOf(chain: CompatChain, needs: 'traces' | 'deltas' | 'state'): Promise<ChainIndex> {
  const status = chain.store === undefined ? null : await chain.store.reader.status();
  if (chain.store === undefined || status === null) throw new HyperionError(503, 'This chain is not indexed');
  const required = needs === 'state' ? 'deltas' : needs;
  const covered = coverage(status, required);
  if (covered === null) throw new HyperionError(503, `The index has no ${required}`);
  const { first } = covered;
  const wholeState = needs === 'state' && (await hasFullState(chain.store.reader, status, first));
  if (needs === 'state' && !wholeState) throw new HyperionError(503, stateUnknown(first));
  const whole = (covered.complete || wholeState) && status.lastIrreversible <= status.head.number;
  return { ...chain.store, status, first, complete: whole };
}

/** Derived tables (tokens, proposals, rankings). Throws HyperionError (503) if this kind of store has none. */
export function derivedOf({ reader }: ChainIndex): DerivedReader {
  if (reader.derived === undefined) throw new HyperionError(503, 'This store does not support the query');
  return reader.derived;
}

/** Throws HyperionError (503) if only part of the chain is indexed, where "not found" would be wrong. */
export function requireComplete({ complete: whole, first, status }: ChainIndex): void {
  if (whole) return;
  throw new HyperionError(503, `Not found in the indexed blocks ${first} to ${status.head.number}`);
}

/** Fields of every response. */
export function commonFields({ status }: ChainIndex): Record<string, unknown> {
  return {
    cached: false,
    lib: status.lastIrreversible,
    last_indexed_block: status.head.number,
    last_indexed_block_time: slotToTime(status.head.slot),
  };
}
