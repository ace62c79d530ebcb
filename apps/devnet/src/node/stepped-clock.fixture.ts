import type { Clock } from './block-clock.ts';

/** Time that moves when told. */
export class SteppedClock implements Clock {
  time: number;
  private waiting: { at: number; work: () => void } | null = null;

  constructor(time: number) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  after(millis: number, work: () => void): () => void {
    this.waiting = { at: this.time + millis, work };
    return () => (this.waiting = null);
  }

  /** Fires the waiting timer at a time of the caller's choice. */
  fire(at: number): void {
    const { waiting } = this;
    this.waiting = null;
    this.time = at;
    waiting?.work();
  }

  /** When the waiting timer is due, null when none waits. */
  get next(): number | null {
    return this.waiting?.at ?? null;
  }
}
