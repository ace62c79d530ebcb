import { rmSync } from 'node:fs';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import { HttpServer } from '../http/server.ts';
import { DevnetNode } from '../node/devnet-node.ts';
import type { DevnetOptions } from '../node/flags.ts';
import { servicesAround } from '../services/services.ts';
import { ShipServer } from '../ship/server.ts';
import { storyFolder, testOptions } from './story-folder.ts';

/** A devnet in the test's process with a stopped clock; `node.produce` makes blocks. */
export interface TestDevnet {
  node: DevnetNode;
  api: string;
  ship: string;
  /** Separate URL of the control API, reachable while the API refuses connections. */
  control: string;
  /** Sends a recorded request. */
  send(exchange: Pick<Exchange, 'method' | 'path' | 'request'>): Promise<{ status: number; text: string }>;
  /** POST with a JSON body. */
  post(path: string, body?: unknown): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
}

export async function startTestDevnet(options: Partial<DevnetOptions> = {}): Promise<TestDevnet> {
  const data = options.data ?? (await storyFolder());
  const node = await DevnetNode.open({ ...testOptions, ...options, data });
  const services = servicesAround(node);
  const http = new HttpServer(node, services);
  const ship = new ShipServer(node);
  node.onBlock((number) => ship.blockApplied(number));
  node.faults.onDisconnect(() => ship.disconnect());
  const controlServer = new HttpServer(node, services, 'control');
  const api = `http://127.0.0.1:${await http.listen(0, '127.0.0.1')}`;
  const control = `http://127.0.0.1:${await controlServer.listen(0, '127.0.0.1')}`;
  const shipUrl = `ws://127.0.0.1:${await ship.listen(0, '127.0.0.1')}`;
  const send: TestDevnet['send'] = async ({ method, path, request }) => {
    const body = request === null ? null : typeof request === 'string' ? request : JSON.stringify(request);
    const response = await fetch(api + path, { method, ...(body === null || method === 'GET' ? {} : { body }) });
    return { status: response.status, text: await response.text() };
  };
  return {
    node,
    api,
    ship: shipUrl,
    control,
    send,
    post: (path, body) => send({ method: 'POST', path, request: body ?? null }),
    async stop() {
      node.stop();
      await Promise.all([http.close(), ship.close(), controlServer.close()]);
      node.close();
      if (options.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
