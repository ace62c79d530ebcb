import { expect, test } from 'vitest';
import { idsInTitle, ledgerIds, proofOf } from './rows.ts';

test('ids are read from titles, single and listed', () => {
  expect(idsInTitle('[ACCT-014] tokens are listed')).toEqual(['ACCT-014']);
  expect(idsInTitle('[SIGN-001, SIGN-002] [TX-003] three')).toEqual(['SIGN-001', 'SIGN-002', 'TX-003']);
  expect(idsInTitle('plain [not an id] title')).toEqual([]);
});

test('a row counts only through a test that names it, and a wrong id is told', () => {
  const ids = ledgerIds('id\tarea\nA-001\tx\nA-002\ty\n');
  expect(proofOf(ids, ['[A-002] ok', '[A-009] odd'])).toEqual({
    proven: ['A-002'],
    missing: ['A-001'],
    unknown: ['A-009'],
  });
});
