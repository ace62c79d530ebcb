import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevnetNode } from '../node/devnet-node.ts';
import { answerControl } from './control/control.ts';
import { jsonText } from './json-text.ts';
import { answerNode, type Reply } from './node-answer.ts';

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
    this.server = createServer((request, response) => {
      void handle(node, request, response);
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

async function handle(node: DevnetNode, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (body === null) {
    request.socket.destroy();
    return;
  }
  const path = request.url ?? '/';
  const method = request.method ?? 'GET';
  if (path.startsWith('/control/')) {
    const { remoteAddress: remote } = request.socket;
    const { status, value } = answerControl(node, path, body, { method, remote, origin: request.headers.origin });
    return send(response, { status: status ?? 200, text: jsonText(value) });
  }
  send(response, await answerNode(node, method, path, body));
}

function send(response: ServerResponse, { status, text }: Reply): void {
  const bytes = Buffer.from(text, 'utf8');
  response.writeHead(status, { ...HEADERS, 'content-length': bytes.length });
  response.end(bytes);
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
