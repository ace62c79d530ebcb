import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { control } from './devnet-control.ts';

const root = resolve(import.meta.dirname, '..');

export interface Antescope {
  /** Where the web app answers, without a slash at the end. */
  url: string;
  /** The devnet's API, where one was started. */
  devnetApi: string | null;
  /** Private keys of the devnet's accounts, by account; empty without a devnet. */
  keys: Record<string, string>;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the product as a person does, on free ports and with a data folder of its own, and waits until it says that
 * it is ready. A devnet's story is indexed then, and it forks only when a test asks for it: what is the newest at one
 * look is still there at the next. `stop` ends it and removes the data. `folder` is where the product is.
 */
export async function startAntescope(flags: readonly string[] = [], folder = root): Promise<Antescope> {
  const data = mkdtempSync(join(tmpdir(), 'antescope-'));
  const child = spawn(
    process.execPath,
    [
      'apps/server/src/main.ts',
      '--port',
      '0',
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
  const url = ready.url.replace(/\/$/, '');
  const devnetApi = ready.devnet?.api ?? null;
  if (devnetApi !== null) {
    await indexed(url);
    await control({ devnetApi }, 'forks', { every: 0 });
  }
  return {
    url,
    devnetApi,
    keys: ready.devnet?.keys ?? {},
    process: child,
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The site answers before its index has caught up; a page of that moment tells a part of the history. */
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
  devnet?: { api: string; keys?: Record<string, string> } | null;
}

/** Sends the signal and waits for the end of the process. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
