import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storyFolder, testOptions } from '../conformance/story-folder.ts';
import { DevnetNode } from './devnet-node.ts';
import type { DevnetOptions } from './flags.ts';
import { SteppedClock } from './stepped-clock.fixture.ts';

let data: string;
let node: DevnetNode;
let clock: SteppedClock;

async function open(options: Partial<DevnetOptions> = {}): Promise<void> {
  clock = new SteppedClock(Date.now());
  node = await DevnetNode.open({ ...testOptions, ...options, data }, clock);
}

beforeEach(async () => {
  data = await storyFolder();
});

afterEach(() => {
  node.close();
  rmSync(data, { recursive: true, force: true });
});

/** Lets `count` slots pass, one tick each. */
function pass(slots: number): void {
  for (let slot = 0; slot < slots; slot++) clock.fire(clock.next as number);
}

test('a start produces a block of the current slot, then one per slot', async () => {
  await open();
  const before = node.headNumber();
  node.start();
  expect(Date.parse(`${node.chain.head.time}Z`)).toBeGreaterThan(clock.time - 500);
  expect(node.headNumber()).toBe(before + 1);
  pass(5);
  expect(node.headNumber()).toBe(before + 6);
});

test('a machine that sleeps misses blocks and continues', async () => {
  await open();
  node.start();
  pass(2);
  const { number, slot } = node.chain.head;
  clock.fire((clock.next as number) + 7200_000);
  pass(2);
  expect(node.headNumber()).toBe(number + 3);
  expect(node.chain.head.slot).toBeGreaterThan(slot + 14_400);
});

test('scheduled microforks replace blocks, and the chain continues', async () => {
  await open({ forkEvery: 10, generator: true });
  node.start();
  const numbers: number[] = [];
  node.onBlock((number) => numbers.push(number));
  pass(60);
  const again = numbers.filter((number, index) => numbers.indexOf(number) < index);
  expect(again.length).toBeGreaterThan(1);
  expect(node.headNumber()).toBe(Math.max(...numbers));
  expect(node.lastIrreversible().block_num).toBeGreaterThan(node.headNumber() - 30);
});

test('scheduled microforks can be turned off', async () => {
  await open({ forkEvery: 10, generator: true });
  node.start();
  const numbers: number[] = [];
  node.onBlock((number) => numbers.push(number));
  node.forkEvery(0);
  pass(60);
  expect(new Set(numbers).size).toBe(numbers.length);
  node.forkEvery(10);
  pass(60);
  expect(new Set(numbers).size).toBeLessThan(numbers.length);
});

test('a chain of another seed is rejected', async () => {
  await open();
  node.close();
  const other = DevnetNode.open({ ...testOptions, data, seed: 'other' });
  await expect(other).rejects.toThrow(`the chain in ${data} was created with --seed antescope, not other`);
  await open();
});

test('the clock waits while the head is ahead of time', async () => {
  await open();
  node.start();
  node.produce(4);
  const head = node.headNumber();
  pass(4);
  expect(node.headNumber()).toBe(head);
  pass(1);
  expect(node.headNumber()).toBe(head + 1);
});
