import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

/** Milliseconds in which processes may end by themselves; less than npm's patience in setup/run-child.mjs. */
const graceMs = 3000;

/** In the environment of everything that a run starts, however deep. */
const mark = 'ANTESCOPE_TEST_RUN';

/** Processes of one run. Each has its own group, so that a signal reaches its children. */
export class Processes {
  readonly #id = randomUUID();
  readonly #running = new Set<ChildProcess>();
  readonly #root: string;
  #ended: Promise<void> | null = null;

  constructor(root: string) {
    this.#root = root;
  }

  /** Starts a script with this Node; `ipc`: its messages arrive at the child's 'message' event. */
  start(args: readonly string[], env: NodeJS.ProcessEnv, ipc: boolean): ChildProcess {
    if (this.#ended !== null) throw new Error('the run has ended');
    const child = spawn(process.execPath, args, {
      cwd: this.#root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc' as const] : [])],
      env: { ...process.env, ...env, [mark]: this.#id },
    });
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    child.once('error', () => this.#running.delete(child));
    return child;
  }

  /** Ends everything that was started: politely, then what is left, browsers in their own groups included. */
  end(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    const children = [...this.#running];
    const exits = children.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of children) signalGroup(child, 'SIGTERM');
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([Promise.all(exits), new Promise((done) => (timer = setTimeout(done, graceMs)))]);
    clearTimeout(timer);
    for (const child of children) signalGroup(child, 'SIGKILL');
    for (const id of markedProcesses(`${mark}=${this.#id}`)) kill(id, 'SIGKILL');
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) kill(process.platform === 'win32' ? pid : -pid, signal);
}

function kill(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended.
  }
}

/** Processes with this in their environment; Linux only. */
function markedProcesses(text: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(text);
      } catch {
        // It has ended, or belongs to another user.
        return false;
      }
    })
    .map(Number);
}
