import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadFixtureFrames, loadRecordedFrames } from '../../../../fixtures/exchanges.ts';
import { fixture, needsRecordings } from '../../../../fixtures/recordings.ts';
import { knownCode } from './known-code.ts';
import { recordedBlocks, type RecordedBlock } from './recorded-block.ts';
import { ReplayEnvironment } from './replay-environment.ts';
import { Replayer } from './replayer.ts';
import { ReplayReport } from './replay-report.ts';
import { loadState, unpackState } from './state-file.ts';

/** Blocks without code, that only the chain itself has made: what is there from the genesis on. */
const genesisBlocks = 3;
/** The boot's transactions end before this block. */
const lastBlock = 400;

function replayAll(replayer: Replayer, blocks: readonly RecordedBlock[]): void {
  for (const [i, block] of blocks.entries()) replayer.replay(block, blocks[i + 1]);
}

describe('recorded transactions executed on a devnet', () => {
  test('from the state after block 54: all that is replayed comes out as recorded', () => {
    const state = unpackState(readFileSync(fixture('devnet/state-54.json.gz')));
    const environment = new ReplayEnvironment(new Map(state.aliases));
    loadState(environment.database, state);
    const replayer = new Replayer(environment, new ReplayReport());
    const { report } = replayer;
    const blocks = [...recordedBlocks(loadFixtureFrames('boot-55-400'))];
    replayAll(replayer, soonest(blocks));
    console.info(`Replay from a recorded state\n${report.toString()}`);
    expect(report.failures).toEqual([]);
    expect(report.transactions).toBeGreaterThan(180);
    expect(report.actions.equal).toBe(report.actions.total);
    expect(report.allRows.equal + report.explained.length).toBe(report.allRows.total);
    expect(report.explained.length).toBeLessThanOrEqual(11);
  });
});

needsRecordings('the replay of a recorded chain from its genesis on (devnet)', () => {
  test('from the genesis on: every replayed action, receipt and row comes out as recorded', () => {
    const blocks = [...recordedBlocks(loadRecordedFrames('boot')!)].filter(({ number }) => number <= lastBlock);
    const replayer = new Replayer(new ReplayEnvironment(knownCode(blocks)), new ReplayReport());
    const { report } = replayer;
    for (const block of blocks.slice(0, genesisBlocks - 1)) replayer.import(block);
    replayAll(replayer, blocks.slice(genesisBlocks - 1));
    console.info(`Replay from the genesis\n${report.toString()}`);
    expect(report.failures).toEqual([]);
    expect(report.transactions).toBeGreaterThanOrEqual(1075);
    expect(report.actions.total).toBeGreaterThanOrEqual(4769);
    expect(report.actions.equal).toBe(report.actions.total);
    expect(report.netUsage.equal).toBe(report.netUsage.total);
    expect(report.allRows.total).toBeGreaterThan(6800);
    expect(report.explained.length).toBeLessThanOrEqual(16);
  });
});

/** The blocks that have something to do, and a few around the first: the rest are empty. */
function soonest(blocks: readonly RecordedBlock[]): RecordedBlock[] {
  return blocks.filter(({ number }) => number <= 120);
}
