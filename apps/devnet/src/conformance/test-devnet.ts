import { rmSync } from 'node:fs';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import type { DevnetNode } from '../node/devnet-node.ts';
import type { DevnetOptions } from '../node/flags.ts';
import { runDevnet } from '../run-devnet.ts';
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
  const devnet = await runDevnet({ ...testOptions, ...options, controlPort: 0, data });
  const { node, api, ship } = devnet;
  const send: TestDevnet['send'] = async ({ method, path, request }) => {
    const body = request === null ? null : typeof request === 'string' ? request : JSON.stringify(request);
    const response = await fetch(api + path, { method, ...(body === null || method === 'GET' ? {} : { body }) });
    return { status: response.status, text: await response.text() };
  };
  return {
    node,
    api,
    ship,
    control: devnet.control!,
    send,
    post: (path, body) => send({ method: 'POST', path, request: body ?? null }),
    async stop() {
      await devnet.close();
      if (options.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
