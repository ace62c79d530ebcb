import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectDocumented } from '../../test/documented.ts';
import { loadFixtureFrames } from '../../../../fixtures/exchanges.ts';
import { decodeSignedBlock } from '../chain/block.ts';
import { inflatePacked } from '../bytes/inflate.ts';
import { decodeDeltas } from './deltas.ts';
import { decodeShipResult } from './messages.ts';
import { decodeDeltaRow, type DeltaTable } from './rows.ts';
import { decodeTraces } from './traces.ts';

function decodeAll(frame: Uint8Array): void {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0') return;
  if (result.block !== null) {
    for (const { trx } of decodeSignedBlock(result.block).transactions)
      if (trx[0] === 'packed_transaction') inflatePacked(trx[1]);
  }
  if (result.traces !== null) decodeTraces(result.traces);
  if (result.deltas === null) return;
  for (const { name, rows } of decodeDeltas(result.deltas)) {
    for (const row of rows) decodeDeltaRow(name as DeltaTable, row.data);
  }
}

test('frames with changed or missing bytes are read or refused, never anything else', () => {
  // Small frames of quiet blocks, and frames of busy blocks with all kinds of transactions and rows.
  const frames = [...loadFixtureFrames('gap-2440-2480'), ...loadFixtureFrames('boot-55-400').slice(0, 15)];
  const runs = process.env.ANTESCOPE_SOAK === '1' ? 50_000 : 500;
  const before = process.memoryUsage.rss();
  const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 127, 128, 255));
  fc.assert(
    fc.property(
      fc.nat(frames.length - 1),
      fc.array(change, { maxLength: 4 }),
      fc.option(fc.nat()),
      (which, changes, cut) => {
        const frame = frames[which]!.slice();
        for (const [at, byte] of changes) frame[at % frame.length] = byte;
        try {
          decodeAll(cut === null ? frame : frame.slice(0, cut % frame.length));
        } catch (error) {
          expectDocumented(error);
        }
      },
    ),
    { numRuns: runs },
  );
  // Memory limit for frames of kilobytes with a few changed bytes.
  expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
});
