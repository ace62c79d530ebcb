import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const main = resolve(import.meta.dirname, '../apps/devnet/src/main.ts');
/** Milliseconds; less than the time-out of the tests' hooks, so that the error names the devnet. */
const START_TIMEOUT = 110_000;

export interface SpawnOptions {
  /** Folder of the chain's state; by default a new one that stop() removes. */
  data?: string;
  seed?: string;
  flavor?: string;
  /** On by default, as in the product. */
  generator?: boolean;
  finalityLag?: number;
  /** Seconds between scheduled microforks; none by default. */
  forkEvery?: number;
  /** Additional flags. */
  flags?: string[];
  /** Flags of Node. */
  nodeFlags?: string[];
}

/** A devnet in its own process. */
export interface SpawnedDevnet {
  /** 'http://127.0.0.1:port' */
  api: string;
  /** 'ws://127.0.0.1:port' */
  ship: string;
  chainId: string;
  /** Folder of its state. */
  data: string;
  process: ChildProcess;
  /** Dev keys of the ready line, by account. */
  keys: Record<string, string>;
  /** Output on stderr so far. */
  stderr(): string;
  /** POST /control/<command>; resolves with `data`, rejects with the error's message. */
  control(command: string, fields?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** POST /v1/… with a JSON body; resolves with the parsed body for any status. */
  call(path: string, body?: unknown): Promise<{ status: number; body: unknown; text: string }>;
  /** Shuts it down and removes its folder, unless `data` was passed. */
  stop(): Promise<void>;
  /** SIGKILL; keeps the folder. */
  kill(): Promise<void>;
}

/** Starts a devnet on free ports of 127.0.0.1 and waits until it is ready. Rejects with its stderr if it fails. */
export async function spawnDevnet(options: SpawnOptions = {}): Promise<SpawnedDevnet> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  const flags = [
    '--api-port',
    '0',
    '--ship-port',
    '0',
    '--control-port',
    '0',
    '--data',
    data,
    '--fork-every',
    String(options.forkEvery ?? 0),
  ];
  if (options.seed !== undefined) flags.push('--seed', options.seed);
  if (options.flavor !== undefined) flags.push('--flavor', options.flavor);
  if (options.generator === false) flags.push('--generator', 'off');
  if (options.finalityLag !== undefined) flags.push('--finality-lag', String(options.finalityLag));
  const argv = [...(options.nodeFlags ?? []), main, ...flags, ...(options.flags ?? [])];
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
    control: (command, fields) => control(ready.control, command, fields ?? {}),
    call: (path, body) => call(ready.api, path, body),
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
  return new Promise((resolveReady, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the devnet was not ready after ${START_TIMEOUT} ms: ${said()}`));
    }, START_TIMEOUT);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the devnet exited with ${code}: ${said().trim()}`));
    });
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (!line.startsWith('{"ready"')) return;
      clearTimeout(timer);
      resolveReady(JSON.parse(line) as ReadyLine);
    });
  });
}

async function control(
  api: string,
  command: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { body } = await call(api, `/control/${command}`, fields);
  const answer = body as { data?: Record<string, unknown>; error?: { message: string } };
  if (answer.data === undefined) throw new Error(`control ${command}: ${answer.error?.message ?? 'no answer'}`);
  return answer.data;
}

async function call(
  api: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown; text: string }> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), text };
}
