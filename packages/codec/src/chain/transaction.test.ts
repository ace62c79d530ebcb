import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from '../bytes/bytes.ts';
import { sha256 } from '../bytes/hash.ts';
import {
  packTransaction,
  refBlock,
  signingDigest,
  transactionId,
  unpackTransaction,
  type Transaction,
} from './transaction.ts';
import { decodeTransactionExtension } from './transaction-extension.ts';

const transfer: Transaction = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 42,
  ref_block_prefix: 305419896,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  actions: [
    {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: fromHex('0000000000855c340000000000000e3d102700000000000004454f5300000000026869'),
    },
  ],
  transaction_extensions: [],
};
const packed =
  '00b955692a0078563412000000000100a6823403ea3055000000572d3ccdcd010000000000855c3400000000a8ed3232230000000000855c340000000000000e3d102700000000000004454f530000000002686900';
const mainnet = 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906';

describe('transaction', () => {
  test('bytes, id and signing digest of a known transfer', () => {
    const bytes = packTransaction(transfer);
    expect(toHex(bytes)).toBe(packed);
    expect(unpackTransaction(bytes)).toEqual(transfer);
    expect(transactionId(bytes)).toBe('49229ea514967e239dd04967e9afc6e27166b78454985d23ccf5d24b6404836a');
    const digest = signingDigest(mainnet, bytes);
    expect(toHex(digest)).toBe('54b5b1915729843e96217ab9dfea9b9ebab640b2fff570f49d8fc49a3b18bda5');
    expect(signingDigest(mainnet, bytes, new Uint8Array())).toEqual(digest);
    expect(signingDigest(mainnet, bytes, Uint8Array.of(0))).toEqual(digest);
    expect(signingDigest(mainnet, bytes, Uint8Array.of(1))).not.toEqual(digest);
  });

  test('bytes left or missing are errors', () => {
    expect(() => unpackTransaction(fromHex(`${packed}00`))).toThrow('1 bytes left after the transaction');
    expect(() => unpackTransaction(fromHex(packed.slice(0, -2)))).toThrow('Read past end of buffer');
  });

  test('context-free data is separate', () => {
    const beside = fromHex('03020102000103');
    const digest = sha256(fromHex(mainnet), fromHex(packed), sha256(beside));
    expect(signingDigest(mainnet, fromHex(packed), beside)).toEqual(digest);
  });

  test('a reference to a block is its low number and the middle of its id', () => {
    expect(refBlock('0001002a00112233785634120011223300112233001122330011223300112233')).toEqual({
      ref_block_num: 42,
      ref_block_prefix: 305419896,
    });
  });

  test('[SERIAL-003] an extension with an unknown id is refused, known ones survive', () => {
    expect(() => decodeTransactionExtension([7, new Uint8Array()])).toThrow(
      'Transaction Extension could not be determined',
    );
    const context = fromHex(`${'11'.repeat(32)}05${'00'.repeat(15)}0000000000855c34`);
    expect(decodeTransactionExtension([0, context])).toEqual({
      type: 'deferred_transaction_generation_context',
      sender_trx_id: '11'.repeat(32),
      sender_id: 5n,
      sender: 'alice',
    });
    const payer = fromHex('0000000000000e3d010000000000000002000000000000000300000000000000');
    expect(decodeTransactionExtension([1, payer])).toEqual({
      type: 'resource_payer',
      payer: 'bob',
      max_net_bytes: 1n,
      max_cpu_us: 2n,
      max_memory_bytes: 3n,
    });
    expect(() => decodeTransactionExtension([1, payer.slice(1)])).toThrow('Read past end of buffer');
  });
});
