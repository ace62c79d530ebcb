import { PlacesByAddress } from '../../platform/places-by-address.ts';

export interface FetchLimits {
  /** Files that are fetched at one time for everybody, and of these for one address. */
  atOnce: number;
  ofOne: number;
  /** Requests that may wait for a place, of everybody and of one address. */
  waiting: number;
  waitingOfOne: number;
}

interface Waiter {
  address: string;
  start(place: () => void): void;
}

/**
 * Places for fetching files. Who asks for a page full of pictures waits for its share of them, and nobody's pictures
 * wait for somebody else's slow ones as long as a place is free.
 */
export class FetchPlaces {
  readonly #limits: FetchLimits;
  readonly #running: PlacesByAddress;
  readonly #queued: PlacesByAddress;
  #open = 0;
  readonly #waiters = new Set<Waiter>();

  constructor(limits: FetchLimits) {
    this.#limits = limits;
    this.#running = new PlacesByAddress(limits.ofOne);
    this.#queued = new PlacesByAddress(limits.waitingOfOne);
  }

  /** A place, to be given back; null where too many wait already, or where the asker left meanwhile. */
  async take(address: string, left: AbortSignal): Promise<(() => void) | null> {
    const place = this.#start(address);
    if (place !== null) return place;
    const leave = this.#waiters.size < this.#limits.waiting ? this.#queued.take(address) : null;
    if (leave === null || left.aborted) {
      leave?.();
      return null;
    }
    return new Promise((done) => {
      const over = (found: (() => void) | null): void => {
        this.#waiters.delete(waiter);
        left.removeEventListener('abort', onLeft);
        leave();
        done(found);
      };
      const onLeft = (): void => over(null);
      const waiter: Waiter = { address, start: over };
      this.#waiters.add(waiter);
      left.addEventListener('abort', onLeft, { once: true });
    });
  }

  #start(address: string): (() => void) | null {
    if (this.#open >= this.#limits.atOnce) return null;
    const place = this.#running.take(address);
    if (place === null) return null;
    this.#open += 1;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#open -= 1;
      place();
      this.#startWaiters();
    };
  }

  #startWaiters(): void {
    for (const waiter of this.#waiters) {
      if (this.#open >= this.#limits.atOnce) return;
      const place = this.#start(waiter.address);
      if (place !== null) waiter.start(place);
    }
  }
}
