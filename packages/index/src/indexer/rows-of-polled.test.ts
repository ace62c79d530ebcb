import { describe, expect, test } from 'vitest';
import { loadFixtureFrames } from '../../../../fixtures/exchanges.ts';
import { recordedPolledBlock } from '../../test/polled-recording.ts';
import { blockOfFrame } from '../../test/recorded-frames.ts';
import type { ActionRows, BlockRows } from '../store/block-rows.ts';
import { isSentSequence } from '../store/sent-sequence.ts';
import { rowsOfBlock } from './rows-of-block.ts';

const shipped = new Map(
  loadFixtureFrames('boot-55-400').map((frame) => {
    const rows = rowsOfBlock(blockOfFrame(frame)).rows;
    return [rows.block.number, rows];
  }),
);

/** Blocks with transfers, multisig, delayed and deferred transactions, a soft and a hard failure. */
const recorded = [58, 59, 60, 61, 64, 65, 66, 100];

function told(rows: BlockRows): unknown[] {
  return actionsOf(rows).map(({ globalSequence, executionSequence, receiver, account, name, authorization, data }) => ({
    globalSequence,
    executionSequence,
    receiver,
    account,
    name,
    authorization,
    data: Buffer.from(data).toString('hex'),
  }));
}

function actionsOf(rows: BlockRows): ActionRows[] {
  const actions = rows.transactions.flatMap((transaction) => transaction.actions);
  return actions.filter((action) => !action.contextFree).sort((a, b) => a.globalSequence - b.globalSequence);
}

describe.each(recorded)('block %i of a real node', (number) => {
  const ship = shipped.get(number)!;

  test('trace_api has the header, every action and its execution like state history', () => {
    const polled = rowsOfBlock(recordedPolledBlock(number, 'trace_api')).rows;
    expect(polled.block).toEqual(ship.block);
    expect(told(polled)).toEqual(told(ship));
    expect(polled.parts).toEqual({ traces: true, inline: true, deltas: false });
  });

  test('get_block has the top-level actions, with substitute sequences', () => {
    const polled = rowsOfBlock(recordedPolledBlock(number, 'get_block')).rows;
    expect(polled.block).toEqual(ship.block);
    const sent = ship.transactions.filter(({ packed, status }) => packed !== null && status === 0);
    const wanted = sent.flatMap((one) => one.actions.filter((action) => action.creatorOrdinal === 0));
    const text = (actions: ActionRows[]): string[] =>
      actions.map((action) => `${action.account} ${action.name} ${Buffer.from(action.data).toString('hex')}`);
    expect(text(polled.transactions.flatMap((one) => one.actions))).toEqual(text(wanted));
    expect(actionsOf(polled).every((action) => isSentSequence(action.globalSequence))).toBe(true);
    expect(polled.parts).toEqual({ traces: true, inline: false, deltas: false });
  });
});

test('failed and delayed transactions have their status from the receipts of the block', () => {
  const statuses = (number: number): [string, number][] =>
    rowsOfBlock(recordedPolledBlock(number, 'trace_api')).rows.transactions.map(({ id, status }) => [id, status]);
  const shipStatuses = (number: number): [string, number][] =>
    shipped.get(number)!.transactions.map(({ id, status }) => [id, status]);
  expect(statuses(59)).toEqual(shipStatuses(59));
  expect(statuses(65)).toEqual(shipStatuses(65));
  // A soft failure has the failed transaction's id, with its onerror action.
  expect(statuses(64).filter(([, status]) => status === 1)).toHaveLength(1);
});

test('block 1, the genesis, counts as read without actions', () => {
  const genesis = rowsOfBlock(recordedPolledBlock(1, 'get_block')).rows;
  expect(genesis.block).toMatchObject({ number: 1, previous: null });
  expect(genesis.parts).toEqual({ traces: false, inline: false, deltas: false });
});
