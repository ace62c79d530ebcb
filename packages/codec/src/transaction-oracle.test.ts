import { Checksum256, Transaction as PeerTransaction, Serializer } from '@wharfkit/antelope';
import { Api } from 'eosjs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from './bytes/bytes.ts';
import { u64ToName } from './chain/name.ts';
import { secondsToTimePointSec } from './chain/time.ts';
import {
  packTransaction,
  signingDigest,
  transactionId,
  unpackTransaction,
  type Action,
  type Transaction,
} from './chain/transaction.ts';
import { decodeTransactionExtension } from './chain/transaction-extension.ts';

const soak = process.env.ANTESCOPE_SOAK === '1' ? 50 : 1;
const u32 = fc.integer({ min: 0, max: 0xffffffff });
const u64 = fc.bigInt(0n, 0xffffffffffffffffn);
const name = u64.map(u64ToName);
const bytes = fc.uint8Array({ maxLength: 40 });
const action: fc.Arbitrary<Action> = fc.record({
  account: name,
  name,
  authorization: fc.array(fc.record({ actor: name, permission: name }), { maxLength: 3 }),
  data: bytes,
});
const transaction: fc.Arbitrary<Transaction> = fc.record({
  expiration: u32.map(secondsToTimePointSec),
  ref_block_num: fc.nat(0xffff),
  ref_block_prefix: u32,
  max_net_usage_words: u32,
  max_cpu_usage_ms: fc.nat(255),
  delay_sec: u32,
  context_free_actions: fc.array(action, { maxLength: 2 }),
  actions: fc.array(action, { maxLength: 3 }),
  transaction_extensions: fc.array(
    fc.tuple(fc.nat(0xffff), bytes).map((pair): [number, Uint8Array] => pair),
    { maxLength: 2 },
  ),
});

// Serialization needs neither a node nor keys.
const eosjs = new Api({
  rpc: {} as never,
  signatureProvider: {} as never,
  chainId: '00'.repeat(32),
  textDecoder: new TextDecoder(),
  textEncoder: new TextEncoder(),
});

function withHex(transaction: Transaction) {
  const plain = (one: Action) => ({ ...one, data: toHex(one.data) });
  return {
    ...transaction,
    context_free_actions: transaction.context_free_actions.map(plain),
    actions: transaction.actions.map(plain),
    transaction_extensions: transaction.transaction_extensions.map(([type, data]) => ({ type, data: toHex(data) })),
  };
}

describe('transactions equal other implementations', () => {
  test('bytes, ids and digests', () => {
    const chainId = 'ab'.repeat(32);
    fc.assert(
      fc.property(transaction, (given) => {
        const packed = packTransaction(given);
        expect(unpackTransaction(packed)).toEqual(given);
        const peer = PeerTransaction.from(withHex(given) as never);
        expect(Serializer.encode({ object: peer }).hexString).toBe(toHex(packed));
        expect(transactionId(packed)).toBe(peer.id.hexString);
        expect(toHex(signingDigest(chainId, packed))).toBe(peer.signingDigest(Checksum256.from(chainId)).hexString);
        const transaction_extensions = given.transaction_extensions.map(([type, data]): [number, string] => [
          type,
          toHex(data),
        ]);
        const byEosjs = eosjs.serializeTransaction({ ...withHex(given), transaction_extensions });
        expect(toHex(byEosjs)).toBe(toHex(packed));
      }),
      { numRuns: 50 * soak },
    );
  });

  test('who pays', () => {
    fc.assert(
      fc.property(name, u64, u64, u64, (payer, max_net_bytes, max_cpu_us, max_memory_bytes) => {
        const resource_payer = {
          payer,
          max_net_bytes: String(max_net_bytes),
          max_cpu_us: String(max_cpu_us),
          max_memory_bytes: String(max_memory_bytes),
        };
        const [[type, hex]] = eosjs.serializeTransactionExtensions({ resource_payer } as never) as [[number, string]];
        expect(decodeTransactionExtension([type, fromHex(hex.toLowerCase())])).toEqual({
          type: 'resource_payer',
          payer,
          max_net_bytes,
          max_cpu_us,
          max_memory_bytes,
        });
      }),
      { numRuns: 50 * soak },
    );
  });
});
