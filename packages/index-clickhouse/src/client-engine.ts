import { Readable } from 'node:stream';
import { ClickHouseError, type ClickHouseClient, type ClickHouseSettings } from '@clickhouse/client';
import { StoreError } from '@antescope/index/store/history-store';
import type { Engine, EngineInsert, EngineParameters, EngineRow } from './engine.ts';

/** Without quotes, a JSON parser would round 64-bit integers to the nearest double. */
const always: ClickHouseSettings = { output_format_json_quote_64bit_integers: 1 };
const firstPauseMs = 100;
const longestPauseMs = 5000;

export interface ClientEngineOptions {
  /** Sent with every statement, e.g. cluster settings. */
  settings?: ClickHouseSettings;
  /** How long a statement is retried while the server is unreachable. */
  retryMs?: number;
  /** For messages shown to visitors: names neither the server nor statements. */
  hideServer?: boolean;
}

/** Engine over the ClickHouse client. Takes ownership of the client: `close` closes it. */
export class ClientEngine implements Engine {
  readonly place: string;
  readonly #client: ClickHouseClient;
  readonly #settings: ClickHouseSettings;
  readonly #retryMs: number;
  readonly #hideServer: boolean;
  #closed = false;

  constructor(
    client: ClickHouseClient,
    place: string,
    { settings, retryMs = 0, hideServer = false }: ClientEngineOptions = {},
  ) {
    this.#client = client;
    this.place = place;
    this.#settings = { ...always, ...settings };
    this.#retryMs = retryMs;
    this.#hideServer = hideServer;
  }

  /** Throws StoreError if the server is unreachable or rejects this user. */
  async reach(): Promise<void> {
    try {
      await this.#query('SELECT 1 AS one', {});
    } catch (error) {
      throw this.#detailedError(error);
    }
  }

  async command(statement: string): Promise<void> {
    await this.#patiently(() => this.#client.command({ query: statement, clickhouse_settings: this.#settings }));
  }

  query(statement: string, parameters: EngineParameters = {}): Promise<EngineRow[]> {
    return this.#patiently(() => this.#query(statement, parameters));
  }

  insert(insert: EngineInsert): Promise<void> {
    // After a lost connection the rows may or may not be stored; the token makes a retry idempotent.
    return this.#patiently(() => this.#insert(insert));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client.close();
  }

  async #query(statement: string, parameters: EngineParameters): Promise<EngineRow[]> {
    const result = await this.#client.query({
      query: statement,
      format: 'JSONEachRow',
      query_params: parameters,
      clickhouse_settings: this.#settings,
    });
    return result.json<EngineRow>();
  }

  async #insert({ table, columns, body, token }: EngineInsert): Promise<void> {
    // The token is part of the statement: as a session setting it would persist in an embedded engine.
    const settings = `async_insert = 0, insert_deduplicate = 1, insert_deduplication_token = '${token}'`;
    const { stream } = await this.#client.exec({
      query: `INSERT INTO ${table} (${columns.join(', ')}) SETTINGS ${settings} FORMAT TabSeparated`,
      values: Readable.from([body], { objectMode: false }),
      clickhouse_settings: this.#settings,
    });
    for await (const _ of stream) {
      // An insert has no result; draining the response frees the connection.
    }
  }

  /** All statements are safe to retry. */
  async #patiently<Value>(run: () => Promise<Value>): Promise<Value> {
    const until = performance.now() + this.#retryMs;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await run();
      } catch (error) {
        // An error response of the server is final.
        const final = error instanceof ClickHouseError || this.#closed;
        if (final || performance.now() + pause > until) throw this.#storeError(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  #storeError(error: unknown): StoreError {
    if (!this.#hideServer) return this.#detailedError(error);
    const detail =
      error instanceof ClickHouseError ? `refuses a question (${error.type ?? error.code})` : 'cannot be reached';
    return new StoreError('unreachable', `The store of the index ${detail}`, { cause: error });
  }

  #detailedError(error: unknown): StoreError {
    const message = oneLine(error instanceof Error ? error.message : String(error));
    const detail = error instanceof ClickHouseError ? `${error.type ?? 'error'} (${error.code}): ${message}` : message;
    const verb = error instanceof ClickHouseError ? 'refuses' : 'cannot be reached';
    return new StoreError('unreachable', `ClickHouse at ${this.place} ${verb}: ${detail}`, { cause: error });
  }
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}
