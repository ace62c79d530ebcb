import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLoadFailure, loadPart, tryLoad, reloadOnce, type Reloading } from './load-failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tab(path: string, store = new Map<string, string>()) {
  const reloads: string[] = [];
  const offers: string[] = [];
  const retries: (() => void)[] = [];
  const state = { reachable: true, held: false };
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  };
  const reloading: Reloading = {
    path,
    storage,
    isReachable: async () => state.reachable,
    isHeld: () => state.held,
    reload: () => reloads.push(path),
    offer: (held) => offers.push(held ? `${path}, held` : path),
    offerRetry: (retry) => retries.push(retry),
  };
  return { reloading, reloads, offers, retries, state, store };
}

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/account-page.js');

test('[PERF-002] failed loads of parts are distinguished from other errors', () => {
  expect(isLoadFailure(new Error('Loading chunk 17 failed'))).toBe(true);
  expect(isLoadFailure(new Error('Loading CSS chunk 4 failed'))).toBe(true);
  expect(isLoadFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isLoadFailure(gone)).toBe(true);
  expect(isLoadFailure(new TypeError('error loading dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isLoadFailure(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isLoadFailure(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isLoadFailure(new Error('The server answered 502'))).toBe(false);
  expect(isLoadFailure('Loading chunk 1 failed')).toBe(false);
});

test('[PERF-003] loading a part ends loaded, missing, failed or timed out', async () => {
  expect(await tryLoad(() => Promise.resolve(7))).toEqual({ end: 'loaded', part: 7 });
  expect(await tryLoad(() => Promise.resolve(undefined))).toEqual({ end: 'missing' });
  expect(await tryLoad(() => Promise.reject(gone))).toEqual({ end: 'failed' });
  const never = tryLoad(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await never).toEqual({ end: 'timed out' });
  await expect(tryLoad(() => Promise.reject(new Error('of its own')))).rejects.toThrow('of its own');
});

test('[PERF-004] a part may take 120 seconds, not more', async () => {
  const { reloading, reloads } = tab('/live');
  const part = vi.fn();
  void loadPart(
    () => new Promise((resolve) => setTimeout(resolve, 119_999, 'late')),
    () => reloading,
  ).then(part);
  void loadPart(
    () => new Promise((resolve) => setTimeout(resolve, 120_001, 'too late')),
    () => reloading,
  ).then(part);
  await vi.advanceTimersByTimeAsync(130_000);
  expect(part.mock.calls).toEqual([['late']]);
  expect(reloads).toEqual(['/live']);
});

test('[PERF-001] one reload, after 500 ms, at the requested path; a second failure does not loop', () => {
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

test('[PERF-005] still gone after the reload: a reload is offered, and the page stays as it is', async () => {
  const { reloading, reloads, offers } = tab('/live');
  const settled = vi.fn();
  for (let visit = 0; visit < 3; visit += 1) {
    void loadPart(
      () => Promise.reject(gone),
      () => reloading,
    ).then(settled, settled);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(reloads).toEqual(['/live']);
  expect(offers).toEqual(['/live', '/live']);
  expect(settled).not.toHaveBeenCalled();
  await expect(
    loadPart(
      () => Promise.reject(new Error('other')),
      () => reloading,
    ),
  ).rejects.toThrow('other');
});

test('without a connection the page is not reloaded: the part is loaded again on request', async () => {
  const { reloading, reloads, offers, retries, state } = tab('/wallet/transfer');
  state.reachable = false;
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  load.mockResolvedValue('the part');
  const part = vi.fn();
  void loadPart(load, () => reloading).then(part);
  await vi.advanceTimersByTimeAsync(1000);
  expect(retries).toHaveLength(1);
  retries[0]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(retries).toHaveLength(2);
  state.reachable = true;
  retries[1]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(part.mock.calls).toEqual([['the part']]);
  expect([...reloads, ...offers]).toEqual([]);
});

test('a page that a reload would empty is never reloaded by itself', async () => {
  const { reloading, reloads, offers, state } = tab('/wallet/transfer');
  state.held = true;
  for (let visit = 0; visit < 2; visit += 1)
    void loadPart(
      () => Promise.reject(gone),
      () => reloading,
    );
  await vi.advanceTimersByTimeAsync(5000);
  expect(offers).toEqual(['/wallet/transfer, held', '/wallet/transfer, held']);
  expect(reloads).toEqual([]);
});
