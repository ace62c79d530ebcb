import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ChainTarget } from '../config/settings.ts';
import { StartError } from './start-error.ts';

export interface DevnetFacts {
  api: string;
  ship: string;
  chainId: string;
  pid: number;
  /** Private keys to sign in with: account name → key. */
  keys: Record<string, string>;
}

export interface Devnet {
  readonly facts: DevnetFacts;
  /** Calls back once, with one line, if the process exits on its own. */
  onExit(report: (line: string) => void): void;
  /** Terminates the process and waits for its exit. */
  stop(): Promise<void>;
}

/** `small`: with less memory, for several devnets on one machine. */
export type LaunchDevnet = (
  target: Extract<ChainTarget, { kind: 'devnet' }>,
  folder: string,
  small: boolean,
) => Promise<Devnet>;

const main = resolve(import.meta.dirname, '../../../devnet/src/main.ts');
const follower = join(import.meta.dirname, 'follow-parent.ts');

/** Starts the devnet in a child process and waits until it is ready. Throws StartError with its last error. */
export const startDevnet: LaunchDevnet = async (target, folder, small) => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`Cannot create the devnet's directory: ${(error as Error).message}`, { cause: error });
  }
  const flags = [
    ['--api-port', String(target.apiPort)],
    ['--ship-port', String(target.shipPort)],
    ['--flavor', target.flavor],
    ['--story', target.story],
    ['--generator', target.generator ? 'on' : 'off'],
    ...(target.nodeVersion === null ? [] : [['--node-version', target.nodeVersion]]),
    ['--data', folder],
  ].flat();
  // Its own process group: Ctrl-C reaches only the server, which then stops the devnet in order.
  const memory = small ? ['--max-semi-space-size=2', '--optimize-for-size'] : [];
  const child = spawn(process.execPath, [...memory, '--import', follower, main, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.channel?.unref();
  const errors: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => {
    errors.push(line);
    if (errors.length > 20) errors.shift();
  });
  const ready = await readyLine(child, errors);
  let stopping = false;
  return {
    facts: { api: ready.api, ship: ready.ship, chainId: ready.chainId, pid: child.pid!, keys: ready.keys ?? {} },
    onExit(report) {
      child.once('exit', (code, signal) => {
        if (!stopping) report(`The devnet exited (${code ?? signal}): ${errors.at(-1) ?? 'no error output'}`);
      });
    },
    stop() {
      stopping = true;
      return stopChild(child);
    },
  };
};

interface ReadyLine {
  ready: true;
  api: string;
  ship: string;
  chainId: string;
  keys?: Record<string, string>;
}

function readyLine(child: ChildProcess, errors: readonly string[]): Promise<ReadyLine> {
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new StartError(`Cannot start the devnet: ${error.message}`)));
    child.once('exit', (code) => fail(new StartError(exitReason(errors, code))));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('{"ready"')) done(JSON.parse(line) as ReadyLine);
    });
  });
}

/** The devnet's last error line, with the names of this program's flags. */
function exitReason(errors: readonly string[], code: number | null): string {
  const message =
    errors.findLast((line) => line.startsWith('devnet: ')) ??
    errors.findLast((line) => /^\w*Error\b/.test(line)) ??
    errors.findLast((line) => line.trim() !== '');
  if (message === undefined) return `The devnet exited with ${code} before it was ready`;
  return `Devnet: ${message.replace(/^devnet: /, '').replaceAll(/--(api|ship)-port/g, '--devnet-$1-port')}`;
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 1500);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
