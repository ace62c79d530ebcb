import { Readable } from 'node:stream';
import { ClickHouseError, type ClickHouseClient, type ClickHouseSettings } from '@clickhouse/client';
import { StoreError } from '../history-store.ts';
import type { Engine, EngineInsert, EngineParameters, EngineRow } from './engine.ts';

/** How often a doubtful insert is sent again; its token makes the repetitions harmless. */
const insertAttempts = 4;

/** Without quotes, a JSON parser would round 64-bit integers to the nearest double. */
const always: ClickHouseSettings = { output_format_json_quote_64bit_integers: 1 };

/** The engine behind ClickHouse's own client. Takes the client over: `close` closes it. */
export class ClientEngine implements Engine {
  readonly place: string;
  readonly #client: ClickHouseClient;
  readonly #settings: ClickHouseSettings;

  /** `settings` go with every statement: those of a cluster, for instance. */
  constructor(client: ClickHouseClient, place: string, settings: ClickHouseSettings = {}) {
    this.#client = client;
    this.place = place;
    this.#settings = { ...always, ...settings };
  }

  async command(statement: string): Promise<void> {
    await this.#reached(this.#client.command({ query: statement, clickhouse_settings: this.#settings }));
  }

  async query(statement: string, parameters: EngineParameters = {}): Promise<EngineRow[]> {
    const result = await this.#reached(
      this.#client.query({
        query: statement,
        format: 'JSONEachRow',
        query_params: parameters,
        clickhouse_settings: this.#settings,
      }),
    );
    return this.#reached(result.json<EngineRow>());
  }

  async insert(insert: EngineInsert): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#insertOnce(insert);
        return;
      } catch (error) {
        // An answer of the server is final; a connection that broke says nothing about the rows.
        if (error instanceof ClickHouseError || attempt === insertAttempts) throw this.#readable(error);
        await new Promise((resolve) => setTimeout(resolve, 100 * 4 ** attempt));
      }
    }
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  async #insertOnce({ table, columns, body, token }: EngineInsert): Promise<void> {
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

  async #reached<Value>(answer: Promise<Value>): Promise<Value> {
    try {
      return await answer;
    } catch (error) {
      throw this.#readable(error);
    }
  }

  #readable(error: unknown): StoreError {
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
