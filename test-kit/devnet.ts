import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHosted } from './host/client.ts';
import type { HostedDevnet } from './host/protocol.ts';
import { callControl, callDevnet, devnetFlags, type Devnet, type DevnetOptions } from './devnet-api.ts';

const hosted = new URL('./host/hosted-devnet.ts', import.meta.url);

/**
 * Starts a devnet on free ports of 127.0.0.1 that goes on from the finished story. It runs in the host of this process: to
 * kill or measure one, spawn it (`spawn-devnet.ts`).
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const data = mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  const { started, stop } = await startHosted<HostedDevnet>(hosted, devnetFlags(options, data));
  const { api, control } = started;
  return {
    ...started,
    data,
    control: (command, fields) => callControl(control, command, fields ?? {}),
    call: (path, body) => callDevnet(api, path, body),
    async stop() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
