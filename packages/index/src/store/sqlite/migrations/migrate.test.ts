import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../../test/random-blocks.ts';
import { contentOf } from '../../../../test/store-content.ts';
import { makeVersion1 } from '../../../../test/version-1-store.ts';
import { openForReading, openForWriting } from '../open.ts';
import { SqliteReader } from '../sqlite-reader.ts';
import { SqliteWriter } from '../sqlite-writer.ts';

const chain = 'd'.repeat(64);
const finality = { lastIrreversible: { number: 0, id: '' } };
const { blocks, point } = randomBlocks(genesis, 300, 21);
let folder = '';
let fresh = '';
let made = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-migrate-'));
  fresh = join(folder, 'fresh', 'history.sqlite');
  const writer = new SqliteWriter(fresh, chain);
  await writer.apply(blocks, finality);
  await writer.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The store of these blocks in version 1. */
function oldStore(): string {
  const path = join(folder, `old${made++}.sqlite`);
  makeVersion1(fresh, path);
  return path;
}

function reading<Value>(path: string, read: (db: DatabaseSync) => Value): Value {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

const tablesOf = (path: string) =>
  reading(path, (db) => db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all());
const versionOf = (path: string) => reading(path, (db) => db.prepare('PRAGMA user_version').get()?.['user_version']);

test('a migrated store of version 1 equals one written in this version, and can be written to', async () => {
  const path = oldStore();
  expect(versionOf(path)).toBe(1);
  expect(() => openForReading(path, chain)).toThrow(
    /has store version 1, but 4 is required: start the indexer once to migrate it/,
  );
  const lines: string[] = [];
  openForWriting(path, chain, (line) => lines.push(line)).close();
  expect(lines[0]).toMatch(/from store version 1 to 2: lists of actions/);
  expect(lines.at(-1)).toMatch(/: done$/);
  expect(tablesOf(path)).toEqual(tablesOf(fresh));
  expect(reading(path, contentOf)).toEqual(reading(fresh, contentOf));
  const more = randomBlocks(point, 20, 22).blocks;
  for (const store of [path, fresh]) {
    const writer = new SqliteWriter(store, chain);
    await writer.apply(more, finality);
    await writer.undoTo(310);
    await writer.close();
  }
  expect(reading(path, contentOf)).toEqual(reading(fresh, contentOf));
  const writer = new SqliteWriter(fresh, chain);
  await writer.undoTo(300);
  await writer.close();
});

test('a killed migration leaves the old version intact, and the next start completes it', async () => {
  const path = oldStore();
  const before = reading(path, (db) => db.prepare('SELECT count(*) AS count FROM account_actions').get());
  const script = join(import.meta.dirname, '../../../../test/migrating-child.ts');
  const child = spawn(process.execPath, [script, path, chain], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(versionOf(path)).toBe(1);
  expect(reading(path, (db) => db.prepare('SELECT count(*) AS count FROM account_actions').get())).toEqual(before);
  await new SqliteWriter(path, chain).close();
  expect(versionOf(path)).toBe(4);
  expect(reading(path, contentOf)).toEqual(reading(fresh, contentOf));
});

test('a store of another chain is not migrated, and a newer one is rejected in one line', () => {
  const path = oldStore();
  expect(() => new SqliteWriter(path, 'e'.repeat(64))).toThrow(
    /holds the history of chain d+, but the node's chain is e+$/,
  );
  expect(versionOf(path)).toBe(1);
  const db = new DatabaseSync(path);
  db.exec('PRAGMA user_version = 5');
  db.close();
  const line = /has store version 5, but this program supports up to 4: start the newer program$/;
  expect(() => new SqliteWriter(path, chain)).toThrow(line);
  expect(() => new SqliteReader(path, chain)).toThrow(line);
  expect(versionOf(path)).toBe(5);
});
