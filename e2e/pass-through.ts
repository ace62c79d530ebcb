import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy of a node that can be stopped and restarted while the node keeps running. */
export interface PassThrough {
  url: string;
  /** Refuses new connections and closes the open ones. */
  kill(): Promise<void>;
  /** Listens on the same port again. */
  revive(): Promise<void>;
}

export async function startPassThrough(target: string): Promise<PassThrough> {
  const server = createServer((incoming, outgoing) => forward(target, incoming, outgoing));
  await listening(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
    revive: () => listening(server, port),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const passed = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
