import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { callControl, callDevnet, devnetFlags, type Devnet, type DevnetOptions } from './devnet-api.ts';

const main = resolve(import.meta.dirname, '../apps/devnet/src/main.ts');

interface SpawnOptions extends DevnetOptions {
  /** Folder of the chain's state; by default a new one that stop() removes. */
  data?: string;
  /** Flags of Node. */
  nodeFlags?: string[];
}

/** A devnet in its own process. */
export interface SpawnedDevnet extends Devnet {
  process: ChildProcess;
  /** Output on stderr so far. */
  stderr(): string;
  /** SIGKILL; keeps the folder. */
  kill(): Promise<void>;
}

/**
 * Starts a devnet in a process of its own, which plays its story, and waits until it is ready. Rejects with its stderr if
 * it fails.
 */
export async function spawnDevnet(options: SpawnOptions = {}): Promise<SpawnedDevnet> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  const argv = [...(options.nodeFlags ?? []), main, ...devnetFlags(options, data)];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  // Without stop() the devnet must not outlive the test runner.
  const endWithParent = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  child.once('exit', () => process.off('exit', endWithParent));
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = await readyLine(child, () => said);
  return {
    api: ready.api,
    ship: ready.ship,
    chainId: ready.chainId,
    keys: ready.keys ?? {},
    data,
    process: child,
    stderr: () => said,
    control: (command, fields) => callControl(ready.control, command, fields ?? {}),
    call: (path, body) => callDevnet(ready.api, path, body),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      if (options.data === undefined) rmSync(data, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

interface ReadyLine {
  ready: true;
  api: string;
  ship: string;
  control: string;
  chainId: string;
  keys?: Record<string, string>;
}

function readyLine(child: ChildProcess, said: () => string): Promise<ReadyLine> {
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the devnet exited with ${code}: ${said().trim()}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('{"ready"')) done(JSON.parse(line) as ReadyLine);
    });
  });
}
