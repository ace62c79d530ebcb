import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import type { CollectedAction } from '../multisig/collected-actions.ts';
import { parseLevel } from '../session/session.ts';
import { type ProposeFacts, proposeTransaction } from './propose.ts';

const level = (text: string) => parseLevel(text)!;

const pay: CollectedAction = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [],
  data: 'c0ffee',
  decoded: null,
  level: level('treasury@active'),
};

const facts: ProposeFacts = {
  actions: [pay, { ...pay, name: 'open', data: '' }],
  needed: [level('bob@active'), level('carol@active')],
  requested: null,
  now: Date.UTC(2026, 10, 23, 12),
};

const input = { name: 'payroll', days: '7', delay: '2' };

const read = (change: Partial<typeof input>, having: Partial<ProposeFacts> = {}) =>
  proposeTransaction.read({ ...input, ...change }, { chain: eosChain, facts: { ...facts, ...having } });

test('[MSIG-004] the collected actions become one proposed transaction with an expiration', () => {
  const reading = read({});
  expect(reading.ok && reading.act.summary).toEqual({ code: 'propose', args: ['payroll', '2'] });
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    {
      account: 'eosio.msig',
      name: 'propose',
      authorization: [alice],
      data: {
        proposer: 'alice',
        proposal_name: 'payroll',
        requested: facts.needed,
        trx: {
          expiration: '2026-11-30T12:00:00',
          ref_block_num: 0,
          ref_block_prefix: 0,
          max_net_usage_words: 0,
          max_cpu_usage_ms: 0,
          delay_sec: 7200,
          context_free_actions: [],
          actions: [
            { account: 'eosio.token', name: 'transfer', authorization: [level('treasury@active')], data: 'c0ffee' },
            { account: 'eosio.token', name: 'open', authorization: [level('treasury@active')], data: '' },
          ],
          transaction_extensions: [],
        },
      },
    },
  ]);
});

test('a proposal needs actions, approvers and a name; each fault is at its field', () => {
  const faultsOf = (reading: ReturnType<typeof read>) => (reading.ok ? {} : reading.faults);
  expect(faultsOf(read({ name: 'Payroll' }))).toEqual({ name: { code: 'proposal-name-invalid', args: [] } });
  expect(faultsOf(read({ name: 'abcdefghijklj' }))).toEqual({ name: { code: 'proposal-name-invalid', args: [] } });
  expect(faultsOf(read({}, { actions: [] }))).toEqual({ actions: { code: 'actions-missing', args: [] } });
  expect(faultsOf(read({}, { needed: null }))).toEqual({ requested: { code: 'approvers-missing', args: [] } });
  expect(faultsOf(read({}, { requested: [] }))).toEqual({ requested: { code: 'approvers-missing', args: [] } });
});

test('approvers can be chosen; what is left out is named', () => {
  const reading = read({}, { requested: [level('bob@active'), level('dave@owner')] });
  expect(reading.ok && reading.act.actions(alice)[0]!.data).toMatchObject({
    requested: [level('bob@active'), level('dave@owner')],
  });
  expect(reading.ok && reading.act.warnings).toEqual([{ code: 'not-requested', args: ['carol@active'] }]);
});

test('another order of the actions is another act', () => {
  const [first, second] = [read({}), read({}, { actions: facts.actions.toReversed() })];
  expect(first.ok && second.ok && first.act.key !== second.act.key).toBe(true);
});
