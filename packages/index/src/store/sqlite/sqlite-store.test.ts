import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentOf } from '../../../test/store-content.ts';
import { historyStore } from '../conformance/history-store.ts';
import { conformanceChain, type StorePlace } from '../conformance/store-under-test.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteWriter } from './sqlite-writer.ts';

historyStore({
  name: 'SQLite',
  derives: true,
  runs: process.env['ANTESCOPE_SOAK'] === '1' ? 300 : 25,
  async create(): Promise<StorePlace> {
    const folder = mkdtempSync(join(tmpdir(), 'antescope-store-'));
    const path = join(folder, 'history.sqlite');
    return {
      openWriter: async (chainId = conformanceChain, accounts) => new SqliteWriter(path, chainId, accounts),
      openReader: async (chainId = conformanceChain) => new SqliteReader(path, chainId),
      async content() {
        const db = new DatabaseSync(path, { readOnly: true });
        try {
          return contentOf(db);
        } finally {
          db.close();
        }
      },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
});
