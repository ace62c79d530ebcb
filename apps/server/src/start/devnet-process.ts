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
  /** What to show a person who wants to sign in: name → key. */
  keys: Record<string, string>;
}

export interface Devnet {
  readonly facts: DevnetFacts;
  /** Calls back once with one line when it ends on its own. */
  onDeath(tell: (line: string) => void): void;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
}

const main = resolve(import.meta.dirname, '../../../devnet/src/main.ts');
const follower = join(import.meta.dirname, 'follow-parent.ts');

/** Starts the devnet as a process of its own and waits until it answers. Throws StartError with what it said. */
export async function startDevnet(target: Extract<ChainTarget, { kind: 'devnet' }>, folder: string): Promise<Devnet> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`The devnet's folder cannot be made: ${(error as Error).message}`, { cause: error });
  }
  const flags = [
    ['--api-port', String(target.apiPort)],
    ['--ship-port', String(target.shipPort)],
    ['--flavour', target.flavour],
    ['--story', target.story],
    ['--generator', target.generator ? 'on' : 'off'],
    ['--data', folder],
  ].flat();
  // A group of its own: Ctrl-C goes to the server alone, which then ends the devnet in order.
  const child = spawn(process.execPath, ['--import', follower, main, ...flags], {
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
    onDeath(tell) {
      child.once('exit', (code, signal) => {
        if (!stopping) tell(`The devnet ended (${code ?? signal}): ${errors.at(-1) ?? 'it said nothing'}`);
      });
    },
    stop() {
      stopping = true;
      return ended(child);
    },
  };
}

interface ReadyLine {
  ready: true;
  api: string;
  ship: string;
  chainId: string;
  keys?: Record<string, string>;
}

function readyLine(child: ChildProcess, errors: readonly string[]): Promise<ReadyLine> {
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new StartError(`The devnet could not be started: ${error.message}`)));
    child.once('exit', (code) => fail(new StartError(deathLine(errors, code))));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('{"ready"')) done(JSON.parse(line) as ReadyLine);
    });
  });
}

/** The devnet's own last words, with the flags as this program calls them. */
function deathLine(errors: readonly string[], code: number | null): string {
  const said =
    errors.findLast((line) => line.startsWith('devnet: ')) ??
    errors.findLast((line) => /^\w*Error\b/.test(line)) ??
    errors.findLast((line) => line.trim() !== '');
  if (said === undefined) return `The devnet exited with ${code} before it was ready`;
  return `The devnet: ${said.replace(/^devnet: /, '').replaceAll(/--(api|ship)-port/g, '--devnet-$1-port')}`;
}

function ended(child: ChildProcess): Promise<void> {
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
