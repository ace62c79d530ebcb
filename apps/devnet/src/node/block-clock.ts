/** The wall clock and timers, so that tests can drive time. */
export interface Clock {
  now(): number;
  /** Calls `work` after `millis`; the returned function cancels. */
  after(millis: number, work: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => Date.now(),
  after(millis, work) {
    const timer = setTimeout(work, millis);
    return () => clearTimeout(timer);
  },
};

/**
 * Calls `tick` at every multiple of the block interval. Late ticks are not made up for: the slots between count as missed
 * blocks, as with a slow producer.
 */
export class BlockClock {
  private readonly clock: Clock;
  private readonly interval: number;
  private readonly tick: (slotTime: number) => void;
  private cancel: (() => void) | null = null;
  private lastSlot = 0;

  constructor(interval: number, tick: (slotTime: number) => void, clock: Clock = wallClock) {
    this.interval = interval;
    this.tick = tick;
    this.clock = clock;
  }

  get running(): boolean {
    return this.cancel !== null;
  }

  start(): void {
    if (this.cancel === null) this.schedule();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** Milliseconds since 1970 of the first slot after now. */
  nextSlot(): number {
    const next = (Math.floor(this.clock.now() / this.interval) + 1) * this.interval;
    // A timer may fire early; the same slot must not be scheduled twice.
    return Math.max(next, this.lastSlot + this.interval);
  }

  private schedule(): void {
    const slot = this.nextSlot();
    this.cancel = this.clock.after(slot - this.clock.now(), () => {
      this.lastSlot = slot;
      this.tick(slot);
      if (this.cancel !== null) this.schedule();
    });
  }
}
