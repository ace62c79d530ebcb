import { expect, test } from 'vitest';
import { boundedReader, ReadBudget } from './bounded-reader.ts';

/** A reader that counts how many of its reads run at the same time. */
class Counting {
  readonly accounts = { system: 'eosio' };
  running = 0;
  most = 0;

  async read(value: number): Promise<number> {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await new Promise((resolve) => setImmediate(resolve));
    this.running -= 1;
    if (value < 0) throw new RangeError('negative');
    return value;
  }
}

test('few reads run at once, all are answered in their order', async () => {
  const reader = new Counting();
  const bounded = boundedReader(reader, new ReadBudget());
  const values = Array.from({ length: 500 }, (_, n) => n);
  expect(await Promise.all(values.map((value) => bounded.read(value)))).toEqual(values);
  expect(reader.most).toBe(16);
  expect(bounded.accounts).toBe(reader.accounts);
});

test('a failed read frees its place', async () => {
  const bounded = boundedReader(new Counting(), new ReadBudget());
  const failures = await Promise.allSettled(Array.from({ length: 100 }, () => bounded.read(-1)));
  expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await bounded.read(7)).toBe(7);
});

test('a request may not cause more reads than its budget', async () => {
  const bounded = boundedReader(new Counting(), new ReadBudget(3));
  for (const value of [1, 2, 3]) expect(await bounded.read(value)).toBe(value);
  await expect(bounded.read(4)).rejects.toMatchObject({ status: 400, name: 'AtomicError' });
});
