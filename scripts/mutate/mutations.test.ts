import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { idsInTitle } from '../ledger/ids.ts';
import { ledgerRows } from '../ledger/rows.ts';
import { mutated, type Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import { outcomeOf } from './run-test.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const rows = new Set(ledgerRows(textOf('docs/ledger.tsv')).map(({ id }) => id));

test.each(mutations.map((mutation) => [mutation.row, mutation] as const))(
  'the stored mutation of %s applies, and its test names the row',
  (row, mutation) => {
    expect(rows).toContain(row);
    expect(mutated(textOf(mutation.file), mutation)).not.toBe(textOf(mutation.file));
    expect(idsInTitle(mutation.test.title)).toContain(row);
    expect(textOf(mutation.test.file).replaceAll(String.raw`\'`, "'")).toContain(mutation.test.title);
  },
);

test('text that is missing or there twice is stale', () => {
  const mutation: Mutation = { row: 'A-001', file: 'a.ts', find: 'x', replace: 'y', test: { file: '', title: '' } };
  expect(mutated('a x b', mutation)).toBe('a y b');
  expect(() => mutated('a b', mutation)).toThrow('Stale mutation of A-001: its text is not in a.ts');
  expect(() => mutated('x x', mutation)).toThrow('Stale mutation of A-001: its text is in a.ts more than once');
});

test('only a failed assertion of the named test is red', () => {
  const report = (status: string, ...failureMessages: string[]) => ({
    testResults: [{ message: '', assertionResults: [{ fullName: 'wallet [A-001] pays', status, failureMessages }] }],
  });
  const title = '[A-001] pays';
  expect(outcomeOf(report('passed'), title, '')).toEqual({ state: 'green' });
  expect(outcomeOf(report('failed', 'AssertionError: expected 1 to be 2\n  at'), title, '')).toEqual({ state: 'red' });
  expect(outcomeOf(report('failed', 'TypeError: x is no function\n  at'), title, '')).toEqual({
    state: 'broken',
    reason: 'TypeError: x is no function',
  });
  expect(outcomeOf(report('passed'), '[A-002] pays', '')).toEqual({ state: 'broken', reason: 'no such test' });
  const unloaded = { testResults: [{ message: 'Cannot parse a.ts\nmore', assertionResults: [] }] };
  expect(outcomeOf(unloaded, title, '')).toEqual({ state: 'broken', reason: 'Cannot parse a.ts' });
  expect(outcomeOf(null, title, 'No such file\n')).toEqual({ state: 'broken', reason: 'No such file' });
});
