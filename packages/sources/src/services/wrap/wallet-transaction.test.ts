import { expect, test } from 'vitest';
import { Field } from '../../core/fields.ts';
import { readWalletTransaction } from './wallet-transaction.ts';
import { readBridgeRecords } from './wrap.ts';

const transaction = {
  id: 't1',
  type: 'receive',
  hash: 'ab'.repeat(32),
  coin: 'btc',
  wallet: 'alice',
  network: 'bitcoin',
  value: '0.01000000',
  state: 'confirmed',
  confirmations: 3,
  blockHash: 'cd'.repeat(32),
  blockHeight: 912_345,
};
const read = (changes: object) => readWalletTransaction(new Field({ ...transaction, ...changes }));

test('[TX-009] a wallet transaction has every field and is received or sent, nothing else', () => {
  expect(read({ extra: 1 })).toEqual(transaction);
  expect(read({ type: 'send' }).type).toBe('send');
  for (const type of ['deposit', 'Receive', '', null, undefined, 1]) expect(() => read({ type })).toThrow('receive');
});

test('[TX-009] it is in no block until it is confirmed, and its value is a decimal number', () => {
  const { blockHash: _hash, blockHeight: _height, ...pending } = transaction;
  expect(readWalletTransaction(new Field(pending))).toEqual({ ...transaction, blockHash: null, blockHeight: null });
  expect(read({ value: 2, id: 7 })).toMatchObject({ value: '2', id: '7' });
  for (const value of ['-1', '1e3', 'NaN', '', null, undefined]) expect(() => read({ value })).toThrow();
  for (const field of ['id', 'hash', 'coin', 'wallet', 'network', 'state', 'confirmations'])
    expect(() => read({ [field]: undefined }), field).toThrow(field);
});

test('[TX-009] the records of an account may contain wallet transactions', () => {
  expect(readBridgeRecords(new Field({ data: [transaction] }))).toEqual({
    withdrawals: [],
    deposits: [],
    transactions: [transaction],
  });
});
