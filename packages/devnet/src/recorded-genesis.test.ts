import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { decodeDeltaRow, isDeltaTable } from '@antescope/codec/ship/rows';
import { expect, test } from 'vitest';
import { needsRecordings } from '../../../fixtures/recordings.ts';
import { signatureDigest } from './blocks/seal.ts';
import { Chain } from './chain.ts';
import { only } from './state/keys.ts';

/** Genesis of the recorded chain, with the well-known development key. */
const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const devKey = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const preactivate = '0ec7e080177b2c02b278d5088611686b49d739925a92d9bfcacd7fc6b74053bd';

function recordedChain(): Chain {
  return Chain.create(
    { time: '2026-11-21T00:00:00.000', key, features: [] },
    { contracts: [], producerKeys: [devKey] },
  );
}

/** Produces blocks 2 to 5 as the recorded node did: the first protocol feature activated in block 4. */
function makeFirstBlocks(chain: Chain): ReturnType<Chain['produceBlock']>[] {
  return ['34.500', '35.000', '35.500', '36.000'].map((seconds) => {
    if (seconds === '35.500') chain.state.database.protocolState.put({ features: [], preactivated: [preactivate] });
    return chain.produceBlock(`2026-11-21T02:59:${seconds}`);
  });
}

test('from the same genesis the devnet has the chain id and the first block ids of a real nodeos', () => {
  const chain = recordedChain();
  expect(chain.chainId).toBe('24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d');
  expect(chain.head.id).toBe('00000001983cf8cf603833d6f6c8550e089136edac105ea1866d63acf26ffda9');
  const [second] = makeFirstBlocks(chain);
  expect(second!.id).toBe('000000021351c931243b5466a7ba1265670e055374d095dfa6cf1cf65b22d761');
  expect(chain.state.database.dynamicGlobal.get(only)!.globalSequence).toBe(4n);
});

needsRecordings('devnet: first blocks byte for byte as recorded', (folder) => {
  test('block, traces and table deltas of the first blocks equal the recording', () => {
    const chain = recordedChain();
    const signed = new Map<number, Uint8Array>();
    chain.on('block', ({ number }) => signed.set(number, signatureDigest(chain.headState)));
    const made = makeFirstBlocks(chain);
    for (const [i, frame] of firstFrames(join(folder, 'ship/boot.frames.gz'), 5).slice(1).entries()) {
      const result = decodeShipResult(frame);
      if (result.type !== 'get_blocks_result_v0') throw new Error('not a block');
      const ours = made[i]!;
      expect(ours.id, `id of block ${ours.number}`).toBe(result.this_block!.block_id);
      const recorded = decodeSignedBlock(result.block!);
      expect(ours.block).toEqual({ ...recorded, producer_signature: ours.block.producer_signature });
      const digest = signed.get(ours.number)!;
      expect(recoverPublicKey(digest, recorded.producer_signature)).toBe(formatPublicKey(parsePublicKey(key)));
      expect(shownDeltas(ours.deltas!)).toEqual(shownDeltas(result.deltas!));
      const traces = decodeTraces(result.traces!);
      expect(decodeTraces(ours.traces!)).toEqual(traces);
    }
  });
});

function firstFrames(path: string, count: number): Uint8Array[] {
  const all = gunzipSync(readFileSync(path));
  const frames: Uint8Array[] = [];
  for (let at = 0; frames.length < count;) {
    const size = all.readUInt32LE(at);
    frames.push(new Uint8Array(all.subarray(at + 4, at + 4 + size)));
    at += 4 + size;
  }
  return frames;
}

/** Rows of each table, without nodeos' ABI of eosio. */
function shownDeltas(packed: Uint8Array): Map<string, unknown[]> {
  const tables = new Map<string, unknown[]>();
  for (const { name, rows } of decodeDeltas(packed)) {
    if (!isDeltaTable(name)) throw new Error(name);
    const shown = rows.map(({ present, data }) => {
      const row = decodeDeltaRow(name, data);
      return { present, row: name === 'account' ? { ...row, abi: null } : row };
    });
    tables.set(name, shown);
  }
  return tables;
}
