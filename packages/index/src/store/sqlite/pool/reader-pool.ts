import { Worker } from 'node:worker_threads';
import { SlowReadError } from '../../slow-read-error.ts';
import { errorOf, type OpenResult, type ReadCall, type ReadResult } from './messages.ts';
import type { ReadCaller } from './read-caller.ts';
import { ReadTurns } from './read-turns.ts';
import type { ReaderWorkerData } from './reader-worker.ts';

export interface PoolOptions {
  threads: number;
  /** Longest time of one read, in milliseconds, without its time in the queue. */
  deadlineMs: number;
  /** Memory of a thread in MB: a read that needs more ends its thread, not the process. */
  heapMb: number;
  /** Reads that may wait for a thread; those of one caller take half of the places. */
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

interface Thread {
  worker: Worker;
  /** null while the thread is idle. */
  task: Task | null;
  started: number;
  deadline: NodeJS.Timeout | undefined;
  /** It has opened the store. */
  opened: boolean;
}

/** A thread whose read is over its deadline ends only when SQLite returns: no more than this many are replaced at once. */
const maxEnding = 4;

/**
 * Threads that read a SQLite store, so that no read blocks the thread that serves everybody. A read beyond its deadline
 * fails with SlowReadError, and its thread is replaced. Callers take turns, and a caller that holds a thread leaves the
 * last free one to the others.
 */
export class ReaderPool {
  readonly #data: ReaderWorkerData;
  readonly #options: PoolOptions;
  readonly #idle: Thread[] = [];
  readonly #threads = new Set<Thread>();
  readonly #queue = new ReadTurns<Task>();
  #ending = 0;
  #nextId = 1;
  #closed = false;

  private constructor(data: ReaderWorkerData, options: PoolOptions) {
    this.#data = data;
    this.#options = options;
  }

  /** Resolves once all threads have opened the store. Throws StoreError. */
  static async open(data: ReaderWorkerData, options: PoolOptions): Promise<ReaderPool> {
    const pool = new ReaderPool(data, options);
    try {
      await Promise.all(Array.from({ length: options.threads }, () => pool.#add()));
    } catch (error) {
      await pool.close();
      throw error;
    }
    return pool;
  }

  /** Calls a method of the reader in a thread. Throws what the method throws, and SlowReadError. */
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
    const threads = [...this.#threads];
    await Promise.all(
      threads.map(async (thread) => {
        this.#forget(thread)?.reject(new Error('The store is closed'));
        await thread.worker.terminate();
      }),
    );
  }

  /** Starts a thread; resolves once it has opened the store. */
  #add(): Promise<void> {
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb },
    });
    const thread: Thread = { worker, task: null, started: 0, deadline: undefined, opened: false };
    this.#threads.add(thread);
    worker.on('error', (error) => this.#fail(thread, error));
    return new Promise((resolve, reject) => {
      worker.once('exit', () => {
        const error = new Error('A reader thread ended');
        this.#fail(thread, error);
        reject(error);
      });
      worker.once('message', (result: OpenResult) => {
        if (!result.opened) return reject(errorOf(result.error));
        worker.on('message', (message: ReadResult) => this.#done(thread, message));
        // The process may end without closing the store: threads only read.
        worker.unref();
        thread.opened = true;
        this.#idle.push(thread);
        this.#next();
        resolve();
      });
    });
  }

  #next(): void {
    while (this.#idle.length > 0) {
      const task = this.#queue.take((key) => this.#mayRun(key));
      if (task === null) return;
      const thread = this.#idle.pop()!;
      thread.task = task;
      thread.started = performance.now();
      thread.deadline = setTimeout(() => this.#expire(thread), this.#options.deadlineMs).unref();
      // The process stays alive while a read is running.
      thread.worker.ref();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        thread.worker.postMessage({ id: this.#nextId++, path: task.path, args: task.args } satisfies ReadCall);
      } catch (error) {
        // Arguments that cannot be copied to a thread.
        this.#free(thread)?.reject(error as Error);
      }
    }
  }

  /** The server's own reads are few, and everybody waits for them. */
  #mayRun(key: string): boolean {
    if (key === own || this.#idle.length > 1 || this.#options.threads === 1) return true;
    return ![...this.#threads].some(({ task }) => task !== null && keyOf(task.caller) === key);
  }

  #done(thread: Thread, result: ReadResult): void {
    // A thread that is over its deadline may still answer.
    if (!this.#threads.has(thread)) return;
    const task = this.#free(thread);
    if ('error' in result) task?.reject(errorOf(result.error));
    else task?.resolve(result.value);
    this.#next();
  }

  /** Ends the read of a thread; returns it. */
  #free(thread: Thread): Task | null {
    const task = this.#ended(thread);
    thread.worker.unref();
    this.#idle.push(thread);
    return task;
  }

  #ended(thread: Thread): Task | null {
    const { task } = thread;
    clearTimeout(thread.deadline);
    thread.task = null;
    task?.caller?.charge(performance.now() - thread.started);
    return task;
  }

  #expire(thread: Thread): void {
    const task = this.#forget(thread);
    void this.#end(thread);
    task?.reject(new SlowReadError('The index took too long to answer: narrow the request'));
  }

  /** Ends a thread and starts another one, at once unless too many are ending. */
  async #end(thread: Thread): Promise<void> {
    this.#ending += 1;
    const hasRoom = this.#ending <= maxEnding;
    if (hasRoom) this.#replace();
    await thread.worker.terminate();
    this.#ending -= 1;
    if (!hasRoom) this.#replace();
  }

  /** A thread that crashed: its read fails, the next ones go to another thread. */
  #fail(thread: Thread, error: Error): void {
    if (!this.#threads.has(thread)) return;
    const task = this.#forget(thread);
    task?.reject(error);
    if (thread.opened) this.#replace();
  }

  #replace(): void {
    if (this.#closed) return;
    this.#add().catch((error: unknown) => {
      if (this.#threads.size > 0) return;
      // No thread can open the store any more.
      const problem = error instanceof Error ? error : new Error(String(error));
      for (const task of this.#queue.takeAll()) task.reject(problem);
    });
  }

  /** Removes a thread; returns its running read. */
  #forget(thread: Thread): Task | null {
    this.#threads.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place !== -1) this.#idle.splice(place, 1);
    return this.#ended(thread);
  }
}

/** Key of the server's own reads. */
const own = '';

function keyOf(caller: ReadCaller | null): string {
  return caller?.key ?? own;
}
