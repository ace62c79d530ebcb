import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { SourceBlock } from '@antescope/index/chain-reader/block-source';
import { blockOfFrame } from '../../packages/index/test/recorded-frames.ts';

/** Streams the blocks of a recorded part, to keep the recording out of memory. */
export async function* recordedBlocks(recordings: string, part: string): AsyncGenerator<SourceBlock> {
  let rest: Buffer = Buffer.alloc(0);
  const stream = createReadStream(join(recordings, 'ship', `${part}.frames.gz`)).pipe(createGunzip());
  for await (const piece of stream) {
    rest = rest.length === 0 ? (piece as Buffer) : Buffer.concat([rest, piece as Buffer]);
    let at = 0;
    while (rest.length >= at + 4 && rest.length >= at + 4 + rest.readUInt32LE(at)) {
      const end = at + 4 + rest.readUInt32LE(at);
      // A copy: rows keep views of it.
      yield blockOfFrame(Uint8Array.from(rest.subarray(at + 4, end)));
      at = end;
    }
    rest = rest.subarray(at);
  }
}
