import { expect, test } from 'vitest';
import { idsInTitle, ledgerRows, proofOf } from './rows.ts';

test('ids are read from titles, single and listed', () => {
  expect(idsInTitle('[ACCT-014] tokens are listed')).toEqual(['ACCT-014']);
  expect(idsInTitle('[SIGN-001, SIGN-002] [TX-003] three')).toEqual(['SIGN-001', 'SIGN-002', 'TX-003']);
  expect(idsInTitle('plain [not an id] title')).toEqual([]);
});

test('a row counts only through a test that names it, and a wrong id is told', () => {
  const ids = ['A-001', 'A-002'];
  expect(proofOf(ids, ['[A-002] ok', '[A-009] odd'])).toEqual({
    proven: ['A-002'],
    missing: ['A-001'],
    unknown: ['A-009'],
  });
});

test('rows have a kind and a stage', () => {
  const tsv = 'id\tarea\tkind\tstatement\tcheck\tsource\tstage\r\nA-001\tA\tconstant\tThree.\tUnit.\tA\tchain\r\n';
  expect(ledgerRows(tsv)).toEqual([{ id: 'A-001', kind: 'constant', stage: 'chain' }]);
});
