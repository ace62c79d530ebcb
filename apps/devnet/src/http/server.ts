import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Trouble } from '../faults/fault.ts';
import { lagging } from '../faults/lagging.ts';
import { lied } from '../faults/lies.ts';
import type { DevnetNode } from '../node/devnet-node.ts';
import { Services, type ServiceReply } from '../services/services.ts';
import { answerControl } from './control/control.ts';
import { jsonText } from './json-text.ts';
import { answerNode, type Reply } from './node-answer.ts';

/** Bodies above this reset the connection, as nodeos does (http-max-body-size). */
const MAX_BODY = 2 * 1024 * 1024;

const HEADERS = {
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
  private address: { port: number; host: string } | null = null;
  private relisten: NodeJS.Timeout | null = null;
  private closed = false;

  /** `serves` 'control' is a face for the control API alone, which answers while the node refuses connections. */
  constructor(node: DevnetNode, serves: 'all' | 'control' = 'all') {
    const services = new Services(node.options.seed, node.chainId());
    this.server = createServer((request, response) => {
      void handle({ node, services, serves }, request, response);
    });
    if (serves === 'all') node.faults.onRefuse((millis) => this.refuse(millis));
  }

  /** Listens and gives the port; rejects when the port is taken. */
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

  /** Stops listening for so many milliseconds, as a node that is down; 0 listens again now. */
  private refuse(millis: number): void {
    if (this.address === null || this.closed) return;
    if (this.relisten !== null) clearTimeout(this.relisten);
    this.relisten = null;
    if (millis === 0) {
      if (!this.server.listening) this.server.listen(this.address.port, this.address.host);
      return;
    }
    this.server.close();
    // the answer to the request that asked for it still has to leave
    setImmediate(() => this.server.closeIdleConnections());
    this.relisten = setTimeout(() => this.refuse(0), millis);
  }
}

interface Face {
  readonly node: DevnetNode;
  readonly services: Services;
  readonly serves: 'all' | 'control';
}

async function handle(
  { node, services, serves }: Face,
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
    const { status, value } = answerControl(node, path, body, { method, remote, origin: request.headers.origin });
    // a listener that is to stop has to lose this connection too
    response.setHeader('connection', 'close');
    return send(response, { status: status ?? 200, text: jsonText(value) });
  }
  const troubles = node.faults.meet(path);
  if (troubles.some(({ kind }) => kind === 'reset')) {
    request.socket.resetAndDestroy();
    return;
  }
  const file = services.answer(method, path);
  if (file !== null) {
    for (const each of troubles) if (each.kind === 'slow') await wait(each.millis, undefined, { ref: false });
    return sendFile(response, file, method);
  }
  let reply = await answerNode(node, method, path, body);
  for (const trouble of troubles) reply = await troubled(node, path, reply, trouble);
  send(response, reply);
}

async function troubled(node: DevnetNode, path: string, reply: Reply, trouble: Trouble): Promise<Reply> {
  if (trouble.kind === 'slow') await wait(trouble.millis, undefined, { ref: false });
  if (trouble.kind === 'lag' && path === '/v1/chain/get_info') return lagging(node, reply, trouble.seconds);
  return trouble.kind === 'lie' ? lied(reply, trouble) : reply;
}

function send(response: ServerResponse, { status, text, type }: Reply): void {
  response.writeHead(status, {
    'content-type': type ?? 'application/json',
    ...HEADERS,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

function sendFile(response: ServerResponse, { status, headers, bytes }: ServiceReply, method: string): void {
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** The body as text; null when it is longer than the node takes, or the client went away while sending. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > MAX_BODY) resolve(null);
      else parts.push(part);
    });
    request.on('end', () => resolve((parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString('utf8')));
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}
