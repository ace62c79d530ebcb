import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse, stillAfterMs } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only a head above the known one counts as running; a repeated one does not', () => {
  const states: string[] = [];
  const pulse = new Pulse(100, (state) => states.push(state));
  pulse.restart();
  pulse.report(100);
  expect(pulse.state).toBe('connecting');
  pulse.report(101);
  expect(pulse.state).toBe('running');
  vi.advanceTimersByTime(stillAfterMs - 1);
  pulse.report(101);
  expect(pulse.state).toBe('running');
  vi.advanceTimersByTime(1);
  expect(pulse.state).toBe('still');
  pulse.report(102);
  expect(states).toEqual(['running', 'still', 'running']);
});

test('the first head received proves nothing: it may be the last one of a dead node', () => {
  const pulse = new Pulse(null, () => undefined);
  pulse.restart();
  pulse.report(100);
  expect(pulse.state).toBe('connecting');
  vi.advanceTimersByTime(stillAfterMs);
  expect(pulse.state).toBe('still');
  pulse.report(101);
  expect(pulse.state).toBe('running');
});

test('a new connection has its time, and blocks above a fork are news though others were higher', () => {
  const pulse = new Pulse(100, () => undefined);
  pulse.restart();
  vi.advanceTimersByTime(stillAfterMs);
  pulse.restart();
  expect(pulse.state).toBe('connecting');
  pulse.report(98);
  pulse.report(99);
  expect(pulse.state).toBe('running');
  pulse.end();
  vi.advanceTimersByTime(2 * stillAfterMs);
  expect(pulse.state).toBe('running');
});
