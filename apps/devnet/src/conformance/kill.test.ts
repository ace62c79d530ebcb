import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { spawnDevnet } from '../../../../test-kit/spawn-devnet.ts';
import { ShipReader } from './ship-reader.ts';
import { storyFolder } from './story-folder.ts';

/** `npm run soak` kills more often. */
const rounds = process.env.ANTESCOPE_SOAK === '1' ? 30 : 3;
const blocksARound = 3;

let data: string;

beforeEach(async () => {
  data = await storyFolder();
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

test('what a reader saw before a kill -9 is still the chain after the restart', async () => {
  const received = new Map<number, string>();
  let chainId: string | null = null;
  for (let round = 0; round < rounds; round++) {
    const devnet = await spawnDevnet({ data });
    chainId ??= devnet.chainId;
    expect(devnet.chainId).toBe(chainId);

    const reader = await ShipReader.open(devnet.ship, { fetch_traces: false, fetch_deltas: false });
    const info = (await devnet.call('/v1/chain/get_info')).body as { head_block_num: number };
    const lastReceived = Math.max(0, ...received.keys());
    expect(info.head_block_num).toBeGreaterThanOrEqual(lastReceived);
    let previous: string | null = null;
    for (let number = 0; number < info.head_block_num + blocksARound;) {
      const { this_block, block } = await reader.next();
      number = this_block.block_num;
      const before = received.get(number);
      if (before !== undefined) expect(this_block.block_id).toBe(before);
      if (previous !== null) expect(decodeSignedBlock(block as Uint8Array).previous).toBe(previous);
      previous = this_block.block_id;
      received.set(number, this_block.block_id);
    }
    await devnet.kill();
  }
});

test('after a clean shutdown a restart continues with the next block', async () => {
  const first = await spawnDevnet({ data, generator: false });
  await first.control('pause');
  const head = (await first.control('produce', { count: 2 })).headNumber as number;
  await first.stop();
  const second = await spawnDevnet({ data, generator: false });
  const reader = await ShipReader.open(second.ship, { start_block_num: head });
  const [block, next] = await reader.until(head + 1);
  expect(block?.block_num).toBe(head);
  expect(next?.block_num).toBe(head + 1);
  reader.close();
  await second.stop();
});

test('a port in use fails with one line', async () => {
  const devnet = await spawnDevnet({ data, generator: false });
  const port = new URL(devnet.api).port;
  const other = await storyFolder();
  await expect(spawnDevnet({ data: other, flags: ['--api-port', port] })).rejects.toThrow(
    `the devnet exited with 1: devnet: port ${port} is taken; choose another with --api-port`,
  );
  rmSync(other, { recursive: true, force: true });
  await devnet.stop();
});

test('a folder in use fails with one line', async () => {
  const devnet = await spawnDevnet({ data, generator: false });
  await expect(spawnDevnet({ data })).rejects.toThrow(/the devnet exited with 1: devnet: another devnet uses /);
  await devnet.stop();
});
