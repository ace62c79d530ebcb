import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { idsInTitle } from './ids.ts';
import { proofOf } from './proof.ts';
import { needsReview, requiredRunners } from './required-runners.ts';
import { differences, ledgerRows, reviews } from './rows.ts';
import type { TestResults } from './test-results.ts';

const none = { differences: new Map<string, string>(), reviewed: new Set<string>() };
const unit = (...titles: string[]) => titles.map((title) => ({ title, runner: 'unit' as const }));
const results = (tests: Partial<TestResults>): TestResults => ({ passed: [], failed: [], skipped: [], ...tests });

const docs = join(resolve(import.meta.dirname, '../..'), 'docs');
const row = (id: string, check: string): ReturnType<typeof ledgerRows>[number] => ({
  id,
  kind: 'ui',
  check,
  stage: 'chain',
});

test('ids are read from titles, single and listed', () => {
  expect(idsInTitle('[ACCT-014] tokens are listed')).toEqual(['ACCT-014']);
  expect(idsInTitle('[SIGN-001, SIGN-002] [TX-003] three')).toEqual(['SIGN-001', 'SIGN-002', 'TX-003']);
  expect(idsInTitle('plain [not an id] title')).toEqual([]);
});

test('rows have a kind, a check and a stage', () => {
  const tsv = 'id\tarea\tkind\tstatement\tcheck\tsource\tstage\r\nA-001\tA\tconstant\tThree.\tUnit.\tA\tchain\r\n';
  expect(ledgerRows(tsv)).toEqual([{ id: 'A-001', kind: 'constant', check: 'Unit.', stage: 'chain' }]);
});

test.each([
  ['Unit: a table.', [['unit']]],
  ['Mock request; shown on detail page.', [['unit']]],
  ['Fake timers.', [['unit']]],
  ['E2E mock get_block 200.', [['browser']]],
  ['Unit/E2E fake timers.', [['unit', 'browser']]],
  ['API: default limit 500.', [['unit', 'browser']]],
  ['Review + unit for each list kind.', [['unit']]],
  ['Review registry; boot each chain key.', [['unit', 'browser']]],
  ['Review: one bundle.', []],
  ['Unit enum; UI badge each.', [['unit'], ['browser']]],
  ['Unit default true; E2E off shows spam rows.', [['unit'], ['browser']]],
])('%s', (check, runners) => {
  expect(requiredRunners(check)).toEqual(runners);
});

test('every check of the ledger has a known kind, and every declared difference exists', () => {
  const rows = ledgerRows(readFileSync(join(docs, 'ledger.tsv'), 'utf8'));
  expect(rows.length).toBeGreaterThan(700);
  for (const { check } of rows) expect(() => requiredRunners(check)).not.toThrow();
  const declared = differences(readFileSync(join(docs, 'ledger-unproven.tsv'), 'utf8'));
  const ids = new Set(rows.map(({ id }) => id));
  expect([...declared].filter(([id, reason]) => !ids.has(id) || reason === '')).toEqual([]);
});

test('every row whose check is a review has one', () => {
  const rows = ledgerRows(readFileSync(join(docs, 'ledger.tsv'), 'utf8'));
  const done = reviews(readFileSync(join(docs, 'ledger-reviews.tsv'), 'utf8'));
  expect(done.map(({ id }) => id)).toEqual(rows.filter(({ check }) => needsReview(check)).map(({ id }) => id));
  for (const { reviewer, date, lookedAt } of done) {
    expect(reviewer).not.toBe('');
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(lookedAt).not.toBe('');
  }
});

test('a row is proven only by a test of its kind', () => {
  const rows = [row('A-001', 'E2E.'), row('A-002', 'Unit.'), row('A-003', 'Unit x; E2E y.'), row('A-004', 'Unit.')];
  const unknown = { title: '[A-009] unknown', runner: 'browser' as const };
  const passed = [...unit('[A-001, A-002, A-003] ok'), unknown];
  expect(proofOf(rows, results({ passed }), none)).toEqual({
    proven: ['A-002'],
    missing: ['A-001', 'A-003', 'A-004'],
    unproven: [
      { id: 'A-001', reason: 'Needs a browser test; only a unit test has its id.' },
      { id: 'A-003', reason: 'Needs a browser test; only a unit test has its id.' },
    ],
    unknown: ['A-009'],
  });
});

test('a failed or skipped test takes its rows back, whatever passes beside it', () => {
  const rows = [row('A-001', 'Unit.'), row('A-002', 'Unit.'), row('A-003', 'Unit.')];
  const tests = results({
    passed: unit('[A-001, A-002] ok', '[A-003] ok'),
    failed: [{ title: 'tokens › [A-001] listed', runner: 'browser' }],
    skipped: unit('[A-001] later', '[A-002] later', '[A-009] unknown'),
  });
  expect(proofOf(rows, tests, none)).toEqual({
    proven: ['A-003'],
    missing: ['A-001', 'A-002'],
    unproven: [
      { id: 'A-001', reason: 'Failed: tokens › [A-001] listed' },
      { id: 'A-002', reason: 'Skipped: [A-002] later' },
    ],
    unknown: ['A-009'],
  });
});

test('a row for review needs its review, and the tests that its check names beside it', () => {
  const rows = [
    row('A-001', 'Review.'),
    row('A-002', 'Review + unit.'),
    row('A-003', 'Review.'),
    row('A-004', 'Unit.'),
  ];
  const reviewed = new Set(['A-001', 'A-002']);
  const proof = proofOf(rows, results({ passed: unit('[A-003, A-004] ok') }), { ...none, reviewed });
  expect(proof).toMatchObject({ proven: ['A-001', 'A-004'], missing: ['A-002', 'A-003'] });
  expect(proof.unproven).toEqual([{ id: 'A-003', reason: 'Needs a review in docs/ledger-reviews.tsv.' }]);
  expect(proofOf(rows, results({ passed: unit('[A-002] ok') }), { ...none, reviewed }).proven).toContain('A-002');
  expect(proofOf(rows, results({ failed: unit('[A-001] no') }), { ...none, reviewed }).missing).toContain('A-001');
});

test('a declared difference is unproven even with a passing test', () => {
  const declared = new Map([['A-001', 'No page uses it.']]);
  const proof = proofOf([row('A-001', 'Unit.')], results({ passed: unit('[A-001] ok') }), {
    ...none,
    differences: declared,
  });
  expect(proof).toEqual({
    proven: [],
    missing: ['A-001'],
    unproven: [{ id: 'A-001', reason: 'No page uses it.' }],
    unknown: [],
  });
});
