import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

function present(map: BoundedMap<string>, ...keys: string[]): string[] {
  return keys.filter((key) => map.get(key) !== undefined);
}

test('the least recently used entries are evicted above either limit', () => {
  const map = new BoundedMap<string>({ entries: 3, bytes: 100 });
  for (const key of ['a', 'b', 'c']) map.set(key, key, 10);
  map.get('a');
  map.set('d', 'd', 10);
  expect(present(map, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  map.set('e', 'e', 85);
  expect(present(map, 'a', 'c', 'd', 'e')).toEqual(['d', 'e']);
});

test('replaced and deleted entries no longer count, one that is too large evicts no other', () => {
  const map = new BoundedMap<string>({ entries: 9, bytes: 100 });
  map.set('a', 'a', 60);
  map.set('a', 'b', 10);
  map.set('b', 'b', 90);
  expect([map.get('a'), map.get('b')]).toEqual(['b', 'b']);
  map.set('c', 'c', 101);
  expect(present(map, 'a', 'b', 'c')).toEqual(['a', 'b']);
  map.delete('b');
  map.set('d', 'd', 90);
  expect(present(map, 'a', 'd')).toEqual(['a', 'd']);
});

test('an entry set longer ago than the limit is absent, however often it was read', () => {
  let now = 0;
  const map = new BoundedMap<string, number>({ entries: 3, maxAgeMs: 100 }, () => now);
  map.set(1, 'a');
  now = 100;
  expect(map.get(1)).toBe('a');
  now = 101;
  expect(map.get(1)).toBeUndefined();
  map.set(1, 'b');
  expect(map.get(1)).toBe('b');
});
