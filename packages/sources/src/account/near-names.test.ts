import { expect, test } from 'vitest';
import { editsBetween, nearNames } from './near-names.ts';

const accounts = ['alice', 'alicia', 'bob', 'bobby', 'exchange1111', 'exchange1112', 'zoe'];
const search = async (prefix: string) => ({ state: 'data', data: accounts.filter((name) => name.startsWith(prefix)) });

test('names within a few edits, nearest first', async () => {
  expect(await nearNames('alise', search)).toEqual(['alice', 'alicia']);
  expect(await nearNames('exchange1113', search)).toEqual(['exchange1111', 'exchange1112']);
  expect(await nearNames('boob', search)).toEqual(['bob', 'bobby']);
  expect(await nearNames('zzzzzznobody', search)).toEqual([]);
});

test('text that is no name, and a failed search, find none', async () => {
  const asked: string[] = [];
  const failing = async (prefix: string) => (asked.push(prefix), { state: 'failed' });
  expect(await nearNames('Not a name', failing)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await nearNames('alise', failing)).toEqual([]);
  expect(asked).toEqual(['ali', 'al']);
});

test('edits are counted once each', () => {
  expect(['', 'alice', 'alie', 'alicee', 'blice', 'ecila'].map((other) => editsBetween('alice', other))).toEqual([
    5, 0, 1, 1, 1, 4,
  ]);
});
