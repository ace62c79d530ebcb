import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadFixtureFrames, loadRecordedFrames } from '../../../../fixtures/exchanges.ts';
import { generatedSection } from '../../../../fixtures/generated-section.ts';
import { fixture, needsRecordings } from '../../../../fixtures/recordings.ts';
import { knownCode } from './known-code.ts';
import { recordedBlocks, type RecordedBlock } from './recorded-block.ts';
import { ReplayEnvironment } from './replay-environment.ts';
import { Replayer } from './replayer.ts';
import { replayDocument, rowShare } from './replay-document.ts';
import { ReplayReport } from './replay-report.ts';
import { unpackState } from './state-file.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
/** All later blocks of the boot are empty. */
const lastBlock = 400;
/** Blocks 55 to 120 cover every kind of transaction in the frames of a clone. */
const lastFixtureBlock = 120;

function replayAll(environment: ReplayEnvironment, blocks: readonly RecordedBlock[]): ReplayReport {
  const replayer = new Replayer(environment, new ReplayReport());
  for (const block of blocks) replayer.replay(block);
  return replayer.report;
}

const document = 'docs/devnet-replay.md';

/** Documents the result; at least 99% of the recorded rows of system, token, msig and atomicassets must be equal. */
function expectDocumented(section: string, report: ReplayReport): void {
  const text = replayDocument(report);
  expect(generatedSection(document, section, text)).toBe(text);
  for (const contract of ['system', 'token', 'msig', 'atomicassets'])
    expect(rowShare(report, contract)).toBeGreaterThan(0.99);
}

/** Everything replayed must be equal; the rest must have one of a few known reasons. */
function expectEqual(report: ReplayReport, explained: number): void {
  expect(report.failures).toEqual([]);
  expect(report.netUsage.equal).toBe(report.netUsage.total);
  expect(report.roots.equal).toBe(report.blocks);
  expect(report.ids.equal).toBe(report.blocks);
  expect(report.explained.length).toBeLessThanOrEqual(explained);
}

describe('recorded transactions executed on a devnet', () => {
  test('from the state after block 54: all that is replayed comes out as recorded', () => {
    const environment = ReplayEnvironment.fromFile(unpackState(readFileSync(fixture('devnet/state-54.gz'))));
    const blocks = [...recordedBlocks(loadFixtureFrames('boot-55-400'))];
    const report = replayAll(
      environment,
      blocks.filter(({ number }) => number <= lastFixtureBlock),
    );
    console.info(`Replay from a recorded state\n${report.toString()}`);
    expectEqual(report, 0);
    expect(report.transactions).toBeGreaterThanOrEqual(495);
    expect(report.actions.equal).toBe(report.actions.total);
    expect(report.actions.total).toBeGreaterThanOrEqual(2000);
  });
});

needsRecordings('the replay of a recorded chain from its genesis on (devnet)', () => {
  test('from the genesis on: every replayed action, receipt and row, and the id of every block, comes out as recorded', () => {
    const blocks = [...recordedBlocks(loadRecordedFrames('boot')!)].filter(({ number }) => number <= lastBlock);
    const report = replayAll(ReplayEnvironment.fromGenesis(knownCode(blocks)), blocks);
    console.info(`Replay from the genesis\n${report.toString()}`);
    expectEqual(report, 1);
    // Grows as more contracts are replayed.
    expect(report.transactions).toBeGreaterThanOrEqual(1171);
    expect(report.actions.equal).toBe(report.actions.total);
    expect(report.actions.total).toBeGreaterThanOrEqual(5016);
    expect(report.allRows.total - report.allRows.equal).toBe(1);
    expect(report.allRows.total).toBeGreaterThanOrEqual(7176);
    expectDocumented('replay of the boot', report);
  });

  if (!soak) return;
  test('from the genesis on through a load of 300 transactions a second', { timeout: 900_000 }, () => {
    const names = ['boot', 'gap', 'load'] as const;
    const blocks = [...recordedBlocks(names.flatMap((name) => loadRecordedFrames(name)!))];
    const report = replayAll(ReplayEnvironment.fromGenesis(knownCode(blocks)), blocks);
    console.info(`Replay of everything\n${report.toString()}`);
    expectEqual(report, Infinity);
    expect(report.actions.equal).toBe(report.actions.total);
    expect(report.actions.total).toBeGreaterThanOrEqual(308_215);
    expect(report.transactions).toBeGreaterThanOrEqual(53_895);
    expectDocumented('replay of everything', report);
  });
});
