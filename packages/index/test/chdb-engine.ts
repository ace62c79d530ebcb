import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import type { Chdb } from '../../../fixtures/chdb.ts';
import { ClientEngine } from '../src/store/clickhouse/client-engine.ts';

/** The real engine in this process, for as many stores as a test wants. */
export class ChdbEngines {
  readonly #chdb: Chdb;
  readonly #folder = mkdtempSync(join(tmpdir(), 'antescope-chdb-'));
  readonly #open = new Set<ClientEngine>();

  constructor(chdb: Chdb) {
    this.#chdb = chdb;
  }

  /** A connection of its own, as another process would have one. */
  connect(): ClientEngine {
    const connection = this.#chdb.createChdbConnection({ path: this.#folder });
    // The option is real, but not in the client's public types: it exists for chdb alone.
    const client = createClient({ connection } as Parameters<typeof createClient>[0]);
    const engine = new ClientEngine(client, 'chdb');
    this.#open.add(engine);
    return engine;
  }

  async remove(): Promise<void> {
    for (const engine of this.#open) await engine.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
