import { decodeBlockHeader } from '@antescope/codec/chain/block';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { DeltaCursor } from '@antescope/codec/ship/delta-cursor';
import { TraceCursor } from '@antescope/codec/ship/trace-cursor';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { Metric } from '../bench.ts';
import type { Corpus } from './corpus.ts';
import { measureRounds, type Contender } from './rounds.ts';
import { abieosWhole, eosjsWhole, leaves, oursWhole, wharfkitWhole, type FrameDecoder } from './ship-peers.ts';

const rounds = { rounds: 7, slice: 60 };
const fullGoal = 12;
const lazyGoal = 30;

/** Sink for the fields that an indexer reads; counts them, so that nothing is optimized away. */
class IndexerFields {
  count = 0;

  take(...fields: unknown[]): void {
    this.count += fields.length;
  }
}

/** Reads the fields that an indexer stores of executed actions and contract rows, through the lazy cursors. */
export function indexerFields(frame: Uint8Array, fields: IndexerFields): void {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0') throw new Error('not a block');
  const header = decodeBlockHeader(result.block!);
  fields.take(result.this_block!.block_id, header.timestamp, header.producer, header.previous);
  const traces = new TraceCursor(result.traces!);
  while (traces.nextTransaction()) {
    fields.take(traces.id, traces.status);
    while (traces.nextAction()) {
      if (!traces.executed) continue;
      fields.take(traces.global_sequence, traces.receiver, traces.account, traces.name);
      fields.take(traces.authorization, traces.data);
    }
  }
  const deltas = new DeltaCursor(result.deltas!);
  while (deltas.nextTable()) {
    if (!deltas.isContractRow) continue;
    while (deltas.nextRow()) {
      fields.take(deltas.present, deltas.code, deltas.scope, deltas.table);
      fields.take(deltas.primary_key, deltas.payer, deltas.value);
    }
  }
}

/** Whole state history frames, and an indexer's fields only, against peers reading whole frames. */
export function measureFrames({ frames }: Corpus): Metric[] {
  const bytes = frames.reduce((sum, frame) => sum + frame.length, 0);
  const traces = frames.reduce((sum, frame) => sum + tracesIn(frame), 0);
  const about = `${frames.length} frames of ${Math.round(bytes / frames.length / 1000)} kB and ${Math.round(traces / frames.length)} action traces`;
  const peers: [string, FrameDecoder][] = [
    ['@wharfkit/antelope 1.2.0', wharfkitWhole(false)],
    ['@wharfkit/antelope 1.2.0, typed values not serialized', wharfkitWhole(true)],
    ['@eosrio/node-abieos 3.3.2', abieosWhole()],
    ['eosjs 22.1.0', eosjsWhole()],
  ];
  const agreement = peers.map(([name, decode]) => (name.includes('typed') ? '' : agrees(frames, decode)));
  const fields = new IndexerFields();
  const over = (name: string, run: (frame: Uint8Array) => unknown): Contender => ({
    name,
    count: traces,
    pass: () => {
      for (const frame of frames) run(frame);
    },
  });
  const contenders = [
    over('everything', oursWhole),
    over('an indexer’s fields', (frame) => indexerFields(frame, fields)),
    over('copying the bytes', (frame) => frame.slice()),
    ...peers.map(([name, decode]) => over(name, decode)),
  ];
  const full = measureRounds(contenders, rounds);
  const mb = (index: number): number => (full[index]!.rate * bytes) / traces / 1e6;
  const metrics: Metric[] = [];
  for (const [which, id, goal] of [
    [0, 'state history, everything', fullGoal],
    [1, 'state history, an indexer’s fields', lazyGoal],
  ] as const) {
    for (const [index, [name]] of peers.entries()) {
      const ratio = full[which]!.rate / full[3 + index]!.rate;
      metrics.push({
        id,
        value: Math.round(full[which]!.rate),
        unit: 'action traces/s',
        peer: { name, value: Math.round(full[3 + index]!.rate) },
        ratio,
        goal: index === 0 ? `>= ${goal}x` : null,
        meets: index === 0 ? ratio >= goal : null,
        note: which === 0 ? `${about}; ${agreement[index] === '' ? 'not compared' : agreement[index]}` : about,
      });
    }
    metrics.push({
      id: `${id}, to the floor`,
      value: Math.round(mb(which)),
      unit: 'MB/s',
      peer: { name: 'copying the bytes', value: Math.round(mb(2)) },
      ratio: mb(which) / mb(2),
      goal: null,
      meets: null,
      note: about,
    });
  }
  return metrics;
}

function tracesIn(frame: Uint8Array): number {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0' || result.traces === null) return 0;
  return decodeTraces(result.traces).reduce((sum, trace) => sum + trace.action_traces.length, 0);
}

/** Compares every value of the first frame. */
function agrees(frames: readonly Uint8Array[], decode: FrameDecoder): string {
  const own = leaves(oursWhole(frames[0]!));
  const theirs = leaves(decode(frames[0]!));
  let different = Math.abs(own.length - theirs.length);
  for (const [index, leaf] of own.entries()) if (theirs[index] !== undefined && leaf !== theirs[index]) different++;
  return different === 0
    ? `all ${own.length.toLocaleString('en-US')} values of a frame equal`
    : `${different} of ${own.length} values of a frame differ`;
}
