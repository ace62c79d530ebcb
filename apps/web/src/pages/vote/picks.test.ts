import { expect, test } from 'vitest';
import { toggled, voteData } from './picks.ts';

test('[VOTE-001] thirty producers can be picked, a 31st is refused, and picking twice takes back', () => {
  let picked: string[] = [];
  for (let count = 0; count < 30; count += 1)
    picked = toggled(picked, `producer${'abcdefghijklmnopqrstuvwxyz1234'[count]}`, 30)!;
  expect(picked).toHaveLength(30);
  expect(toggled(picked, 'producer5', 30)).toBeNull();
  expect(toggled(picked, 'producera', 30)).toHaveLength(29);
});

test('[VOTE-006] a vote has its producers in the order of their values, and no proxy', () => {
  expect(voteData('alice', { proxy: '', producers: ['zed', 'b1', 'a.b', 'a1', 'a'] })).toEqual({
    voter: 'alice',
    proxy: '',
    producers: ['a', 'a.b', 'a1', 'b1', 'zed'],
  });
});
