import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { contentOf } from '../../../test/store-content.ts';
import { Interned } from './interned.ts';
import { rebuildLists } from './rebuild-lists.ts';
import { SqliteWriter } from './sqlite-writer.ts';

test('lists rebuilt from the actions equal the original ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-rebuild-'));
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, 'b'.repeat(64));
  await writer.apply(randomBlocks(genesis, 300, 4).blocks, { lastIrreversible: { number: 0, id: '' } });
  await writer.close();
  const db = new DatabaseSync(path);
  const before = contentOf(db);
  for (const table of ['shapes', 'account_lists', 'chunk_shapes']) db.exec(`DELETE FROM ${table}`);
  expect(contentOf(db)).not.toEqual(before);
  const told: number[] = [];
  rebuildLists(db, new Interned(db, true), (done) => told.push(done));
  expect(contentOf(db)).toEqual(before);
  expect(told.at(-1)).toBe(before['actions']?.length);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
