import { Readable } from 'node:stream';
import { ClickHouseError, type ClickHouseClient, type ClickHouseSettings } from '@clickhouse/client';
import { StoreError } from '../history-store.ts';
import type { Engine, EngineInsert, EngineParameters, EngineRow } from './engine.ts';

/** Without quotes, a JSON parser would round 64-bit integers to the nearest double. */
const always: ClickHouseSettings = { output_format_json_quote_64bit_integers: 1 };
const firstPauseMs = 100;
const longestPauseMs = 5000;

export interface ClientEngineOptions {
  /** Go with every statement: those of a cluster, for instance. */
  settings?: ClickHouseSettings;
  /** How long a statement is tried again while the server cannot be reached. */
  patienceMs?: number;
  /** Messages reach visitors: they name neither the server nor statements. */
  discreet?: boolean;
}

/** The engine behind ClickHouse's own client. Takes the client over: `close` closes it. */
export class ClientEngine implements Engine {
  readonly place: string;
  readonly #client: ClickHouseClient;
  readonly #settings: ClickHouseSettings;
  readonly #patienceMs: number;
  readonly #discreet: boolean;
  #closed = false;

  constructor(
    client: ClickHouseClient,
    place: string,
    { settings, patienceMs = 0, discreet = false }: ClientEngineOptions = {},
  ) {
    this.#client = client;
    this.place = place;
    this.#settings = { ...always, ...settings };
    this.#patienceMs = patienceMs;
    this.#discreet = discreet;
  }

  /** Throws StoreError where the server does not answer, or not to this user. */
  async reach(): Promise<void> {
    try {
      await this.#query('SELECT 1 AS one', {});
    } catch (error) {
      throw this.#inFull(error);
    }
  }

  async command(statement: string): Promise<void> {
    await this.#patiently(() => this.#client.command({ query: statement, clickhouse_settings: this.#settings }));
  }

  query(statement: string, parameters: EngineParameters = {}): Promise<EngineRow[]> {
    return this.#patiently(() => this.#query(statement, parameters));
  }

  insert(insert: EngineInsert): Promise<void> {
    // A connection that broke says nothing about the rows; the token makes sending them again harmless.
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
    // The token stands in the statement: as a setting of the session it would outlive it in an embedded engine.
    const settings = `async_insert = 0, insert_deduplicate = 1, insert_deduplication_token = '${token}'`;
    const { stream } = await this.#client.exec({
      query: `INSERT INTO ${table} (${columns.join(', ')}) SETTINGS ${settings} FORMAT TabSeparated`,
      values: Readable.from([body], { objectMode: false }),
      clickhouse_settings: this.#settings,
    });
    for await (const _ of stream) {
      // An insert answers nothing; reading to the end frees the connection.
    }
  }

  /** Every statement here may be run again. */
  async #patiently<Value>(run: () => Promise<Value>): Promise<Value> {
    const until = performance.now() + this.#patienceMs;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await run();
      } catch (error) {
        // An answer of the server is final.
        const final = error instanceof ClickHouseError || this.#closed;
        if (final || performance.now() + pause > until) throw this.#readable(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  #readable(error: unknown): StoreError {
    if (!this.#discreet) return this.#inFull(error);
    const told =
      error instanceof ClickHouseError ? `refuses a question (${error.type ?? error.code})` : 'cannot be reached';
    return new StoreError('unreachable', `The store of the index ${told}`, { cause: error });
  }

  #inFull(error: unknown): StoreError {
    const message = oneLine(error instanceof Error ? error.message : String(error));
    const told = error instanceof ClickHouseError ? `${error.type ?? 'error'} (${error.code}): ${message}` : message;
    const verb = error instanceof ClickHouseError ? 'refuses' : 'cannot be reached';
    return new StoreError('unreachable', `ClickHouse at ${this.place} ${verb}: ${told}`, { cause: error });
  }
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}
