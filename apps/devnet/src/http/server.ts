import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeText, encodeText } from '@antescope/codec/bytes/bytes';
import type { FaultEffect } from '../faults/fault.ts';
import { lagging } from '../faults/lagging.ts';
import { corrupted } from '../faults/lies.ts';
import type { DevnetNode } from '../node/devnet-node.ts';
import type { Services, ServiceReply } from '../services/services.ts';
import { answerControl } from './control/control.ts';
import { jsonText } from './json-text.ts';
import { answerNode, type Reply } from './node-answer.ts';

/** Larger bodies reset the connection, like http-max-body-size of nodeos. */
const maxBody = 2 * 1024 * 1024;

const defaultHeaders = {
  server: 'antescope-devnet',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/**
 * HTTP server of the API. Uses no router, because nodeos matches exact paths including the query string, any method and any
 * content type.
 */
export class HttpServer {
  private readonly server: Server;
  private address: { port: number; host: string } | null = null;
  private relisten: NodeJS.Timeout | null = null;
  private closed = false;

  /** `serves` 'control': the control API only, which stays reachable while the node refuses connections. */
  constructor(node: DevnetNode, services: Services, serves: 'all' | 'control' = 'all') {
    this.server = createServer((request, response) => {
      void handle({ node, services, serves }, request, response);
    });
    if (serves === 'all') node.faults.onRefuse((millis) => this.refuse(millis));
  }

  /** Listens and resolves with the port; rejects if the port is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        const { port: taken } = this.server.address() as AddressInfo;
        this.address = { port: taken, host };
        resolve(taken);
      });
    });
  }

  close(): Promise<void> {
    this.closed = true;
    if (this.relisten !== null) clearTimeout(this.relisten);
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** Stops listening for `millis` like a node that is down; 0: listens again. */
  private refuse(millis: number): void {
    if (this.address === null || this.closed) return;
    if (this.relisten !== null) clearTimeout(this.relisten);
    this.relisten = null;
    if (millis === 0) {
      if (!this.server.listening) this.server.listen(this.address.port, this.address.host);
      return;
    }
    this.server.close();
    // The response to the control request must be sent first.
    setImmediate(() => this.server.closeIdleConnections());
    this.relisten = setTimeout(() => this.refuse(0), millis);
  }
}

interface RequestContext {
  readonly node: DevnetNode;
  readonly services: Services;
  readonly serves: 'all' | 'control';
}

async function handle(
  { node, services, serves }: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === null) {
    request.socket.destroy();
    return;
  }
  const path = request.url ?? '/';
  const method = request.method ?? 'GET';
  if (path.startsWith('/control/') || serves === 'control') {
    const { remoteAddress: remote } = request.socket;
    const { status, value } = answerControl({ node, services }, path, body, {
      method,
      remote,
      origin: request.headers.origin,
    });
    // An open connection would keep a stopped listener alive.
    response.setHeader('connection', 'close');
    return send(response, { status: status ?? 200, text: jsonText(value) });
  }
  const effects = node.faults.meet(path);
  if (effects.some(({ kind }) => kind === 'reset')) {
    request.socket.resetAndDestroy();
    return;
  }
  const service = services.answer({ method, path, body, authorization: request.headers.authorization });
  if (service !== null) {
    for (const each of effects) if (each.kind === 'slow') await wait(each.millis, undefined, { ref: false });
    // The request took effect, and its sender cannot know.
    if (effects.some(({ kind }) => kind === 'cut')) return void request.socket.resetAndDestroy();
    return sendFile(response, withLies(service, effects), method);
  }
  let reply = await answerNode(node, method, path, body);
  for (const effect of effects) reply = await withEffect(node, path, reply, effect);
  send(response, reply);
}

function withLies(reply: ServiceReply, effects: readonly FaultEffect[]): ServiceReply {
  return effects.reduce((current, effect) => {
    if (effect.kind !== 'lie' || current.headers['content-type'] !== 'application/json') return current;
    const { status, text, type } = corrupted({ status: current.status, text: decodeText(current.bytes) }, effect);
    const headers = { ...current.headers, ...(type === undefined ? {} : { 'content-type': type }) };
    return { status, headers, bytes: encodeText(text) };
  }, reply);
}

async function withEffect(node: DevnetNode, path: string, reply: Reply, effect: FaultEffect): Promise<Reply> {
  if (effect.kind === 'slow') await wait(effect.millis, undefined, { ref: false });
  if (effect.kind === 'lag' && path === '/v1/chain/get_info') return lagging(node, reply, effect.seconds);
  return effect.kind === 'lie' ? corrupted(reply, effect) : reply;
}

function send(response: ServerResponse, { status, text, type }: Reply): void {
  response.writeHead(status, {
    'content-type': type ?? 'application/json',
    ...defaultHeaders,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

function sendFile(response: ServerResponse, { status, headers, bytes }: ServiceReply, method: string): void {
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** Reads the body as text; null if it is too long or the client disconnects. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > maxBody) resolve(null);
      else parts.push(part);
    });
    request.on('end', () => resolve((parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString('utf8')));
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}
