import type { Clock } from './block-clock.ts';

/** A clock that tests move by hand. */
export class SteppedClock implements Clock {
  time: number;
  private pending: { at: number; work: () => void } | null = null;

  constructor(time: number) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  after(millis: number, work: () => void): () => void {
    this.pending = { at: this.time + millis, work };
    return () => (this.pending = null);
  }

  /** Moves the time to `at` and fires the pending timer. */
  fire(at: number): void {
    const { pending } = this;
    this.pending = null;
    this.time = at;
    pending?.work();
  }

  /** Due time of the pending timer; null without one. */
  get next(): number | null {
    return this.pending?.at ?? null;
  }
}
