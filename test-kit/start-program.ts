import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { control } from './devnet-control.ts';
import type { StartedSite } from './host/protocol.ts';
import { serverOutput } from './server-output.ts';
import { type Antescope, indexedSite, siteFlags } from './start-antescope.ts';

const root = resolve(import.meta.dirname, '..');

interface Program extends Antescope {
  process: ChildProcess;
}

/** Starts the program in processes of its own, as `npm start` does. `folder`: installation folder. */
export async function startProgram(flags: readonly string[] = [], folder = root): Promise<Program> {
  const data = mkdtempSync(join(tmpdir(), 'antescope-'));
  const argv = [
    ...['--max-semi-space-size=16', '--always-sparkplug', 'apps/server/src/main.ts'],
    ...siteFlags(flags, data),
  ];
  const child = spawn(process.execPath, argv, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ANTESCOPE_READY_JSON: '1' },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ready = await new Promise<StartedSite>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const message = JSON.parse(line) as StartedSite & { ready?: boolean };
      if (message.ready === true) done(message);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the server exited with ${code} before it was ready: ${errors}`)));
  });
  const report = (chunk: Buffer): void => void serverOutput.emit('text', chunk.toString());
  child.stdout.on('data', report);
  child.stderr.on('data', report);
  const site = await indexedSite(ready, async () => {
    await ended(child, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });
  // Without scheduled forks the newest blocks stay.
  for (const { api } of Object.values(site.devnets)) await control({ devnetApi: api }, 'forks', { every: 0 });
  return { ...site, process: child };
}

/** Sends a signal and waits until the process exits. */
function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
