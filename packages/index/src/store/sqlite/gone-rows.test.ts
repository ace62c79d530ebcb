import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { StoredRow } from '../history-store.ts';
import { readPages } from '../list-page.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const chain = 'e'.repeat(64);
const finality = { lastIrreversible: { number: 0, id: '' } };
const folder = mkdtempSync(join(tmpdir(), 'antescope-gone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rowCount = 100_000;
const [code, table, scope] = ['market', 'sales', 'market'];

test('rows that are gone are not read at the head, and searched in bounded pages at an old block', async () => {
  const { blocks } = randomBlocks(genesis, 60, 3);
  const keys = Array.from({ length: rowCount }, (_, index) => BigInt(index));
  const sale = (primaryKey: bigint, value: Uint8Array | null) => ({
    code,
    table,
    scope,
    primaryKey,
    payer: code,
    value,
  });
  blocks[1]!.contractRows.push(...keys.map((key) => sale(key, new Uint8Array([1]))));
  blocks[2]!.contractRows.push(...keys.map((key) => sale(key, null)));
  blocks[3]!.contractRows.push(sale(BigInt(rowCount), new Uint8Array([2])));
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  await writer.apply(blocks, finality);
  const reader = new SqliteReader(path, chain);
  const rows = (block: number) => reader.rows(code, scope, table, { block, from: 0n, limit: 10 });

  const began = performance.now();
  for (let read = 0; read < 20; read++) {
    expect(await rows(60)).toMatchObject({ items: [{ primaryKey: BigInt(rowCount) }], next: null });
  }
  expect((performance.now() - began) / 20).toBeLessThan(20);

  const first = await rows(3);
  expect(first.items).toEqual([]);
  expect(first.next).not.toBeNull();
  const all = await readPages<StoredRow, bigint>(
    (from) => reader.rows(code, scope, table, { block: 5, from: from ?? 0n, limit: 10 }),
    Infinity,
  );
  expect(all.items.map(({ primaryKey }) => primaryKey)).toEqual([BigInt(rowCount)]);
  expect((await rows(2)).items).toHaveLength(10);

  await writer.undoTo(2);
  const present = await reader.rowsOfTable(code, table, { block: 2, from: null, limit: 10 });
  expect(present.items).toHaveLength(10);
  expect(present.next).toEqual({ scope, primaryKey: 10n });
  await reader.close();
  await writer.close();
});
