import { expect, test } from 'vitest';
import { BlockClock } from './block-clock.ts';
import { SteppedClock } from './stepped-clock.fixture.ts';

test('ticks fall on multiples of the interval', () => {
  const clock = new SteppedClock(10_100);
  const slots: number[] = [];
  const blocks = new BlockClock(500, (slot) => slots.push(slot), clock);
  blocks.start();
  expect(clock.next).toBe(10_500);
  clock.fire(10_500);
  clock.fire(11_003);
  expect(slots).toEqual([10_500, 11_000]);
});

test('slots that passed while the machine was busy are missed', () => {
  const clock = new SteppedClock(10_100);
  const slots: number[] = [];
  const blocks = new BlockClock(500, (slot) => slots.push(slot), clock);
  blocks.start();
  clock.fire(12_700);
  expect(clock.next).toBe(13_000);
  clock.fire(13_000);
  expect(slots).toEqual([10_500, 13_000]);
});

test('a timer that fires early does not repeat a slot', () => {
  const clock = new SteppedClock(10_100);
  const slots: number[] = [];
  const blocks = new BlockClock(500, (slot) => slots.push(slot), clock);
  blocks.start();
  clock.fire(10_499);
  expect(clock.next).toBe(11_000);
  clock.fire(11_000);
  expect(slots).toEqual([10_500, 11_000]);
});

test('a stopped clock does not tick', () => {
  const clock = new SteppedClock(10_100);
  const blocks = new BlockClock(500, () => undefined, clock);
  blocks.start();
  blocks.stop();
  expect(clock.next).toBeNull();
  expect(blocks.running).toBe(false);
});
