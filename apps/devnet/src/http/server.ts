import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChainError } from '@antescope/devnet/chain-error';
import type { DevnetNode } from '../node/devnet-node.ts';
import { chainProblem } from './chain-problem.ts';
import { jsonText } from './json-text.ts';
import { Problem, detail, unknownEndpoint } from './problem.ts';
import { endpoints } from './registry.ts';
import { answerControl } from './control/control.ts';

/** Bodies above this reset the connection, as nodeos does (http-max-body-size). */
const MAX_BODY = 2 * 1024 * 1024;

const HEADERS = {
  'content-type': 'application/json',
  server: 'antescope-devnet',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/**
 * The node's HTTP face. A bare server, because nodeos routes in ways no router does: exact paths with the query string
 * as part of them, any method, any content type.
 */
export class HttpServer {
  private readonly server: Server;

  constructor(node: DevnetNode) {
    const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));
    this.server = createServer((request, response) => {
      void handle(node, byPath, request, response);
    });
  }

  /** Listens and gives the port; rejects when the port is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        resolve((this.server.address() as AddressInfo).port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

async function handle(
  node: DevnetNode,
  byPath: Map<string, (typeof endpoints)[number]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === null) {
    request.socket.destroy();
    return;
  }
  const path = request.url ?? '/';
  if (path.startsWith('/control/')) {
    const { status, value } = answerControl(node, path, body, {
      method: request.method ?? 'GET',
      remote: request.socket.remoteAddress,
      origin: request.headers.origin,
    });
    send(response, status ?? 200, value);
    return;
  }
  const endpoint = byPath.get(path);
  if (endpoint !== undefined && request.method === 'OPTIONS') return send(response, 200, {});
  try {
    if (endpoint === undefined) throw unknownEndpoint();
    const { status, value } = await endpoint.answer(node, body);
    send(response, status ?? 200, value);
  } catch (error) {
    const problem = asProblem(error);
    send(response, problem.status, problem.body());
  }
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ChainError) return chainProblem(error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = detail(message, 'http_plugin.cpp', 527, 'handle_exception');
  return new Problem(500, 0, 'exception', 'unspecified', [reason]);
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const text = Buffer.from(jsonText(value), 'utf8');
  response.writeHead(status, { ...HEADERS, 'content-length': text.length });
  response.end(text);
}

/** The body as text; null when it is longer than the node takes. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      length += (part as Buffer).length;
      if (length > MAX_BODY) return null;
      parts.push(part as Buffer);
    }
  } catch {
    // the client went away while sending: there is nobody to answer
    return null;
  }
  return Buffer.concat(parts).toString('utf8');
}
