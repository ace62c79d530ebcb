import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import type { Chdb } from '../../../fixtures/chdb.ts';
import { ClientEngine } from '../src/client-engine.ts';

/** Embedded engine for any number of stores. */
export class ChdbEngines {
  readonly #chdb: Chdb;
  readonly #folder = mkdtempSync(join(tmpdir(), 'antescope-chdb-'));
  readonly #open = new Set<ClientEngine>();

  constructor(chdb: Chdb) {
    this.#chdb = chdb;
  }

  /** A separate connection, as another process would have. */
  connect(): ClientEngine {
    const connection = this.#chdb.createChdbConnection({ path: this.#folder });
    // Not in the client's public types: the option exists for chdb only.
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
