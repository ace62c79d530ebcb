import { expect, test } from 'vitest';
import { hyperionActData, hyperionRowData } from './act-data.ts';

const json = (value: unknown): string => JSON.stringify(value);
const system = (name: string, data: object): string => json(hyperionActData({ account: 'eosio', name }, data, 'eosio'));

test('transfers of any contract have amount and symbol beside the quantity', () => {
  const data = { from: 'alice', to: 'bob', quantity: '90071992547409.9930 EOS', memo: 'hi' };
  expect(json(hyperionActData({ account: 'any.token', name: 'transfer' }, data, 'eosio'))).toBe(
    '{"from":"alice","to":"bob","amount":90071992547409.993,"symbol":"EOS","quantity":"90071992547409.9930 EOS","memo":"hi"}',
  );
  const nft = { from: 'alice', to: 'bob', asset_ids: ['1'], memo: '' };
  expect(hyperionActData({ account: 'atomicassets', name: 'transfer' }, nft, 'eosio')).toBe(nft);
});

test('system actions have the fields that Hyperion indexes', () => {
  expect(system('newaccount', { creator: 'eosio', name: 'alice', owner: {} })).toBe(
    '{"creator":"eosio","owner":{},"newact":"alice"}',
  );
  expect(system('buyram', { payer: 'a', receiver: 'b', quant: '10.0000 EOS' })).toBe(
    '{"payer":"a","receiver":"b","quant":10}',
  );
  const stake = {
    from: 'a',
    receiver: 'b',
    stake_net_quantity: '1.2000 EOS',
    stake_cpu_quantity: '0.0001 EOS',
    transfer: 0,
  };
  expect(system('delegatebw', stake)).toBe(
    '{"amount":1.2001,"from":"a","receiver":"b","stake_net_quantity":1.2,"stake_cpu_quantity":0.0001,"transfer":0}',
  );
  expect(system('updateauth', { account: 'a', auth: { threshold: 1, keys: [], accounts: [{}], waits: [] } })).toBe(
    '{"account":"a","auth":{"threshold":1,"accounts":[{}]}}',
  );
  // Another contract's action of this name, and data of another shape.
  const own = { quant: '1.0000 EOS' };
  expect(hyperionActData({ account: 'mallory', name: 'buyram' }, own, 'eosio')).toBe(own);
  expect(system('buyram', { quant: 'lots' })).toBe('{"quant":"lots"}');
  for (const data of ['00ff', null, [1]])
    expect(hyperionActData({ account: 'x', name: 'transfer' }, data, 'x')).toBe(data);
});

test('rows of accounts tables have amount and symbol', () => {
  expect(json(hyperionRowData('accounts', { balance: '100.0000 EOS' }))).toBe('{"amount":100,"symbol":"EOS"}');
  expect(hyperionRowData('stat', { supply: '1 A' })).toEqual({ supply: '1 A' });
});
