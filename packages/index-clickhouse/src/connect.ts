import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { ClickHouseSettings } from './clickhouse-settings.ts';
import { ClientEngine } from './client-engine.ts';
import { statementSettings } from './ddl.ts';

/** Max concurrent requests to the server; others are queued. */
const connections = 16;
const requestTimeoutMs = 5 * 60_000;

/**
 * Connects to a server's HTTP interface. `retryMs`: how long a statement is retried while the server is unreachable.
 * Throws StoreError at once if it is unreachable now, with details even if `hideServer` is set.
 */
export async function connectClickHouse(
  store: ClickHouseSettings,
  retryMs: number,
  hideServer = false,
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
    // Compressing large batches would cost the indexer more CPU than it saves on a local network.
    compression: { request: false, response: false },
    // Callers report errors; the client's own log would duplicate them.
    log: { level: ClickHouseLogLevel.OFF },
  });
  const engine = new ClientEngine(client, store.url, { settings: statementSettings(topology), retryMs, hideServer });
  try {
    await engine.reach();
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
