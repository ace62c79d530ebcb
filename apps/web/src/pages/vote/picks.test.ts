import { expect, test } from 'vitest';
import { picksOf, picksText, toggled } from './picks.ts';

test('[VOTE-001] thirty producers can be picked, a 31st is refused, and picking twice takes back', () => {
  let picked: string[] = [];
  for (let count = 0; count < 30; count += 1)
    picked = toggled(picked, `producer${'abcdefghijklmnopqrstuvwxyz1234'[count]}`, 30)!;
  expect(picked).toHaveLength(30);
  expect(toggled(picked, 'producer5', 30)).toBeNull();
  expect(toggled(picked, 'producera', 30)).toHaveLength(29);
  expect(picksOf(picksText(picked))).toEqual(picked);
  expect(picksOf('')).toEqual([]);
});
