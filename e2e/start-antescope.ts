import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { control } from './devnet-control.ts';
import { serverOutput } from './server-output.ts';

const root = resolve(import.meta.dirname, '..');

export interface StartedDevnet {
  api: string;
  /** Private keys, by account. */
  keys: Record<string, string>;
}

export interface Antescope {
  /** URL of the web app, without a trailing slash. */
  url: string;
  /** The devnet's API, if one was started. */
  devnetApi: string | null;
  /** Private keys of the devnet's accounts, by account; empty without a devnet. */
  keys: Record<string, string>;
  /** The devnets by chain key; several with `--family`. */
  devnets: Record<string, StartedDevnet>;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the product on free ports with its own data folder and waits until it is ready and the devnet's story is indexed.
 * The devnet has no scheduled forks, so that its newest blocks stay. `stop` ends the product and removes the data. `folder`:
 * installation folder.
 */
export async function startAntescope(flags: readonly string[] = [], folder = root): Promise<Antescope> {
  const data = mkdtempSync(join(tmpdir(), 'antescope-'));
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=16',
      '--always-sparkplug',
      'apps/server/src/main.ts',
      ...(flags.includes('--port') ? [] : ['--port', '0']),
      '--devnet-api-port',
      '0',
      '--devnet-ship-port',
      '0',
      '--data',
      data,
      ...flags,
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ANTESCOPE_READY_JSON: '1' } },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ready = await new Promise<ReadyLine>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const message = JSON.parse(line) as ReadyLine;
      if (message.ready === true) done(message);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the server exited with ${code} before it was ready: ${errors}`)));
  });
  const report = (chunk: Buffer): void => void serverOutput.emit('text', chunk.toString());
  child.stdout.on('data', report);
  child.stderr.on('data', report);
  const url = ready.url.replace(/\/$/, '');
  const devnetApi = ready.devnet?.api ?? null;
  const devnets = ready.devnets ?? {};
  for (const [at, [key, { api }]] of Object.entries(devnets).entries()) {
    await indexed(at === 0 ? url : `${url}/${key}`);
    await control({ devnetApi: api }, 'forks', { every: 0 });
  }
  return {
    url,
    devnetApi,
    keys: ready.devnet?.keys ?? {},
    devnets,
    process: child,
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Waits for the index: the site is ready before, with an incomplete history. */
async function indexed(url: string): Promise<void> {
  for (;;) {
    const twin = (await (await fetch(`${url}/status?format=json`)).json()) as {
      data: { health: { index: { connected: boolean; behind: number } | null } };
    };
    const { index } = twin.data.health;
    if (index === null || (index.connected && index.behind <= 2)) return;
    await new Promise((next) => setTimeout(next, 100));
  }
}

interface ReadyLine {
  ready?: boolean;
  url: string;
  devnet?: StartedDevnet | null;
  devnets?: Record<string, StartedDevnet>;
}

/** Sends a signal and waits until the process exits. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
