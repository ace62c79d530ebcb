import { expect, test } from 'vitest';
import { BlockClock } from './block-clock.ts';
import type { Clock } from './block-clock.ts';

/** Time that moves when told. */
class SteppedClock implements Clock {
  time = 10_100;
  private waiting: { at: number; work: () => void } | null = null;

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

  get next(): number | null {
    return this.waiting?.at ?? null;
  }
}

test('ticks fall on multiples of the interval', () => {
  const clock = new SteppedClock();
  const slots: number[] = [];
  const blocks = new BlockClock(500, (slot) => slots.push(slot), clock);
  blocks.start();
  expect(clock.next).toBe(10_500);
  clock.fire(10_500);
  clock.fire(11_003);
  expect(slots).toEqual([10_500, 11_000]);
});

test('slots that passed while the machine was busy are missed', () => {
  const clock = new SteppedClock();
  const slots: number[] = [];
  const blocks = new BlockClock(500, (slot) => slots.push(slot), clock);
  blocks.start();
  clock.fire(12_700);
  expect(clock.next).toBe(13_000);
  clock.fire(13_000);
  expect(slots).toEqual([10_500, 13_000]);
});

test('a timer that fires early does not make a slot twice', () => {
  const clock = new SteppedClock();
  const slots: number[] = [];
  const blocks = new BlockClock(500, (slot) => slots.push(slot), clock);
  blocks.start();
  clock.fire(10_499);
  expect(clock.next).toBe(11_000);
  clock.fire(11_000);
  expect(slots).toEqual([10_500, 11_000]);
});

test('a stopped clock is silent', () => {
  const clock = new SteppedClock();
  const blocks = new BlockClock(500, () => undefined, clock);
  blocks.start();
  blocks.stop();
  expect(clock.next).toBeNull();
  expect(blocks.running).toBe(false);
});
