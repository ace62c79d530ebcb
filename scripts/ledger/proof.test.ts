import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { idsInTitle } from './ids.ts';
import { proofOf } from './proof.ts';
import { requiredRunners } from './required-runners.ts';
import { ledgerRows, unprovenRows } from './rows.ts';

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
  ['Unit enum; UI badge each.', [['unit'], ['browser']]],
  ['Unit default true; E2E off shows spam rows.', [['unit'], ['browser']]],
])('%s', (check, runners) => {
  expect(requiredRunners(check)).toEqual(runners);
});

test('every check of the ledger has a known kind, and every unproven row exists', () => {
  const rows = ledgerRows(readFileSync(join(docs, 'ledger.tsv'), 'utf8'));
  expect(rows.length).toBeGreaterThan(700);
  for (const { check } of rows) expect(() => requiredRunners(check)).not.toThrow();
  const unproven = unprovenRows(readFileSync(join(docs, 'ledger-unproven.tsv'), 'utf8'));
  const ids = new Set(rows.map(({ id }) => id));
  expect([...unproven].filter(([id, reason]) => !ids.has(id) || reason === '')).toEqual([]);
});

test('a row is proven only by a test of its kind', () => {
  const rows = [row('A-001', 'E2E.'), row('A-002', 'Unit.'), row('A-003', 'Unit x; E2E y.'), row('A-004', 'Unit.')];
  const passed = [
    { title: '[A-001, A-002, A-003] ok', runner: 'unit' as const },
    { title: '[A-009] unknown', runner: 'browser' as const },
  ];
  expect(proofOf(rows, passed, new Map())).toEqual({
    proven: ['A-002'],
    missing: ['A-001', 'A-003', 'A-004'],
    unproven: [
      { id: 'A-001', reason: 'Needs a browser test; only a unit test has its id.' },
      { id: 'A-003', reason: 'Needs a browser test; only a unit test has its id.' },
    ],
    unknown: ['A-009'],
  });
});

test('a listed row is unproven even with a passing test', () => {
  const passed = [{ title: '[A-001] ok', runner: 'unit' as const }];
  expect(proofOf([row('A-001', 'Unit.')], passed, new Map([['A-001', 'No page uses it.']]))).toEqual({
    proven: [],
    missing: ['A-001'],
    unproven: [{ id: 'A-001', reason: 'No page uses it.' }],
    unknown: [],
  });
});
