import { expect, test } from 'vitest';
import { chainOver } from '../../test/app-over.ts';
import type { IndexStatus, ServedChain } from '../platform/served-chain.ts';
import { ProgressLine, progressText } from './progress-line.ts';

const status: IndexStatus = {
  reader: 'ship',
  url: 'ws://a',
  indexed: 1000,
  head: 401_000,
  connected: true,
  stopped: false,
  blocksPerSecond: 812.4,
  actionsPerSecond: 40_123,
  secondsLeft: 3_725,
  problem: null,
};

function chain(index: () => IndexStatus): ServedChain {
  return { ...chainOver(['http://127.0.0.1:1']), index };
}

function watched(isTTY: boolean): { printed: string[]; at(time: number, change: Partial<IndexStatus>): void } {
  const printed: string[] = [];
  let now = 0;
  let current = status;
  const out = { isTTY, columns: 200, write: (text: string) => void printed.push(text) };
  const line = new ProgressLine([chain(() => current)], out, () => now);
  line.stop();
  return {
    printed,
    at(time, change) {
      now = time;
      current = { ...status, ...change };
      line.tick();
    },
  };
}

test('the line shows block, distance, speed and time left, or the problem', () => {
  expect(progressText(chain(() => status))).toBe(
    'local: block 1,000 of 401,000 · 400,000 behind · 812 blocks/s · 40,123 actions/s · 1h 2m left',
  );
  const lost = { ...status, connected: false, problem: 'connect ECONNREFUSED 127.0.0.1:8080' };
  expect(progressText(chain(() => lost))).toBe(
    'local: block 1,000 of 401,000 · 400,000 behind · waiting: connect ECONNREFUSED 127.0.0.1:8080',
  );
});

test('without a terminal it is a line every 30 s and one at the end; none near the head', () => {
  const { printed, at } = watched(false);
  for (let second = 0; second < 90; second++) at(second * 1000, {});
  expect(printed).toHaveLength(3);
  at(91_000, { indexed: 400_999 });
  at(200_000, { indexed: 400_990 });
  expect(printed.slice(3)).toEqual(['local: indexed up to the head, block 400,999.\n']);
  at(300_000, { indexed: 400_000 });
  expect(printed).toHaveLength(5);
});

test('on a terminal it is drawn in place and cleared at the head', () => {
  const { printed, at } = watched(true);
  at(0, {});
  at(1000, { indexed: 2000 });
  expect(printed.every((text) => text.startsWith('\r\u001b[K') && !text.includes('\n'))).toBe(true);
  at(2000, { indexed: 401_000 });
  expect(printed.slice(2)).toEqual(['\r\u001b[K', 'local: indexed up to the head, block 401,000.\n']);
});
