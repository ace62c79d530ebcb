import { overrideChains } from '@antescope/chains/config/override';
import { chainByKey } from '@antescope/chains/config/registry';
import { builtInSpam } from '@antescope/chains/spam/built-in-spam';
import { describe, expect, test } from 'vitest';
import { actionRow } from '../../../../fixtures/action-row.ts';
import { hideSpamRows, spamReason, spamRules } from './spam.ts';

const eos = spamRules(chainByKey('eos'));
const wax = spamRules(chainByKey('wax'));

function transfer(memo: string, from = 'alice', contract = 'eosio.token') {
  const data = { from, to: 'bob', quantity: '1.0000 EOS', memo };
  return actionRow({ contract, name: 'transfer', data, actor: from });
}

function reasonOf(memo: string, rules = eos) {
  return spamReason(transfer(memo), rules, 'bob');
}

describe('[SPAM-002] contract, contract::action and sender', () => {
  const rules = spamRules(
    overrideChains({
      eos: { spam: { contracts: ['junkcontract'], actions: ['someapp::shout'], senders: ['junksender'] } },
    }).get('eos')!,
  );

  test.each([
    [actionRow({ contract: 'junkcontract', name: 'any', data: {} }), { rule: 'contract', value: 'junkcontract' }],
    [actionRow({ contract: 'someapp', name: 'shout', data: {} }), { rule: 'action', value: 'someapp::shout' }],
    [actionRow({ contract: 'someapp', name: 'other', data: {} }), null],
    [transfer('hi', 'junksender'), { rule: 'sender', value: 'junksender' }],
    // Sent by a contract: the transfer names another account than the one that authorized it.
    [
      { ...transfer('hi', 'junksender'), trace: { ...transfer('hi', 'junksender').trace, authorization: [] } },
      { rule: 'sender', value: 'junksender' },
    ],
    [
      actionRow({ contract: 'someapp', name: 'other', data: null, actor: 'junksender' }),
      { rule: 'sender', value: 'junksender' },
    ],
    [transfer('hi'), null],
  ])('%#', (row, reason) => {
    expect(spamReason(row, rules, 'bob')).toEqual(reason);
  });

  test('an account on a list is not hidden from its own history', () => {
    expect(spamReason(transfer('hi', 'junksender'), rules, 'junksender')).toBeNull();
    expect(
      spamReason(actionRow({ contract: 'junkcontract', name: 'any', data: {} }), rules, 'junkcontract'),
    ).toBeNull();
  });

  test("the built-in ones hold beside an operator's", () => {
    expect(spamReason(actionRow({ contract: 'blocktwitter', name: 'x', data: {} }), rules, 'bob')).not.toBeNull();
    expect(spamReason(actionRow({ contract: 'blocktwitter', name: 'x', data: {} }), wax, 'bob')).toBeNull();
  });
});

test('[SPAM-003] the word VOICE hides a memo on the main chain only', () => {
  expect(reasonOf('get your VOICE now')).toEqual({ rule: 'memo-word', value: 'VOICE' });
  expect(reasonOf('get your VOICE now', wax)).toBeNull();
  expect(reasonOf('INVOICES of May')).toBeNull();
  expect(reasonOf('a voice message')).toBeNull();
});

describe('[SPAM-004] links in memos', () => {
  test.each([
    ['claim at bit.ly/x', { rule: 'link', value: 'bit.ly' }],
    ['HTTPS://BIT.LY/abc', { rule: 'link', value: 'bit.ly' }],
    ['look:http://www.tinyurl.com/abc.', { rule: 'link', value: 'tinyurl.com' }],
    ['see bit[.]ly/x', { rule: 'link', value: 'bit.ly' }],
    ['see bit\u200B.ly/x', { rule: 'link', value: 'bit.ly' }],
    ['my.shorte.st', null],
    ['my.shorte.st/a', { rule: 'link', value: 'shorte.st' }],
    ['Giveaway! https://example.org', { rule: 'word', value: 'giveaway' }],
    ['https://eos-airdrop.example.org/now', { rule: 'word', value: 'airdrop' }],
    ['https://freeeos.example.org', { rule: 'word', value: 'free eos' }],
    ['https://example.org', null],
    ['see https://example.org/prices', null],
    ['thanks for the airdrop', null],
    ['prizewinning essay https://example.org', null],
    ['rabbit.ly/x', null],
    ['bit.lyon', null],
    ['eosio.token', null],
    ['', null],
  ])('%s', (memo, reason) => {
    expect(reasonOf(memo)).toEqual(reason);
  });

  test('a long hostile memo takes no long look', () => {
    expect(reasonOf(`${'a.'.repeat(500_000)}bit.ly/x`)).toBeNull();
    expect(reasonOf(`${'('.repeat(1_000_000)}`)).toBeNull();
  });
});

describe('[SPAM-005] the lists', () => {
  test('hold more than fifty shorteners, each a host, none twice', () => {
    const { linkHosts, words, contracts, actions, senders } = builtInSpam('eos');
    expect(linkHosts.length).toBeGreaterThan(50);
    expect(new Set(linkHosts).size).toBe(linkHosts.length);
    for (const host of linkHosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    for (const list of [words, contracts, actions, senders]) expect(list.length).toBeGreaterThan(0);
  });

  test('an operator adds to them, takes from them, or does without', () => {
    const with_ = (spam: object) => spamRules(overrideChains({ eos: { spam } }).get('eos')!);
    expect(reasonOf('x short.example/a', with_({ linkHosts: ['short.example'] }))).toMatchObject({ rule: 'link' });
    expect(reasonOf('bit.ly/x', with_({ linkHosts: ['short.example'] }))).toMatchObject({ value: 'bit.ly' });
    expect(reasonOf('bit.ly/x', with_({ allow: ['bit.ly'] }))).toBeNull();
    expect(reasonOf('bit.ly/x VOICE', with_({ usual: false }))).toBeNull();
    expect(reasonOf('lambo https://example.org', with_({ words: ['Lambo'] }))).toEqual({
      rule: 'word',
      value: 'lambo',
    });
    expect(() => overrideChains({ eos: { spam: { actions: ['x:y'] } } })).toThrow('contract::action');
  });
});

test('hidden rows are counted by reason, the others stay in order', () => {
  const rows = [transfer('a'), transfer('bit.ly/1'), transfer('b'), transfer('bit.ly/2'), transfer('VOICE')];
  const { rows: shown, hidden } = hideSpamRows(rows, eos, 'bob');
  expect(shown.map(({ trace }) => (trace.data as { memo: string }).memo)).toEqual(['a', 'b']);
  expect(hidden).toEqual([
    { rule: 'link', value: 'bit.ly', count: 2 },
    { rule: 'memo-word', value: 'VOICE', count: 1 },
  ]);
});
