import { once } from 'node:events';
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SlowReadError } from '../../slow-read-error.ts';
import { errorOf, type OpenResult, type ReadCall, type ReadResult } from './messages.ts';
import type { ReadCaller } from './read-caller.ts';
import { ReadTurns } from './read-turns.ts';

/** The store that a pool reads. */
export interface PooledStore {
  path: string;
  chainId: string;
}

export interface PoolOptions {
  processes: number;
  /** Longest time of one read, in milliseconds, without its time in the queue. */
  deadlineMs: number;
  /** Memory of a process in MB: a read that needs more ends its process, not this one. */
  heapMb: number;
  /** Reads that may wait for a process; those of one caller take half of the places. */
  maxQueued: number;
}

interface Task {
  path: readonly string[];
  args: readonly unknown[];
  /** null: the server itself. */
  caller: ReadCaller | null;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Reader {
  process: ChildProcess;
  /** null while the process is idle. */
  task: Task | null;
  started: number;
  deadline: NodeJS.Timeout | undefined;
  /** It has opened the store. */
  opened: boolean;
}

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

/**
 * Processes that read a SQLite store, so that no read blocks the one that serves everybody. A read beyond its deadline
 * fails with SlowReadError, and its process is killed and replaced. Callers take turns, and a caller that holds a process
 * leaves the last free one to the others.
 */
export class ReaderPool {
  readonly #store: PooledStore;
  readonly #options: PoolOptions;
  readonly #idle: Reader[] = [];
  readonly #readers = new Set<Reader>();
  readonly #queue = new ReadTurns<Task>();
  #nextId = 1;
  #closed = false;

  private constructor(store: PooledStore, options: PoolOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** Resolves once all processes have opened the store. Throws StoreError. */
  static async open(store: PooledStore, options: PoolOptions): Promise<ReaderPool> {
    const pool = new ReaderPool(store, options);
    try {
      await Promise.all(Array.from({ length: options.processes }, () => pool.#add()));
    } catch (error) {
      await pool.close();
      throw error;
    }
    return pool;
  }

  /** Calls a method of the reader in one of the processes. Throws what the method throws, and SlowReadError. */
  call(path: readonly string[], args: readonly unknown[], caller: ReadCaller | null = null): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('The store is closed'));
    const { maxQueued } = this.#options;
    const key = keyOf(caller);
    if (this.#queue.size >= maxQueued || (caller !== null && this.#queue.waiting(key) >= maxQueued / 2)) {
      return Promise.reject(new SlowReadError('Too many reads of the index at once'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.add(key, { path, args, caller, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#queue.takeAll()) task.reject(new Error('The store is closed'));
    const readers = [...this.#readers];
    await Promise.all(
      readers.map(async (reader) => {
        this.#forget(reader)?.reject(new Error('The store is closed'));
        await ended(reader.process);
      }),
    );
  }

  /** Starts a process; resolves once it has opened the store. */
  #add(): Promise<void> {
    const { path, chainId } = this.#store;
    const child = fork(program, [path, chainId], {
      // Structured clone: big integers and bytes arrive as they are.
      serialization: 'advanced',
      execArgv: [
        '--max-semi-space-size=2',
        `--max-old-space-size=${this.#options.heapMb}`,
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const reader: Reader = { process: child, task: null, started: 0, deadline: undefined, opened: false };
    this.#readers.add(reader);
    child.on('error', (error) => this.#fail(reader, error));
    return new Promise((resolve, reject) => {
      child.once('exit', () => {
        const error = new Error('A process that reads the index ended');
        this.#fail(reader, error);
        reject(error);
      });
      child.once('message', (result: OpenResult) => {
        if (!result.opened) {
          child.kill('SIGKILL');
          return reject(errorOf(result.error));
        }
        child.on('message', (message: ReadResult) => this.#done(reader, message));
        reader.opened = true;
        rest(child);
        this.#idle.push(reader);
        this.#next();
        resolve();
      });
    });
  }

  #next(): void {
    while (this.#idle.length > 0) {
      const task = this.#queue.take((key) => this.#mayRun(key));
      if (task === null) return;
      const reader = this.#idle.pop()!;
      reader.task = task;
      reader.started = performance.now();
      reader.deadline = setTimeout(() => this.#expire(reader), this.#options.deadlineMs).unref();
      // This process stays alive while a read is running.
      reader.process.channel?.ref();
      try {
        reader.process.send({ id: this.#nextId++, path: task.path, args: task.args } satisfies ReadCall);
      } catch (error) {
        // Arguments that cannot be copied to a process.
        this.#free(reader)?.reject(error as Error);
      }
    }
  }

  /** The server's own reads are few, and everybody waits for them. */
  #mayRun(key: string): boolean {
    if (key === serverKey || this.#idle.length > 1 || this.#options.processes === 1) return true;
    return ![...this.#readers].some(({ task }) => task !== null && keyOf(task.caller) === key);
  }

  #done(reader: Reader, result: ReadResult): void {
    // The answer of a process that was killed may be on its way.
    if (!this.#readers.has(reader)) return;
    const task = this.#free(reader);
    if ('error' in result) task?.reject(errorOf(result.error));
    else task?.resolve(result.value);
    this.#next();
  }

  /** Ends the read of a process; returns it. */
  #free(reader: Reader): Task | null {
    const task = this.#ended(reader);
    rest(reader.process);
    this.#idle.push(reader);
    return task;
  }

  #ended(reader: Reader): Task | null {
    const { task } = reader;
    clearTimeout(reader.deadline);
    reader.task = null;
    task?.caller?.charge(performance.now() - reader.started);
    return task;
  }

  #expire(reader: Reader): void {
    const task = this.#forget(reader);
    reader.process.kill('SIGKILL');
    this.#replace();
    task?.reject(new SlowReadError('The index took too long to answer: narrow the request'));
  }

  /** A process that crashed: its read fails, the next ones go to another one. */
  #fail(reader: Reader, error: Error): void {
    if (!this.#readers.has(reader)) return;
    const task = this.#forget(reader);
    task?.reject(error);
    if (reader.opened) this.#replace();
  }

  #replace(): void {
    if (this.#closed) return;
    this.#add().catch((error: unknown) => {
      if (this.#readers.size > 0) return;
      // No process can open the store any more.
      const problem = error instanceof Error ? error : new Error(String(error));
      for (const task of this.#queue.takeAll()) task.reject(problem);
    });
  }

  /** Removes a process; returns its running read. */
  #forget(reader: Reader): Task | null {
    this.#readers.delete(reader);
    const place = this.#idle.indexOf(reader);
    if (place !== -1) this.#idle.splice(place, 1);
    return this.#ended(reader);
  }
}

/** An idle process does not keep this one alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  // Closing keeps this process alive until the child has ended.
  child.ref();
  child.kill('SIGKILL');
  await exit;
}

/** Key of the server's own reads. */
const serverKey = '';

function keyOf(caller: ReadCaller | null): string {
  return caller?.key ?? serverKey;
}
