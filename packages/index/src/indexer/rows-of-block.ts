import { blockId, blockNumberOf, decodeSignedBlock, type SignedBlock } from '@antescope/codec/chain/block';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { timeToSlot } from '@antescope/codec/chain/time';
import { ChainReaderError, type SourceBlock } from '../chain-reader/block-source.ts';
import type { PolledBlock } from '../chain-reader/polled-block.ts';
import type { BlockRows } from '../store/block-rows.ts';
import { actionReturnValue } from '../store/protocol-features.ts';
import { announcedProducers, type ProposerPolicy } from './announced-producers.ts';
import { rowsOfPolled } from './rows-of-polled.ts';
import { stateRows } from './rows-of-deltas.ts';
import { digestsCoverReturnValues, transactionRows } from './rows-of-traces.ts';

/**
 * Rows of one block. Throws a plain (retried) Error that names the block for bytes that do not decode, e.g. a truncated
 * frame.
 */
export function rowsOfBlock(source: SourceBlock | PolledBlock): IndexedBlock {
  if ('polled' in source) return { rows: rowsOfPolled(source), policy: null };
  try {
    return rowsOfShip(source);
  } catch (error) {
    if (error instanceof ChainReaderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`block ${source.position.number} is corrupt: ${reason}`, { cause: error });
  }
}

/** A block decoded for the index. */
export interface IndexedBlock {
  rows: BlockRows;
  /** Proposer policy in the header since Savanna: a change of the last proposed schedule, which only the index knows. */
  policy: ProposerPolicy | null;
}

function rowsOfShip(shipBlock: SourceBlock): IndexedBlock {
  // Some nodes send missing parts as zero bytes; even an empty list is at least one byte.
  const source = {
    ...shipBlock,
    block: nonEmpty(shipBlock.block),
    traces: nonEmpty(shipBlock.traces),
    deltas: nonEmpty(shipBlock.deltas),
  };
  if (source.block === null) {
    throw new ChainReaderError('protocol', `block ${source.position.number} has no content`);
  }
  const block = decodeSignedBlock(source.block);
  requireIds(block, source);
  // The transactions' own fields are read from the block, so partial transactions in traces are skipped.
  const traces = source.traces === null ? [] : decodeTraces(source.traces, { partial: false });
  const state = stateRows(source.deltas, source.initialState ?? null);
  if (digestsCoverReturnValues(traces) === true) {
    state.features.push({ digest: actionReturnValue, block: source.position.number });
  }
  const { schedule, policy } = announcedProducers(block);
  const rows = {
    block: {
      ...source.position,
      previous: source.previous?.id ?? null,
      slot: timeToSlot(block.timestamp),
      producer: block.producer,
      scheduleVersion: block.schedule_version,
      ...(schedule === null ? {} : { newSchedule: schedule }),
    },
    transactions: transactionRows(traces, block),
    ...state,
    parts: { traces: source.traces !== null, deltas: source.deltas !== null, inline: source.traces !== null },
  };
  return { rows, policy };
}

/** The node's IDs must match the header, so that altered bytes are never indexed. */
function requireIds(block: SignedBlock, { position, previous }: SourceBlock): void {
  const id = blockId(block);
  if (id !== position.id) throw new Error(`its header hashes to ${id}, but the node calls it ${position.id}`);
  if (previous !== null && previous.id !== block.previous) {
    throw new Error(`its header follows ${block.previous}, but the node says ${previous.id}`);
  }
  if (blockNumberOf(id) !== position.number) {
    throw new Error(`its id has the number ${blockNumberOf(id)}`);
  }
}

function nonEmpty(bytes: Uint8Array | null): Uint8Array | null {
  return bytes === null || bytes.length === 0 ? null : bytes;
}
