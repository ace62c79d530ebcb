import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Chdb } from '../../../fixtures/chdb.ts';

/** Runs one statement on a chdb connection. */
interface Connection {
  query(statement: {
    query: string;
    query_params?: Record<string, string>;
    clickhouse_settings?: Record<string, string>;
  }): Promise<{ stream: NodeJS.ReadableStream }>;
  close(): Promise<void>;
}

/** Request parameters of the HTTP interface, not of the statement. */
const ofHttp = new Set(['query', 'query_id', 'database', 'enable_http_compression', 'wait_end_of_query']);

/**
 * ClickHouse's HTTP interface over an embedded engine, as used by @clickhouse/client: the statement in `query` or the
 * body, `param_*` for placeholders, settings by name, gzip both ways.
 */
export class ClickHouseServer {
  readonly #server: Server;
  /** Connections; each runs one statement at a time. */
  readonly #connections: Connection[];
  #next = 0;
  #port = 0;
  /** If set, the connection is dropped after the engine has run the statement. */
  breakAfter: ((statement: string) => boolean) | null = null;
  /** Statements so far. */
  statements = 0;

  private constructor(server: Server, connections: Connection[]) {
    this.#server = server;
    this.#connections = connections;
    server.on('request', (request, response) => void this.#answer(request, response));
  }

  static async start(chdb: Chdb, path: string): Promise<ClickHouseServer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const connections = Array.from({ length: 4 }, () => chdb.createChdbConnection({ path }) as Connection);
    return new ClickHouseServer(server, connections);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Simulates a restart: unreachable until `resume`. */
  async pause(): Promise<void> {
    this.#port = (this.#server.address() as AddressInfo).port;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async resume(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    for (const connection of this.#connections) await connection.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const isGzip = request.headers['content-encoding'] === 'gzip';
      const body = await text(isGzip ? request.pipe(createGunzip()) : request);
      const { searchParams } = new URL(request.url ?? '/', 'http://here');
      const inUrl = searchParams.get('query');
      const query = inUrl === null ? body : body === '' ? inUrl : `${inUrl}\n${body}`;
      this.statements++;
      const connection = this.#connections[this.#next++ % this.#connections.length]!;
      const { stream } = await connection.query({ query, ...statementOf(searchParams) });
      const answer = await text(stream);
      if (this.breakAfter?.(query) === true) {
        request.socket.destroy();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end(answer);
    } catch (error) {
      const { code = '0', type = 'UNKNOWN', message } = error as { code?: string; type?: string; message: string };
      response.writeHead(500, { 'x-clickhouse-exception-code': code });
      response.end(`Code: ${code}. DB::Exception: ${message}. (${type})`);
    }
  }
}

function statementOf(parameters: URLSearchParams) {
  const query_params: Record<string, string> = {};
  const clickhouse_settings: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (ofHttp.has(name)) continue;
    if (name.startsWith('param_')) query_params[name.slice('param_'.length)] = value;
    else clickhouse_settings[name] = value;
  }
  return { query_params, clickhouse_settings };
}
