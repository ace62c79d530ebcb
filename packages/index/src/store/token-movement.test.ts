import { ByteWriter } from '@antescope/codec/bytes/cursor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTokenData } from '../../test/random-token-data.ts';
import { tokenMovement } from './token-movement.ts';

const transfer = { from: 'alice', to: 'bob', symbol: 'EOS', precision: 4, units: 5n, memo: 'rent' };

test('a transfer has sender, recipient and symbol, and a flag for amounts below 0.0005 in its precision', () => {
  const read = (change: Partial<typeof transfer>) =>
    tokenMovement('any.token', 'transfer', packTokenData({ ...transfer, ...change }));
  expect(read({})).toEqual({ from: 'alice', to: 'bob', toKey: false, symbol: 'EOS', small: false });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 18 }), fc.bigInt({ min: 0n, max: (1n << 62n) - 1n }), (precision, units) => {
      expect(read({ precision, units })?.small).toBe(units * 10_000n < 5n * 10n ** BigInt(precision));
    }),
  );
});

test('issue with and without a recipient, and retire, have a token but no parties', () => {
  const made = { from: null, to: null, toKey: false, symbol: 'EOS', small: false };
  const ownerless = { ...transfer, from: null, units: 1n };
  expect(tokenMovement('any.token', 'issue', packTokenData(ownerless))).toEqual(made);
  expect(tokenMovement('any.token', 'issue', packTokenData({ ...ownerless, to: null }))).toEqual(made);
  expect(tokenMovement('any.token', 'retire', packTokenData({ ...ownerless, to: null }))).toEqual(made);
});

test('NFT transfers have parties and no token; other data and other actions are no movement', () => {
  const nft = new ByteWriter();
  nft.name('alice');
  nft.name('bob');
  nft.varuint32(1);
  nft.u64(1099511627776n);
  nft.string('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect(tokenMovement('atomicassets', 'transfer', nft.finish())).toMatchObject({ from: 'alice', symbol: '' });
  expect(tokenMovement('any.token', 'transfer', new Uint8Array(15))).toBeNull();
  expect(tokenMovement('any.token', 'open', packTokenData(transfer))).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom('transfer', 'issue', 'retire'), (data, action) => {
      const movement = tokenMovement('any.token', action, data);
      if (movement !== null) expect(movement.symbol).toMatch(/^[A-Z]{0,7}$/);
    }),
  );
});

test('on FIO the recipient is a public key, with or without lock periods', () => {
  const paid = (locked: number | null, amount: bigint): Uint8Array => {
    const writer = new ByteWriter();
    writer.string('FIO5oBUYbtGTxMS66pPkjC2p8pbA3zCtc8XD4dq9fMut867GRdh82');
    if (locked !== null) {
      writer.u32(1);
      writer.varuint32(locked);
      for (let remaining = locked; remaining > 0; remaining--) {
        writer.i64(86_400n);
        writer.i64(7n);
      }
    }
    writer.i64(amount);
    writer.i64(2_000_000_000n);
    writer.name('alice');
    writer.string('');
    return writer.finish();
  };
  const sent = { from: 'alice', to: null, toKey: true, symbol: 'FIO' };
  expect(tokenMovement('fio.token', 'trnsfiopubky', paid(null, 499_999n))).toEqual({ ...sent, small: true });
  expect(tokenMovement('fio.token', 'trnsloctoks', paid(3, 500_000n))).toEqual({ ...sent, small: false });
  expect(tokenMovement('other.token', 'trnsfiopubky', paid(null, 1n))).toBeNull();
  expect(tokenMovement('fio.token', 'trnsloctoks', paid(3, 1n).subarray(0, 90))).toBeNull();
});
