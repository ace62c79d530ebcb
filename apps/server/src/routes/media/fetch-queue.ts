import { ConnectionLimiter } from '../../platform/connection-limiter.ts';

export interface FetchLimits {
  /** Fetches that run at a time, in total and for one address. */
  running: number;
  runningPerAddress: number;
  /** Requests that wait for a slot, in total and of one address. */
  waiting: number;
  waitingPerAddress: number;
}

interface Waiter {
  address: string;
  start(release: () => void): void;
}

/** Slots for fetching files. A page full of images waits for its share of them; while a slot is free, others do not wait. */
export class FetchQueue {
  readonly #limits: FetchLimits;
  readonly #running: ConnectionLimiter;
  readonly #queued: ConnectionLimiter;
  #open = 0;
  readonly #waiters = new Set<Waiter>();

  constructor(limits: FetchLimits) {
    this.#limits = limits;
    this.#running = new ConnectionLimiter(limits.runningPerAddress);
    this.#queued = new ConnectionLimiter(limits.waitingPerAddress);
  }

  /** Waits for a slot and returns its release; null where the queue is full, or once `disconnected` aborts. */
  async acquire(address: string, disconnected: AbortSignal): Promise<(() => void) | null> {
    const release = this.#start(address);
    if (release !== null) return release;
    const leaveQueue = this.#waiters.size < this.#limits.waiting ? this.#queued.acquire(address) : null;
    if (leaveQueue === null || disconnected.aborted) {
      leaveQueue?.();
      return null;
    }
    return new Promise((resolve) => {
      const settle = (slot: (() => void) | null): void => {
        this.#waiters.delete(waiter);
        disconnected.removeEventListener('abort', onAbort);
        leaveQueue();
        resolve(slot);
      };
      const onAbort = (): void => settle(null);
      const waiter: Waiter = { address, start: settle };
      this.#waiters.add(waiter);
      disconnected.addEventListener('abort', onAbort, { once: true });
    });
  }

  #start(address: string): (() => void) | null {
    if (this.#open >= this.#limits.running) return null;
    const release = this.#running.acquire(address);
    if (release === null) return null;
    this.#open += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#open -= 1;
      release();
      this.#startWaiters();
    };
  }

  #startWaiters(): void {
    for (const waiter of this.#waiters) {
      if (this.#open >= this.#limits.running) return;
      const release = this.#start(waiter.address);
      if (release !== null) waiter.start(release);
    }
  }
}
