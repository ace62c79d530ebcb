import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import type { SourceBlock } from '../src/chain-reader/block-source.ts';

/** Recorded state history messages: repeated (little-endian length, message). */
export function* readFrames(path: string): Generator<Uint8Array> {
  const all = gunzipSync(readFileSync(path));
  for (let at = 0; at < all.length;) {
    const length = all.readUInt32LE(at);
    yield all.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
}

export function blockOfFrame(frame: Uint8Array): SourceBlock {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0' || result.this_block === null) throw new Error('a frame without a block');
  const previous = result.prev_block;
  return {
    position: { number: result.this_block.block_num, id: result.this_block.block_id },
    previous: previous === null ? null : { number: previous.block_num, id: previous.block_id },
    block: result.block,
    traces: result.traces,
    deltas: result.deltas,
  };
}
