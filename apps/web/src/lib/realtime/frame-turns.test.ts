import { beforeEach, expect, test, vi } from 'vitest';
import { inTurn, updatesAreSlow, watchParts } from './frame-turns.ts';

let requested: FrameRequestCallback[];
/** What the page's clock reads when a frame begins, relative to its time. */
let delayMs: number;
let intersect: (isIntersecting: boolean) => void;

beforeEach(() => {
  requested = [];
  delayMs = 0;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => requested.push(callback));
  vi.stubGlobal('performance', { now: () => delayMs });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    for (let frame = 0; frame < 20; frame++) renderFrame();
    vi.unstubAllGlobals();
  };
});

function renderFrame(): void {
  for (const callback of requested.splice(0)) callback(0);
}

test('updates of a part run in one frame, those of another part two frames later', () => {
  const log: string[] = [];
  inTurn('facts', () => log.push('fact'));
  inTurn('blocks', () => log.push('block'));
  inTurn('facts', () => log.push('another fact'));
  expect(log).toEqual([]);
  renderFrame();
  expect(log).toEqual(['fact', 'another fact']);
  renderFrame();
  expect(log).toHaveLength(2);
  renderFrame();
  expect(log).toEqual(['fact', 'another fact', 'block']);
});

test('an update that makes its frame late marks updates as slow for five seconds', () => {
  inTurn('facts', () => {});
  renderFrame();
  renderFrame();
  expect(updatesAreSlow()).toBe(false);
  renderFrame();
  inTurn('blocks', () => {});
  renderFrame();
  delayMs = 10;
  renderFrame();
  expect(updatesAreSlow()).toBe(true);
  delayMs = 10 + 4999;
  expect(updatesAreSlow()).toBe(true);
  delayMs = 10 + 5000;
  expect(updatesAreSlow()).toBe(false);
});

test('while frames are late, no further update runs', () => {
  const log: string[] = [];
  inTurn('facts', () => log.push('fact'));
  inTurn('blocks', () => log.push('block'));
  renderFrame();
  delayMs = 10;
  for (let frame = 0; frame < 5; frame++) renderFrame();
  expect(log).toEqual(['fact']);
  delayMs = 1;
  renderFrame();
  expect(log).toEqual(['fact', 'block']);
});

test('where all frames are late, updates run nevertheless', () => {
  const log: string[] = [];
  inTurn('facts', () => log.push('fact'));
  inTurn('blocks', () => log.push('block'));
  delayMs = 10;
  for (let frame = 0; frame < 20; frame++) renderFrame();
  expect(log).toEqual(['fact', 'block']);
});

test('parts out of view keep their latest updates until they are in view', () => {
  const log: number[] = [];
  const end = watchParts({} as Element, ['blocks']);
  intersect(false);
  for (let update = 0; update < 60; update++) inTurn('blocks', () => log.push(update));
  for (let frame = 0; frame < 4; frame++) renderFrame();
  expect(log).toEqual([]);
  intersect(true);
  renderFrame();
  expect(log).toEqual(Array.from({ length: 50 }, (_, index) => index + 10));
  end();
});

test('a hidden page, which has no frames, is updated at once, after what was pending', () => {
  const log: string[] = [];
  inTurn('blocks', () => log.push('pending'));
  vi.stubGlobal('document', { hidden: true });
  inTurn('blocks', () => log.push('later'));
  expect(log).toEqual(['pending', 'later']);
  renderFrame();
  expect(log).toHaveLength(2);
});
