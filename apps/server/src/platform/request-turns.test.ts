import { expect, test } from 'vitest';
import { RequestTurns } from './request-turns.ts';

test('requests of an address run a few at once, in their order; other addresses do not wait', async () => {
  const turns = new RequestTurns(2);
  const started: string[] = [];
  const take = async (address: string, name: string): Promise<() => void> => {
    const end = await turns.take(address);
    started.push(name);
    return end;
  };
  const [first, second] = await Promise.all([take('7.7.7.7', 'a'), take('7.7.7.7', 'b')]);
  const third = take('7.7.7.7', 'c');
  const fourth = take('7.7.7.7', 'd');
  await take('8.8.8.8', 'other');
  expect(started).toEqual(['a', 'b', 'other']);
  second!();
  // A second end of the same request ends nothing else.
  second!();
  await third;
  expect(started).toEqual(['a', 'b', 'other', 'c']);
  first!();
  (await fourth)();
  (await third)();
  expect(started).toEqual(['a', 'b', 'other', 'c', 'd']);
  const again = await Promise.all([take('7.7.7.7', 'e'), take('7.7.7.7', 'f')]);
  expect(again).toHaveLength(2);
});
