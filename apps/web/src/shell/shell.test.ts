import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollThrottleMs } from './scroll-limits.ts';
import { keyPress, type KeyState, type Press } from './key-press.ts';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SHELL-015] the scroll handler runs at most once in 1000 ms, and once more for what came in between', () => {
  let runs = 0;
  const { call, cancel } = throttle(() => runs++, scrollThrottleMs);
  for (let i = 0; i < 50; i++) call();
  expect(runs).toBe(1);
  vi.advanceTimersByTime(999);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(runs).toBe(2);
  call();
  call();
  expect(runs).toBe(3);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(runs).toBe(3);
});

const free: Omit<Press, 'key'> = { control: false, alt: false, typing: false, dialog: false };

test('keys do what the help says, and leave fields and dialogs alone', () => {
  const state: KeyState = { leader: false };
  const press = (key: string, more: Partial<Press> = {}) => keyPress(state, { ...free, key, ...more });
  expect(press('/')).toEqual({ kind: 'search' });
  expect(press('k', { control: true, typing: true })).toEqual({ kind: 'search' });
  expect(press('/', { typing: true })).toBeNull();
  expect(press('?', { dialog: true })).toBeNull();
  expect(press('g')).toBeNull();
  expect(press('l')).toEqual({ kind: 'go', path: '/live' });
  expect(press('l')).toBeNull();
  expect(press('j')).toEqual({ kind: 'row', step: 1 });
  expect(press(']')).toEqual({ kind: 'neighbour', which: 'next' });
  expect(press('c')).toEqual({ kind: 'copy' });
  expect(press('c', { control: true })).toBeNull();
});
