import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadExchanges, type Exchange } from '../../../fixtures/exchanges.ts';

export interface RecordedNode {
  url: string;
  /** '<path> <body>' of every request. */
  asked: string[];
  stop(): Promise<void>;
}

/** A node at the network's edge that answers what a real one was recorded to answer, to the byte. */
export async function recordedNode(): Promise<RecordedNode> {
  const answers = new Map<string, Exchange>();
  for (const exchange of loadExchanges()) {
    const key = keyOf(exchange.path, bodyOf(exchange));
    // Of several answers to one question, the last reading of the state before the load counts.
    if (!exchange.group.startsWith('load.') || !answers.has(key)) answers.set(key, exchange);
  }
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.url} ${body}`);
      const found = answers.get(keyOf(request.url ?? '', body));
      response.writeHead(found?.status ?? 404, { 'content-type': 'application/json' });
      response.end(found?.responseText ?? unknownEndpoint);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => stop(server) };
}

/** The body that was sent: the recording's text, or the JSON text of its value. */
export function bodyOf(exchange: Exchange): string {
  if (exchange.request === null) return '';
  return typeof exchange.request === 'string' ? exchange.request : JSON.stringify(exchange.request);
}

const unknownEndpoint = JSON.stringify({
  code: 404,
  message: 'Not Found',
  error: {
    code: 0,
    name: 'exception',
    what: 'unspecified',
    details: [{ message: 'Unknown Endpoint', file: 'http_plugin.cpp', line_number: 0, method: 'handle' }],
  },
});

function keyOf(path: string, body: string): string {
  return `${path} ${canonical(body)}`;
}

/** Equal for JSON that differs in order and space only; get_info asks nothing, with or without a body. */
function canonical(body: string): string {
  try {
    return JSON.stringify(sorted(JSON.parse(body === '' ? '{}' : body)));
  } catch {
    return body;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      // A node takes a block number as a number or as text.
      .map(([key, item]) => [key, key === 'block_num_or_id' ? String(item) : sorted(item)]),
  );
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
