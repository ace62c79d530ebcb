import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { BlockRows } from '../block-rows.ts';
import { conformanceChain, nothingFinal } from '../conformance/store-under-test.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { StoredBlocks } from './stored-blocks.ts';

test('every block reads back as it was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-stored-'));
  const path = join(folder, 'history.sqlite');
  const { blocks } = randomBlocks(genesis, 80, 23);
  blocks[40]!.block.newSchedule = { version: 2, producers: ['prod', 'other'] };
  const writer = new SqliteWriter(path, conformanceChain);
  await writer.apply(blocks, nothingFinal);
  const stored = new StoredBlocks(path, conformanceChain);
  for (const rows of blocks) {
    const back = (await stored.block(rows.block.number))!;
    if (rows.block.number === 2) delete back.block.newSchedule;
    expect(plain(back)).toEqual(plain(rows));
  }
  expect(await stored.block(81)).toBeNull();
  expect(await stored.range()).toMatchObject({ first: 1, head: { number: 80 }, lastIrreversible: 0 });
  await stored.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Normalizes bytes to strings and sorts unordered lists. */
function plain(rows: BlockRows): unknown {
  const text = JSON.stringify(rows, (_, value: unknown) => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
    return typeof value === 'bigint' ? `${value}n` : value;
  });
  const parsed = JSON.parse(text) as Record<string, { [key: string]: unknown }[]>;
  for (const list of ['permissions', 'links', 'abis', 'code', 'features']) {
    parsed[list] = parsed[list]!.map((one) => Object.fromEntries(Object.entries(one).sort())).sort((a, b) =>
      JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
    );
  }
  return parsed;
}
