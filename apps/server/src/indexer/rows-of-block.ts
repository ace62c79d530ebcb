import { decodeSignedBlock } from '@antescope/codec/block';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { timeToSlot } from '@antescope/codec/time';
import { ChainReaderError, type SourceBlock } from '../chain-reader/block-source.ts';
import type { PolledBlock } from '../chain-reader/polled-block.ts';
import type { BlockRows } from '../store/block-rows.ts';
import { actionReturnValue } from '../store/protocol-features.ts';
import { rowsOfPolled } from './rows-of-polled.ts';
import { stateRows } from './rows-of-deltas.ts';
import { digestsCoverReturnValues, transactionRows } from './rows-of-traces.ts';

/** Rows of one block. Throws CodecError for bytes that are not what the protocol says. */
export function rowsOfBlock(source: SourceBlock | PolledBlock): BlockRows {
  if ('polled' in source) return rowsOfPolled(source);
  if (source.block === null) {
    throw new ChainReaderError('protocol', `block ${source.position.number} came without its content`);
  }
  const block = decodeSignedBlock(source.block);
  // The block has the transactions' own fields; those in the traces are not needed.
  const traces = source.traces === null ? [] : decodeTraces(source.traces, { partial: false });
  const state = stateRows(source.deltas);
  if (digestsCoverReturnValues(traces) === true) {
    state.features.push({ digest: actionReturnValue, block: source.position.number });
  }
  return {
    block: {
      ...source.position,
      previous: source.previous?.id ?? null,
      slot: timeToSlot(block.timestamp),
      producer: block.producer,
      scheduleVersion: block.schedule_version,
    },
    transactions: transactionRows(traces, block),
    ...state,
    fed: { traces: source.traces !== null, deltas: source.deltas !== null, inline: source.traces !== null },
  };
}
