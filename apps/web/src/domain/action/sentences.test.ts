import { chainByKey } from '@antescope/chains/config/registry';
import { describe, expect, test } from 'vitest';
import { plainSentence } from '../../../test/plain-sentence.ts';
import { loadMessages } from '../../i18n/load-catalog.ts';
import { furtherSentenceOf } from './further/registry.ts';
import { strings as furtherTemplates } from './further/strings.ts';
import type { SentenceAction } from './sentence.ts';
import { sentenceOf } from './sentences/registry.ts';

const eos = chainByKey('eos');
const en = await loadMessages('en');
const ar = await loadMessages('ar');

/** The sentence of an action as plain text, from either registry. */
function sentenceText(action: SentenceAction): string | null {
  const common = sentenceOf(action, eos);
  if (common !== null) return plainSentence(common, en.sentences);
  const further = furtherSentenceOf(action, eos);
  return further === null ? null : plainSentence(further, furtherTemplates);
}

function action(contract: string, name: string, data: unknown): SentenceAction {
  return { contract, name, data, authorization: [{ actor: 'alice', permission: 'active' }] };
}

describe('what actions did', () => {
  test.each([
    [
      'eosio.token',
      'transfer',
      { from: 'alice', to: 'bob', quantity: '5.0000 EOS', memo: '' },
      'alice sent 5.0000 EOS to bob',
    ],
    ['memetoken111', 'transfer', { from: 'a', to: 'b', quantity: '1 MEME', memo: 'hi' }, 'a sent 1 MEME to b · hi'],
    ['eosio', 'newaccount', { creator: 'alice', name: 'carol' }, 'alice created the account carol'],
    ['eosio', 'newaccount', { creator: 'alice', newact: 'carol' }, 'alice created the account carol'],
    [
      'eosio',
      'buyrambytes',
      { payer: 'alice', receiver: 'bob', bytes: 3000 },
      'alice bought 3000 bytes of RAM for bob',
    ],
    [
      'eosio',
      'delegatebw',
      { from: 'alice', receiver: 'alice', stake_net_quantity: '1.0000 EOS', stake_cpu_quantity: '2.0000 EOS' },
      'alice staked 2.0000 EOS for CPU and 1.0000 EOS for NET',
    ],
    ['eosio', 'voteproducer', { voter: 'a', proxy: '', producers: ['b', 'c'] }, 'a voted for b, c'],
    ['eosio', 'voteproducer', { voter: 'a', proxy: 'p', producers: [] }, 'a set p as voting proxy'],
    ['eosio', 'updateauth', { account: 'alice', permission: 'game' }, 'Permission alice@game was updated'],
    [
      'eosio',
      'linkauth',
      { account: 'alice', code: 'eosio.token', type: 'transfer', requirement: 'game' },
      'alice@game was linked to transfer of eosio.token',
    ],
    ['eosio', 'setcode', { account: 'alice', code: '' }, 'alice removed its contract'],
    ['eosio.msig', 'approve', { proposer: 'bob', proposal_name: 'raise' }, 'alice approved raise of bob'],
  ])('%s::%s', (contract, name, data, expected) => {
    expect(sentenceText(action(contract, name, data))).toBe(expected);
  });

  test('an unknown action, or one of an unexpected shape, has no sentence', () => {
    expect(sentenceOf(action('game', 'play', { a: 1 }), eos)).toBeNull();
    expect(sentenceOf(action('eosio.token', 'transfer', { from: 'alice' }), eos)).toBeNull();
    expect(sentenceOf(action('eosio.token', 'transfer', null), eos)).toBeNull();
    expect(sentenceOf(action('nft', 'transfer', { from: 'a', to: 'b', asset_ids: ['1'], memo: '' }), eos)).toBeNull();
    expect(sentenceOf(action('other', 'newaccount', { creator: 'a', name: 'b' }), eos)).toBeNull();
    expect(sentenceOf(action('eosio', 'toString', {}), eos)).toBeNull();
  });

  test('the system contract is taken from the chain', () => {
    const created = { creator: 'alice', name: 'carol' };
    const proposed = { proposer: 'alice', proposal_name: 'raise' };
    const remme = chainByKey('remme');
    expect(sentenceOf(action('rem', 'newaccount', created), remme)?.template).toBe('newAccount');
    expect(sentenceOf(action('eosio', 'newaccount', created), remme)).toBeNull();
    expect(sentenceOf(action('rem', 'newaccount', created), eos)).toBeNull();
    expect(furtherSentenceOf(action('rem.msig', 'propose', proposed), remme)).not.toBeNull();
    expect(furtherSentenceOf(action('rem.msig', 'propose', proposed), eos)).toBeNull();
    const swapped = { from: 'a', to: 'a', quantity: '1.0000 EOS', memo: '' };
    expect(furtherSentenceOf(action('core.vaulta', 'swapto', swapped), eos)).not.toBeNull();
    expect(furtherSentenceOf(action('core.vaulta', 'swapto', swapped), chainByKey('wax'))).toBeNull();
  });

  test('the amount of a token names its contract, because a symbol proves nothing', () => {
    const sentence = sentenceOf(
      action('memetoken111', 'transfer', { from: 'a', to: 'b', quantity: '1.0000 EOS', memo: '' }),
      eos,
    );
    expect(sentence?.parts.quantity).toEqual({ kind: 'amount', text: '1.0000 EOS', contract: 'memetoken111' });
  });

  test('every language has the gaps of the English sentence', () => {
    const gaps = (template: string): string[] => (template.match(/\{\w+\}/g) ?? []).sort();
    for (const key of Object.keys(en.sentences) as (keyof typeof en.sentences)[]) {
      expect([key, gaps(ar.sentences[key])]).toEqual([key, gaps(en.sentences[key])]);
    }
  });
});
