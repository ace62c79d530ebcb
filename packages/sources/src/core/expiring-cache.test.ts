import { expect, test, vi } from 'vitest';
import { ExpiringCache } from './expiring-cache.ts';

test('a value is loaded once while cached, and again after it expired', async () => {
  let now = 0;
  let loads = 0;
  const cache = new ExpiringCache<number>(10, () => now);
  const load = async () => (loads += 1);
  expect(await Promise.all([cache.get('a', 100, load), cache.get('a', 100, load)])).toEqual([1, 1]);
  now = 99;
  expect(await cache.get('a', 100, load)).toBe(1);
  now = 100;
  expect(await cache.get('a', 100, load)).toBe(2);
});

test('how long a value is kept may depend on it; errors are not kept', async () => {
  const cache = new ExpiringCache<string>(10, () => 0);
  expect(
    await cache.get(
      'a',
      (value) => (value === 'final' ? 1000 : 0),
      async () => 'open',
    ),
  ).toBe('open');
  expect(
    await cache.get(
      'a',
      (value) => (value === 'final' ? 1000 : 0),
      async () => 'final',
    ),
  ).toBe('final');
  expect(await cache.get('a', 0, async () => 'other')).toBe('final');
  await expect(cache.get('b', 1000, async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('b', 1000, async () => 'up')).toBe('up');
});

test('large values are evicted before small ones are too many', async () => {
  const cache = new ExpiringCache<string>({ entries: 9, bytes: 100, sizeOf: (value) => value.length }, () => 0);
  const load = (length: number) => async () => 'x'.repeat(length);
  for (const key of ['a', 'b', 'c']) await cache.get(key, 1000, load(40));
  expect(await cache.get('b', 1000, load(1))).toHaveLength(40);
  expect(await cache.get('a', 1000, load(1))).toHaveLength(1);
  await cache.get('huge', 1000, load(101));
  expect(await cache.get('huge', 1000, load(1))).toHaveLength(1);
});

test('the least recently used goes when it is full', async () => {
  const cache = new ExpiringCache<string>(2, () => 0);
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 1000, async () => key);
  expect(await cache.get('a', 1000, async () => 'again')).toBe('a');
  expect(await cache.get('b', 1000, async () => 'again')).toBe('again');
});

test('a stale value is returned and loaded again once, until it is too old', async () => {
  vi.useFakeTimers();
  try {
    const cache = new ExpiringCache<number>(10);
    let loads = 0;
    const get = () => cache.getStale('a', 1000, 5000, async () => (loads += 1));
    expect(await get()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(loads).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(loads).toBe(2);
    expect(await get()).toBe(2);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await get()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a stale value that cannot be loaded again is returned until it is too old, then the error', async () => {
  vi.useFakeTimers();
  try {
    const cache = new ExpiringCache<number>(10);
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads > 1) throw new Error('down');
      return 1;
    };
    const get = () => cache.getStale('a', 1000, (value) => value * 5000, load);
    expect(await get()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await get()).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(loads).toBe(2);
    expect(await get()).toBe(1);
    await vi.advanceTimersByTimeAsync(4500);
    await expect(get()).rejects.toThrow('down');
  } finally {
    vi.useRealTimers();
  }
});

test('a load that is not kept is shared while it runs, and displaces nothing once it is over', async () => {
  const cache = new ExpiringCache<string>({ entries: 9, bytes: 10, sizeOf: (value, key) => value.length + key.length });
  await cache.get('kept', 1000, async () => 'value');
  let loads = 0;
  const load = async () => `value ${(loads += 1)}`;
  expect(await Promise.all([cache.get('a', 0, load), cache.get('a', 0, load)])).toEqual(['value 1', 'value 1']);
  expect(await cache.get('a', 0, load)).toBe('value 2');
  expect(await cache.get('kept', 1000, async () => 'again')).toBe('value');
});
