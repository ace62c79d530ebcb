import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLoadFailure, loadPart, NewVersion, reloadOnce, type Reloading } from './load-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tab(path: string, store = new Map<string, string>()) {
  const reloads: string[] = [];
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  };
  const reloading: Reloading = { path, storage, reload: () => reloads.push(path) };
  return { reloading, reloads, store };
}

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/account-page.js');

test('[PERF-002] parts that could not be loaded are told from other errors', () => {
  expect(isLoadFailure(new Error('Loading chunk 17 failed'))).toBe(true);
  expect(isLoadFailure(new Error('Loading CSS chunk 4 failed'))).toBe(true);
  expect(isLoadFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isLoadFailure(gone)).toBe(true);
  expect(isLoadFailure(new Error('The server answered 502'))).toBe(false);
  expect(isLoadFailure('Loading chunk 1 failed')).toBe(false);
});

test('[PERF-001] one reload, after 500 ms, at the path that was asked for; a second failure does not loop', () => {
  const { reloading, reloads, store } = tab('/account/alice');
  expect(reloadOnce(reloading)).toBe(true);
  vi.advanceTimersByTime(499);
  expect(reloads).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reloads).toEqual(['/account/alice']);
  expect(reloadOnce(reloading)).toBe(false);
  expect(reloadOnce(tab('/block/1', store).reloading)).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(reloads).toHaveLength(1);
});

test('[PERF-005] still gone after the reload: a person is asked', async () => {
  const { reloading } = tab('/live');
  reloadOnce(reloading);
  await expect(
    loadPart(
      () => Promise.reject(gone),
      () => reloading,
    ),
  ).rejects.toThrow(NewVersion);
  await expect(
    loadPart(
      () => Promise.reject(new Error('other')),
      () => reloading,
    ),
  ).rejects.toThrow('other');
  await expect(
    loadPart(
      () => Promise.resolve(7),
      () => reloading,
    ),
  ).resolves.toBe(7);
});
