import { chainByKey } from '@antescope/chains/config/registry';
import { locales } from '@antescope/web-contract/locale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSentence } from '../../../../test/plain-sentence.ts';
import { loadMessages } from '../../../i18n/load-catalog.ts';
import { loadStrings } from '../../../i18n/strings.ts';
import type { SentenceAction } from '../sentence.ts';
import { sentenceOf } from '../sentences/registry.ts';
import { furtherFamilies, furtherSentenceOf } from './registry.ts';
import { strings as en } from './strings.ts';

const enMessages = await loadMessages('en');

function action(contract: string, name: string, data: unknown): SentenceAction {
  return { contract, name, data, authorization: [{ actor: 'alice', permission: 'active' }] };
}

function sentenceText(contract: string, name: string, data: unknown, key = 'eos'): string | null {
  const sentence = furtherSentenceOf(action(contract, name, data), chainByKey(key));
  return sentence === null ? null : plainSentence(sentence, en);
}

test.each([
  ['eosio', 'rentcpu', { from: 'a', receiver: 'b', loan_payment: '1.0000 EOS' }, 'a rented CPU for b with 1.0000 EOS'],
  ['eosio', 'sellrex', { from: 'a', rex: '10.0000 REX' }, 'a sold 10.0000 REX'],
  ['eosio', 'fundnetloan', { from: 'a', loan_num: 7, payment: '1.0000 EOS' }, 'a added 1.0000 EOS to NET loan 7'],
  [
    'eosio',
    'powerup',
    { payer: 'a', receiver: 'b', days: 1, net_frac: 1, cpu_frac: 2, max_payment: '0.5000 EOS' },
    'a powered up b for 1 day (max 0.5000 EOS)',
  ],
  [
    'eosio',
    'powerup',
    { payer: 'a', receiver: 'b', days: 2, net_frac: 1, cpu_frac: 2, max_payment: '0.5000 EOS' },
    'a powered up b for 2 days (max 0.5000 EOS)',
  ],
  ['eosio', 'bidname', { bidder: 'a', newname: 'gold', bid: '9.0000 EOS' }, 'a bid 9.0000 EOS for the name gold'],
  ['eosio', 'setinflation', { annual_rate: '512' }, 'Annual inflation was set to 5.12%'],
  ['core.vaulta', 'swapto', { from: 'a', to: 'a', quantity: '1.0000 EOS', memo: '' }, 'a swapped 1.0000 EOS'],
  ['core.vaulta', 'swapto', { from: 'a', to: 'b', quantity: '1.0000 A', memo: 'x' }, 'a swapped 1.0000 A for b · x'],
  ['regproxyinfo', 'set', { proxy: 'a', name: 'A' }, 'a set its proxy information'],
  ['grabgrab1111', 'signup', { owner: 'a', quantity: '0.0000 GRAB' }, 'a signed up for GRAB of grabgrab1111'],
  ['eosio.wrap', 'exec', { executer: 'a', trx: {} }, 'a executed a privileged transaction'],
  [
    'atomicassets',
    'transfer',
    { from: 'a', to: 'b', asset_ids: ['1099511627776', '1099511627777'], memo: '' },
    'a sent NFT #1099511627776, #1099511627777 to b',
  ],
  [
    'atomicassets',
    'lognewoffer',
    { offer_id: '1', sender: 'a', recipient: 'b', sender_asset_ids: ['1'], recipient_asset_ids: ['2'], memo: '' },
    'a offered b NFT #1 for NFT #2',
  ],
  [
    'atomicassets',
    'createoffer',
    { sender: 'a', recipient: 'b', sender_asset_ids: [], recipient_asset_ids: ['2'], memo: '' },
    'a requested NFT #2 from b',
  ],
  [
    'atomicmarket',
    'announcesale',
    { seller: 'a', asset_ids: [1], listing_price: '5.0000 EOS' },
    'a listed NFT #1 for 5.0000 EOS',
  ],
  ['simpleassets', 'transfer', { from: 'a', to: 'b', assetids: ['5'], memo: 'hi' }, 'a sent NFT #5 to b · hi'],
  ['delphioracle', 'write', { owner: 'bp', quotes: [{ value: 1, pair: 'eosusd' }] }, 'bp reported prices of eosusd'],
  ['eosio', 'claimgbmvote', { owner: 'a' }, 'a claimed voting rewards'],
  ['grabtoken', 'claim', { claimer: 'a' }, 'a claimed tokens of grabtoken'],
])('%s::%s in words', (contract, name, data, expected) => {
  expect(sentenceText(contract, name, data)).toBe(expected);
});

test.each([
  ['proton', 'dex', 'withdrawall', { account: 'a' }, 'a withdrew all deposits from dex'],
  ['fio', 'fio.treasury', 'tpidclaim', { actor: 'a' }, 'a claimed referral rewards'],
  ['fio', 'fio.treasury', 'bpclaim', { fio_address: 'b@e', actor: 'a' }, 'a claimed producer rewards of b@e'],
  [
    'fio',
    'fio.token',
    'trnsfiopubky',
    { payee_public_key: 'FIO8', amount: '1500000000', max_fee: '0', actor: 'aftyershcu22' },
    'aftyershcu22 sent 1.500000000 FIO to FIO8',
  ],
  ['fio', 'eosio', 'regproxy', { fio_address: 'a@edge', actor: 'a', max_fee: 1 }, 'a registered as the proxy a@edge'],
  [
    'fio',
    'eosio',
    'unregproxy',
    { fio_address: 'a@edge', actor: 'a', max_fee: 1 },
    'a unregistered as the proxy a@edge',
  ],
  ['fio', 'fio.treasury', 'bprewdupdate', { amount: 180000000 }, '0.180000000 FIO was added to the rewards pool'],
  [
    'wax',
    'eosio',
    'awardgenesis',
    { receiver: 'a', tokens: '5.00000000 WAX', nonce: 1 },
    'a was awarded a genesis balance of 5.00000000 WAX',
  ],
  ['fio', 'eosio', 'voteproducer', { producers: ['bp1@dapix'], actor: 'a', fio_address: '' }, 'a voted for bp1@dapix'],
  [
    'proton',
    'eosio',
    'stakexpr',
    { from: 'a', receiver: 'a', stake_xpr_quantity: '5.0000 XPR' },
    'a staked 5.0000 XPR',
  ],
  ['proton', 'dex', 'placeorder', { market_id: 1, account: 'a', order_side: 2 }, 'a placed a sell order in market 1'],
  [
    'proton',
    'lending.loan',
    'borrow',
    { borrower: 'a', underlying: { quantity: '1.000000 XUSDC', contract: 'xtokens' } },
    'a borrowed 1.000000 XUSDC',
  ],
])('on %s, %s::%s in words', (key, contract, name, data, expected) => {
  expect(sentenceText(contract, name, data, key)).toBe(expected);
});

test('a profile is set in the contract of the chain alone', () => {
  const accountInfo = {
    contract: 'profiles1',
    action: 'setinfo',
    table: 'profiles',
    fields: { account: 'owner', name: 'name', avatar: 'avatar', about: 'about', website: 'website' },
  };
  const chain = { ...chainByKey('eos'), accountInfo };
  const data = { owner: 'a', name: 'A', avatar: '', about: '', website: '' };
  const sentence = furtherSentenceOf(action('profiles1', 'setinfo', data), chain);
  expect(sentence === null ? null : plainSentence(sentence, en)).toBe('a updated its profile');
  expect(furtherSentenceOf(action('profiles1', 'set', data), chain)).toBeNull();
  expect(furtherSentenceOf(action('profiles2', 'setinfo', data), chain)).toBeNull();
});

test('contracts of one family mean nothing on chains of another', () => {
  expect(sentenceText('fio.token', 'trnsfiopubky', { payee_public_key: 'FIO8', amount: '1', actor: 'a' })).toBeNull();
  expect(sentenceText('dex', 'placeorder', { market_id: 1, account: 'a', order_side: 2 })).toBeNull();
});

test('data of another shape, and actions of other contracts, have no words', () => {
  expect(sentenceText('eosio', 'rentcpu', { from: 'a' })).toBeNull();
  expect(sentenceText('game', 'claim', { claimer: 'a', amount: 5 })).toBeNull();
  expect(sentenceText('game', 'rentcpu', { from: 'a', receiver: 'b', loan_payment: '1.0000 EOS' })).toBeNull();
  expect(sentenceText('atomicassets', 'transfer', { from: 'a', to: 'b', asset_ids: [], memo: '' })).toBeNull();
  expect(sentenceText('atomicassets', 'transfer', { from: 'a', to: 'b', asset_ids: ['<b>'], memo: '' })).toBeNull();
  expect(
    sentenceText('fio.token', 'trnsfiopubky', { actor: 'a', amount: '-1', payee_public_key: 'FIO8' }, 'fio'),
  ).toBeNull();
});

test('well over forty actions have words', () => {
  const names = furtherFamilies.flatMap(({ actions }) => Object.keys(actions));
  expect(new Set(names).size).toBeGreaterThan(100);
});

test('every language has the gaps of the English sentences, and every gap can be filled', async () => {
  const gaps = (template: string): string[] => (template.match(/\{\w+\}/g) ?? []).sort();
  for (const locale of locales.filter((other) => other !== 'en')) {
    const further = await loadStrings('domain/action/further', locale);
    const common = await loadMessages(locale);
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, gaps(further[key])]).toEqual([key, gaps(en[key])]);
    for (const key of Object.keys(enMessages.sentences) as (keyof typeof enMessages.sentences)[]) {
      expect([key, gaps(common.sentences[key])]).toEqual([key, gaps(enMessages.sentences[key])]);
    }
  }
});

test('whatever a chain holds, no summary throws, and none leaves a gap open', () => {
  const chains = ['eos', 'fio', 'proton'].map((key) => chainByKey(key));
  const contracts = ['eosio', 'core.vaulta', 'eosio.rex', 'atomicassets', 'atomicmarket', 'simpleassets', 'fio.token'];
  const names = furtherFamilies.flatMap(({ actions }) => Object.keys(actions));
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constant('alice'),
    fc.constant('1.0000 EOS'),
    fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))),
    fc.object({ maxDepth: 1 }),
  );
  const fields = fc.dictionary(
    fc.constantFrom('from', 'to', 'owner', 'quotes', 'data', 'asset_ids', 'producers', 'actor', 'amount', 'name'),
    value,
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...chains),
      fc.constantFrom(...contracts),
      fc.constantFrom(...names),
      fields,
      (chain, contract, name, data) => {
        const unsigned = { ...action(contract, name, data), authorization: [] };
        sentenceOf(unsigned, chain);
        const sentence = furtherSentenceOf(unsigned, chain);
        const open = sentence === null ? [] : (en[sentence.template].match(/\{(\w+)\}/g) ?? []);
        for (const gap of open) expect(sentence!.parts).toHaveProperty(gap.slice(1, -1));
      },
    ),
    { numRuns: 2000 },
  );
});
