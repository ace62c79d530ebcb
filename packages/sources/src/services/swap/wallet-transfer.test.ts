import { expect, test } from 'vitest';
import { Field } from '../../core/fields.ts';
import { readWalletTransfer } from './wallet-transfer.ts';

const transfer = {
  id: 'a1',
  type: 'receive',
  hash: 'ab'.repeat(32),
  coin: 'btc',
  wallet: '5f1c',
  network: 'bitcoin',
  value: '0.01250000',
  state: 'confirmed',
  confirmations: 3,
  blockHash: 'cd'.repeat(32),
  blockHeight: 812345,
};

test('[TX-009] the state of a wallet’s transaction, every field; it is received or sent and nothing else', () => {
  expect(readWalletTransfer(new Field(transfer))).toEqual(transfer);
  const young = { ...transfer, type: 'send', hash: null, confirmations: undefined, blockHash: '', blockHeight: null };
  expect(readWalletTransfer(new Field(young))).toEqual({
    ...transfer,
    type: 'send',
    hash: null,
    confirmations: 0,
    blockHash: null,
    blockHeight: null,
  });
  for (const type of ['deposit', '', undefined, 1, 'Receive'])
    expect(() => readWalletTransfer(new Field({ ...transfer, type }))).toThrow("type is not 'receive' or 'send'");
  for (const value of ['1e5', '-1', 'NaN', {}])
    expect(() => readWalletTransfer(new Field({ ...transfer, value }))).toThrow();
});
