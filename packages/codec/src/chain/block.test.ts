import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDocumented } from '../../test/documented.ts';
import {
  blockId,
  blockNumberOf,
  decodeSignedBlock,
  encodeSignedBlock,
  headerDigest,
  isSavannaBlock,
  savannaSignatureDigest,
  type SignedBlock,
} from './block.ts';
import { toHex } from '../bytes/bytes.ts';
import { recoverPublicKey } from '../curve/recover.ts';
import { publicKeyOf, sign } from '../curve/sign.ts';

const key = { type: 'K1', data: new Uint8Array(32).fill(9) } as const;
const signature = sign(new Uint8Array(32), key);

const block: SignedBlock = {
  timestamp: '2026-11-21T03:20:00.500',
  producer: 'aurorabp1111',
  confirmed: 0,
  previous: `0000002a${'11'.repeat(28)}`,
  transaction_mroot: '22'.repeat(32),
  action_mroot: '33'.repeat(32),
  schedule_version: 1,
  new_producers: {
    version: 2,
    producers: [{ producer_name: 'aurorabp1111', block_signing_key: publicKeyOf(key) }],
  },
  header_extensions: [[7, Uint8Array.of(1, 2)]],
  producer_signature: signature,
  transactions: [
    { status: 0, cpu_usage_us: 100, net_usage_words: 12, trx: ['transaction_id', '44'.repeat(32)] },
    {
      status: 3,
      cpu_usage_us: 0,
      net_usage_words: 300,
      trx: [
        'packed_transaction',
        {
          signatures: [signature],
          compression: 0,
          packed_context_free_data: new Uint8Array(),
          packed_trx: Uint8Array.of(1, 2, 3),
        },
      ],
    },
  ],
  block_extensions: [[2, new Uint8Array()]],
};

describe('block', () => {
  test('survives as bytes; its id starts with its number', () => {
    const bytes = encodeSignedBlock(block);
    expect(decodeSignedBlock(bytes)).toEqual(block);
    expect(blockNumberOf(blockId(block))).toBe(43);
    expect(blockId(block).slice(8)).toBe(toHex(headerDigest(block)).slice(8));
    expect(() => decodeSignedBlock(Uint8Array.from([...bytes, 0]))).toThrow('1 bytes left after the block');
    expect(() => blockNumberOf('xyz')).toThrow('Expected hex string');
  });

  test('from Savanna on the producer signs the id', () => {
    expect(isSavannaBlock(block)).toBe(false);
    const header = { ...block, schedule_version: 2147483648, new_producers: null };
    expect(isSavannaBlock(header)).toBe(true);
    const digest = savannaSignatureDigest(header);
    expect(toHex(digest)).toBe(blockId(header));
    expect(recoverPublicKey(digest, sign(digest, key))).toBe(publicKeyOf(key));
  });

  test('changed and cut bytes are read or refused', () => {
    const bytes = encodeSignedBlock(block);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, end) => {
        const changed = bytes.slice();
        changed[at] = byte;
        try {
          decodeSignedBlock(changed.slice(0, end));
        } catch (error) {
          expectDocumented(error);
        }
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 50_000 : 500 },
    );
  });
});
