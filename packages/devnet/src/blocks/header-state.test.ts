import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeSignedBlock, type SignedBlock } from '@antescope/codec/chain/block';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { slotToTime, timeToSlot } from '@antescope/codec/chain/time';
import { expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { finishHeaderState, firstHeaderState, nextHeaderState, type HeaderState } from './header-state.ts';
import { signatureDigest } from './seal.ts';

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const everySignature = process.env.ANTESCOPE_SOAK === '1' ? 1 : 150;

interface RecordedState {
  block_num: number;
  id: string;
  dpos_proposed_irreversible_blocknum: number;
  dpos_irreversible_blocknum: number;
  active_schedule: { version: number; producers: { producer_name: string }[] };
  producer_to_last_produced: [string, number][];
  producer_to_last_implied_irb: [string, number][];
  confirm_count: number[];
  pending_schedule: { schedule_lib_num: number; schedule_hash: string };
}

needsRecordings('devnet: irreversibility over the recorded headers', (folder) => {
  test('from the headers of 2450 recorded blocks follows the header state of the recorded node', () => {
    const recorded = loadExchanges().find(({ id }) => id === 'get_block_header_state.head')!;
    const expected = JSON.parse(recorded.responseText) as RecordedState;
    let state: HeaderState | null = null;
    let verified = 0;
    for (const block of recordedBlocks(folder, expected.block_num)) {
      state = state === null ? genesisState(block) : follow(state, block);
      if (state.number < 2 || state.number % everySignature !== 0) continue;
      const signer = recoverPublicKey(signatureDigest(state), block.producer_signature);
      expect(signer, `signature of block ${state.number}`).toBe(formatPublicKey(parsePublicKey(key)));
      verified++;
    }
    expect(verified).toBeGreaterThan(10);
    expect({
      block_num: state!.number,
      id: state!.id,
      dpos_proposed_irreversible_blocknum: state!.proposedIrreversible,
      dpos_irreversible_blocknum: state!.irreversible,
      version: state!.activeSchedule.version,
      producers: state!.activeSchedule.producers.map(({ producer_name }) => producer_name),
      producer_to_last_produced: [...state!.lastProduced].sort(),
      producer_to_last_implied_irb: [...state!.lastImpliedIrreversible].sort(),
      confirm_count: state!.confirmCount,
      pending: [state!.pendingSchedule.block, state!.pendingSchedule.hash],
    }).toEqual({
      block_num: expected.block_num,
      id: expected.id,
      dpos_proposed_irreversible_blocknum: expected.dpos_proposed_irreversible_blocknum,
      dpos_irreversible_blocknum: expected.dpos_irreversible_blocknum,
      version: expected.active_schedule.version,
      producers: expected.active_schedule.producers.map(({ producer_name }) => producer_name),
      producer_to_last_produced: expected.producer_to_last_produced,
      producer_to_last_implied_irb: expected.producer_to_last_implied_irb,
      confirm_count: expected.confirm_count,
      pending: [expected.pending_schedule.schedule_lib_num, expected.pending_schedule.schedule_hash],
    });
  });
});

test('from his second block on, one producer alone makes the block before his own irreversible', () => {
  const header = {
    timestamp: '2026-01-01T00:00:00.000',
    producer: '',
    confirmed: 0,
    previous: '00'.repeat(32),
    transaction_mroot: '00'.repeat(32),
    action_mroot: '00'.repeat(32),
    schedule_version: 0,
    new_producers: null,
    header_extensions: [],
  };
  const authority = { threshold: 1, keys: [{ key: formatPublicKey(parsePublicKey(key)), weight: 1 }] };
  let state = firstHeaderState(header, { version: 0, producers: [{ producer_name: 'eosio', authority }] });
  const irreversible: number[] = [];
  for (let slot = timeToSlot(header.timestamp) + 1; irreversible.length < 5; slot += 1) {
    const next = nextHeaderState(state, slot, null, 0);
    const { producer_name: producer } = next.producer;
    state = finishHeaderState(next, { ...header, timestamp: slotToTime(slot), producer, previous: state.id }, null);
    irreversible.push(state.number - state.irreversible);
  }
  expect(irreversible).toEqual([2, 1, 1, 1, 1]);
});

function genesisState(block: SignedBlock): HeaderState {
  const authority = { threshold: 1, keys: [{ key: formatPublicKey(parsePublicKey(key)), weight: 1 }] };
  return firstHeaderState(block, { version: 0, producers: [{ producer_name: 'eosio', authority }] });
}

function follow(previous: HeaderState, block: SignedBlock): HeaderState {
  const next = nextHeaderState(previous, timeToSlot(block.timestamp), null, block.confirmed);
  expect(next.producer.producer_name, `producer of block ${next.number}`).toBe(block.producer);
  expect(next.scheduleVersion, `schedule of block ${next.number}`).toBe(block.schedule_version);
  const extensions = block.header_extensions.map(decodeHeaderExtension);
  const change = extensions.find((each) => each.type === 'producer_schedule_change');
  return finishHeaderState(next, block, change?.schedule ?? null);
}

function* recordedBlocks(folder: string, last: number): Generator<SignedBlock> {
  for (const name of ['boot', 'gap']) {
    const all = gunzipSync(readFileSync(join(folder, `ship/${name}.frames.gz`)));
    for (let at = 0; at < all.length;) {
      const size = all.readUInt32LE(at);
      const result = decodeShipResult(new Uint8Array(all.buffer, all.byteOffset + at + 4, size));
      at += 4 + size;
      if (result.type !== 'get_blocks_result_v0') throw new Error(result.type);
      if (result.this_block!.block_num > last) return;
      yield decodeSignedBlock(result.block!);
    }
  }
}
