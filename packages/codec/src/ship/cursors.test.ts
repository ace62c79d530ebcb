import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureFrames, loadFixtureFrames } from '../../../../fixtures/exchanges.ts';
import { blocksOf } from '../../test/frame-check.ts';
import { decodeBlockHeader, decodeSignedBlock } from '../chain/block.ts';
import { CodecError } from '../bytes/error.ts';
import { DeltaCursor } from './delta-cursor.ts';
import { decodeDeltas } from './deltas.ts';
import { decodeDeltaRow } from './rows.ts';
import { TraceCursor } from './trace-cursor.ts';
import { decodeTraces, type ActionTrace, type TransactionTrace } from './traces.ts';

const soak = process.env.ANTESCOPE_SOAK === '1' ? 50 : 1;
const frames = fixtureFrames.flatMap(({ name }) => loadFixtureFrames(name)).map(blocksOf);

/** The fields a cursor returns, taken from a fully decoded trace. */
function expected({ act, receipt, ...trace }: ActionTrace): unknown {
  return {
    ...act,
    receiver: trace.receiver,
    context_free: trace.context_free,
    elapsed: trace.elapsed,
    console: trace.console,
    return_value: trace.return_value,
    sequences: receipt === null ? null : [receipt.global_sequence, receipt.recv_sequence, receipt.act_digest],
  };
}

function withoutPartial(trace: TransactionTrace): TransactionTrace {
  const failed = trace.failed_dtrx_trace;
  return { ...trace, partial: null, failed_dtrx_trace: failed === null ? null : withoutPartial(failed) };
}

function here(cursor: TraceCursor): unknown {
  const { account, name, authorization, data, receiver, context_free, elapsed, return_value } = cursor;
  const sequences = cursor.executed ? [cursor.global_sequence, cursor.recv_sequence, cursor.act_digest] : null;
  const fields = { account, name, authorization, data, receiver, context_free, elapsed, return_value, sequences };
  return { ...fields, console: cursor.console };
}

describe('lazy fields of frames', () => {
  test('a cursor over traces gives what reading them as a whole gives', () => {
    let actions = 0;
    for (const { traces } of frames) {
      const cursor = new TraceCursor(traces!);
      for (const trace of decodeTraces(traces!)) {
        expect(cursor.nextTransaction()).toBe(true);
        expect([cursor.id, cursor.status]).toEqual([trace.id, trace.status]);
        for (const action of trace.action_traces) {
          expect(cursor.nextAction()).toBe(true);
          expect(here(cursor)).toEqual(expected(action));
          actions++;
        }
        expect(cursor.nextAction()).toBe(false);
      }
      expect(cursor.nextTransaction()).toBe(false);
    }
    expect(actions).toBeGreaterThan(5000);
  });

  test('transactions are passed over without their actions', () => {
    for (const { traces } of frames) {
      const ids: string[] = [];
      for (const cursor = new TraceCursor(traces!); cursor.nextTransaction();) ids.push(cursor.id);
      expect(ids).toEqual(decodeTraces(traces!).map((trace) => trace.id));
    }
  });

  test("a block's header without its transactions", () => {
    for (const { block } of frames) {
      const { producer_signature: _, transactions: __, block_extensions: ___, ...header } = decodeSignedBlock(block!);
      expect(decodeBlockHeader(block!)).toEqual(header);
    }
  });

  test('traces without what the block holds anyway', () => {
    for (const { traces } of frames) {
      expect(decodeTraces(traces!, { partial: false })).toEqual(decodeTraces(traces!).map(withoutPartial));
    }
  });

  test('a cursor over deltas gives what reading them as a whole gives', () => {
    let rows = 0;
    for (const { deltas } of frames) {
      const cursor = new DeltaCursor(deltas!);
      for (const delta of decodeDeltas(deltas!)) {
        expect(cursor.nextTable()).toBe(true);
        expect(cursor.name).toBe(delta.name);
        for (const row of delta.rows) {
          expect(cursor.nextRow()).toBe(true);
          expect({ present: cursor.present, data: cursor.row }).toEqual(row);
          if (!cursor.isContractRow) {
            expect(() => cursor.code).toThrow(CodecError);
            continue;
          }
          const { code, scope, table, primary_key, payer, value } = cursor;
          expect({ code, scope, table, primary_key, payer, value }).toEqual(decodeDeltaRow('contract_row', row.data));
          rows++;
        }
        expect(cursor.nextRow()).toBe(false);
      }
      expect(cursor.nextTable()).toBe(false);
    }
    expect(rows).toBeGreaterThan(3000);
  });

  test('frames with changed or missing bytes are passed over or refused, as when they are read as a whole', () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 127, 128, 255));
    const small = frames.filter((frame) => frame.traces!.length < 4000);
    fc.assert(
      fc.property(
        fc.nat(small.length - 1),
        fc.array(change, { maxLength: 4 }),
        fc.option(fc.nat()),
        (which, changes, cut) => {
          for (const [whole, walk] of [
            [small[which]!.traces!, walkTraces],
            [small[which]!.deltas!, walkDeltas],
          ] as const) {
            const data = whole.slice();
            for (const [at, byte] of changes) data[at % data.length] = byte;
            const given = cut === null ? data : data.slice(0, cut % data.length);
            try {
              walk(given);
            } catch (error) {
              expect(error).toBeInstanceOf(CodecError);
            }
          }
        },
      ),
      { numRuns: 300 * soak },
    );
  });
});

function walkTraces(data: Uint8Array): void {
  const cursor = new TraceCursor(data);
  while (cursor.nextTransaction()) while (cursor.nextAction()) here(cursor);
}

function walkDeltas(data: Uint8Array): void {
  const cursor = new DeltaCursor(data);
  while (cursor.nextTable())
    while (cursor.nextRow()) expect(cursor.isContractRow ? cursor.value : cursor.row).toBeDefined();
}
