import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { ClickHouseSettings } from '../store-settings.ts';
import { ClientEngine } from './client-engine.ts';
import { statementSettings } from './ddl.ts';

/** Requests to the server at the same time; the others wait. */
const connections = 16;
const requestTimeoutMs = 5 * 60_000;

/**
 * Connects to a server's HTTP interface. `patienceMs`: how long a statement waits for a server that went away. Throws
 * StoreError at once where none answers now, in full also where later messages are `discreet`.
 */
export async function connectClickHouse(
  store: ClickHouseSettings,
  patienceMs: number,
  discreet = false,
): Promise<ClientEngine> {
  const topology =
    store.cluster === null ? ({ kind: 'single' } as const) : { kind: 'cluster' as const, cluster: store.cluster };
  const client = createClient({
    url: store.url,
    username: store.user,
    password: store.password,
    application: 'antescope',
    max_open_connections: connections,
    request_timeout: requestTimeoutMs,
    // Packing batches of megabytes would cost the indexer's processor more than it spares a local network.
    compression: { request: false, response: false },
    // What goes wrong is told by who asked; the client's own log would tell it a second time.
    log: { level: ClickHouseLogLevel.OFF },
  });
  const engine = new ClientEngine(client, store.url, { settings: statementSettings(topology), patienceMs, discreet });
  try {
    await engine.reach();
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
