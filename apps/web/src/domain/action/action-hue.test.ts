import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { hueOf } from './action-hue.ts';

test('the hue follows the kind of an action, which depends on its contract', () => {
  const chain = { ...chainByKey('eos'), chainId: '' };
  expect(hueOf('eosio.token', 'transfer', chain)).toBe('transfer');
  expect(hueOf('eosio', 'buyram', chain)).toBe('resources');
  expect(hueOf('eosio', 'voteproducer', chain)).toBe('governance');
  expect(hueOf('eosio.msig', 'propose', chain)).toBe('governance');
  expect(hueOf('eosio', 'newaccount', chain)).toBe('account');
  expect(hueOf('atomicassets', 'mintasset', chain)).toBe('nft');
  expect(hueOf('mygame', 'buyram', chain)).toBe('contract');
});
