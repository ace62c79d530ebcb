import { chainRegistry } from '@antescope/chains/config/registry';
import { describe, expect, test } from 'vitest';
import { actionRow } from '../../../../fixtures/action-row.ts';
import type { ActionFilter, ActionKind } from './action-filter.ts';
import { actionsOfKind, toggleKind } from './action-kinds.ts';
import { cleanFilter } from './clean-filter.ts';
import type { ActionRow } from './history-source.ts';
import { matchesFilter } from './matches-filter.ts';

const eos = chainRegistry.get('eos')!;
const wax = chainRegistry.get('wax')!;
const fio = chainRegistry.get('fio')!;

function transfer(data: Record<string, unknown>, contract = 'eosio.token'): ActionRow {
  return actionRow({
    contract,
    name: 'transfer',
    data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'say hello', ...data },
    receivers: [contract, 'alice', 'bob'],
  });
}

function shown(row: ActionRow, filter: ActionFilter, chain = eos, account: string | null = 'alice'): boolean {
  return matchesFilter(row, filter, { account, chain });
}

test('[HIST-003] names are trimmed and lower-cased, what is only spaces is not asked for', () => {
  expect(cleanFilter({ counterparty: ' Bob ', contract: '  ', action: 'TRANSFER', memo: ' ', kinds: [] })).toEqual({
    counterparty: 'bob',
    action: 'transfer',
  });
  expect(cleanFilter({ token: { symbol: ' eos', contract: ' EOSIO.token ' } })).toEqual({
    token: { symbol: 'EOS', contract: 'eosio.token' },
  });
});

describe('[HIST-004] transfers below 0.0005 of the core token', () => {
  test.each([
    ['0.0004 EOS', 'eosio.token', false],
    ['0.0005 EOS', 'eosio.token', true],
    ['0.0004 A', 'core.vaulta', false],
    ['0.0005 A', 'core.vaulta', true],
    ['0.0004 EOS', 'fakecontract', true],
    ['0.0001 PIZZA', 'eosio.token', true],
  ])('%s of %s: shown %s', (quantity, contract, expected) => {
    expect(shown(transfer({ quantity }, contract), { hideSmall: true })).toBe(expected);
    expect(shown(transfer({ quantity }, contract), {})).toBe(true);
  });

  test('count in the precision of the chain, and in whole units on FIO', () => {
    expect(shown(transfer({ quantity: '0.00049999 WAX' }), { hideSmall: true }, wax)).toBe(false);
    expect(shown(transfer({ quantity: '0.00050000 WAX' }), { hideSmall: true }, wax)).toBe(true);
    const paid = (amount: number): ActionRow =>
      actionRow({ contract: 'fio.token', name: 'trnsfiopubky', data: { actor: 'alice', amount }, receivers: ['bob'] });
    expect(shown(paid(499_999), { hideSmall: true }, fio)).toBe(false);
    expect(shown(paid(500_000), { hideSmall: true }, fio)).toBe(true);
  });

  test('other actions and what is no amount stay', () => {
    const issue = actionRow({ contract: 'eosio.token', name: 'issue', data: { quantity: '0.0001 EOS' } });
    expect(shown(issue, { hideSmall: true })).toBe(true);
    expect(shown(transfer({ quantity: ['1', '2'] }), { hideSmall: true })).toBe(true);
    expect(shown(transfer({ quantity: '0.0001' }), { hideSmall: true })).toBe(true);
  });
});

test('[HIST-005] the memo filter finds a part, whatever the case', () => {
  expect(shown(transfer({}), { memo: 'HeLLo' })).toBe(true);
  expect(shown(transfer({}), { memo: 'hello!' })).toBe(false);
  expect(shown(transfer({ memo: 7 }), { memo: '7' })).toBe(false);
  expect(shown(actionRow({ contract: 'eosio', name: 'setcode', data: null }), { memo: 'x' })).toBe(false);
});

describe('kinds', () => {
  const system = (name: string, contract = 'eosio'): ActionRow => actionRow({ contract, name, data: {} });

  test.each<[ActionKind, string[]]>([
    ['contract', ['setcode', 'setabi']],
    ['account', ['newaccount', 'updateauth', 'linkauth', 'bidname']],
    ['resources', ['buyram', 'delegatebw', 'powerup', 'sellrex']],
    ['producer', ['regproducer', 'claimrewards']],
    ['vote', ['voteproducer', 'regproxy']],
  ])('%s is a matter of the system contract', (kind, names) => {
    for (const name of names) {
      expect(shown(system(name), { kinds: [kind] })).toBe(true);
      expect(shown(system(name, 'core.vaulta'), { kinds: [kind] })).toBe(true);
      expect(shown(system(name, 'core.vaulta'), { kinds: [kind] }, wax)).toBe(false);
      expect(shown(system(name, 'mallory'), { kinds: [kind] })).toBe(false);
    }
    expect(shown(system('onblock'), { kinds: [kind] })).toBe(false);
  });

  test('no action has two kinds, and the chains bring their own', () => {
    for (const chain of chainRegistry.values()) {
      const all = (['contract', 'account', 'resources', 'producer', 'vote'] as const).flatMap((kind) =>
        actionsOfKind(kind, chain).map(({ contract, action }) => `${contract}:${action}`),
      );
      expect(new Set(all).size).toBe(all.length);
    }
    expect(actionsOfKind('producer', fio)).toContainEqual({ contract: 'fio.treasury', action: 'bpclaim' });
    expect(actionsOfKind('producer', eos)).not.toContainEqual({ contract: 'fio.treasury', action: 'bpclaim' });
    expect(actionsOfKind('vote', chainRegistry.get('telos')!)).toContainEqual({
      contract: 'tlsproxyinfo',
      action: 'set',
    });
    expect(actionsOfKind('contract', chainRegistry.get('remme')!)[0]).toEqual({ contract: 'rem', action: 'setcode' });
  });

  test("receive and send depend on the account's side of the transfer", () => {
    expect([shown(transfer({}), { kinds: ['send'] }), shown(transfer({}), { kinds: ['receive'] })]).toEqual([
      true,
      false,
    ]);
    expect(shown(transfer({}), { kinds: ['receive'] }, eos, 'bob')).toBe(true);
    // A contract that is only notified of the transfer neither sends nor receives.
    expect(shown(transfer({}), { kinds: ['receive', 'send'] }, eos, 'eosio.token')).toBe(false);
    // Of the whole chain every transfer is both.
    expect(shown(transfer({}), { kinds: ['receive'] }, eos, null)).toBe(true);
    const toKey = actionRow({
      contract: 'fio.token',
      name: 'trnsfiopubky',
      data: { payee_public_key: 'FIO5', amount: 1, actor: 'alice' },
      receivers: ['fio.token', 'alice', 'bob'],
    });
    expect(shown(toKey, { kinds: ['receive'] }, fio, 'bob')).toBe(true);
    expect(shown(toKey, { kinds: ['receive'] }, fio, 'alice')).toBe(false);
    expect(shown(toKey, { kinds: ['send'] }, fio, 'alice')).toBe(true);
  });
});

test('contract, action, token, counterparty and dates must all hold', () => {
  const row = transfer({});
  expect(shown(row, { contract: 'eosio.token', action: 'transfer', token: { symbol: 'EOS' } })).toBe(true);
  expect(shown(row, { contract: 'eosio' })).toBe(false);
  expect(shown(row, { action: 'issue' })).toBe(false);
  expect(shown(row, { token: { symbol: 'EOS', contract: 'fake' } })).toBe(false);
  expect(shown(row, { token: { symbol: 'WAX' } })).toBe(false);
  const issue = actionRow({ contract: 'eosio.token', name: 'issue', data: { quantity: '1.0000 EOS' } });
  expect(shown(issue, { token: { symbol: 'EOS' } })).toBe(true);
  expect(shown(row, { counterparty: 'bob' })).toBe(true);
  expect(shown(row, { counterparty: 'carol' })).toBe(false);
  const at = row.blockTime;
  expect(shown(row, { after: at, before: at })).toBe(true);
  expect(shown(row, { after: '2026-11-21T03:00:03.001Z' })).toBe(false);
  expect(shown(row, { before: '2026-11-21T03:00:02.999Z' })).toBe(false);
});

test('[HIST-017] send and receive clear the other types, and the other way round', () => {
  let kinds: ActionKind[] = [];
  const toggle = (kind: ActionKind): ActionKind[] => (kinds = toggleKind(kinds, kind));
  expect(toggle('vote')).toEqual(['vote']);
  expect(toggle('producer')).toEqual(['vote', 'producer']);
  expect(toggle('send')).toEqual(['send']);
  expect(toggle('receive')).toEqual(['send', 'receive']);
  expect(toggle('send')).toEqual(['receive']);
  expect(toggle('resources')).toEqual(['resources']);
});

test('NFT transfers and other actions named transfer are neither sent nor received, for any account', () => {
  const nft = transfer({ quantity: undefined, asset_ids: ['1099511627776'] }, 'atomicassets');
  for (const kind of ['send', 'receive'] as const) {
    expect(shown(nft, { kinds: [kind] }, eos, 'alice')).toBe(false);
    expect(shown(nft, { kinds: [kind] }, eos, 'bob')).toBe(false);
    expect(shown(nft, { kinds: [kind] }, eos, null)).toBe(false);
  }
  expect(shown(nft, { counterparty: 'bob' })).toBe(true);
  expect(shown(transfer({}), { kinds: ['send'] })).toBe(true);
});
