import { expect, test } from 'vitest';
import { Field } from '../core/fields.ts';
import { rexBalance, rexPool, rexQueue } from '../table/tables/rex.ts';
import { marketOf } from './rex-market.ts';

const row = {
  version: 0,
  total_lent: '4097001.4271 EOS',
  total_unlent: '12002998.5729 EOS',
  total_rent: '18012.3456 EOS',
  total_lendable: '16100000.0000 EOS',
  total_rex: '150000000000.0000 REX',
  namebid_proceeds: '12.5000 EOS',
  loan_num: '4294967296',
};

test('[REX-002] [REX-003] the stored fields of the pool, and what follows from them', () => {
  const pool = rexPool.read(new Field(row));
  expect(pool).toEqual({
    version: 0,
    totalLent: row.total_lent,
    totalUnlent: row.total_unlent,
    totalRent: row.total_rent,
    totalLendable: row.total_lendable,
    totalRex: row.total_rex,
    namebidProceeds: row.namebid_proceeds,
    loans: '4294967296',
  });
  const market = marketOf(pool, 60_000n, 21);
  expect(market.lentPercent).toBe('25.44');
  expect(market.rexPrice).toBe('0.00010733');
  expect(market.resourcePrice).toBe('0.00150065');
  expect(market.rentedForOne).toBe('666.3392 EOS');
  // 6 tokens every ten minutes are 864 a day for 16,100,000 lendable ones.
  expect(market.interest).toEqual({ day: '0.0053', month: '0.1609' });
});

test('[REX-004] an empty pool divides by nothing', () => {
  const empty = rexPool.read(
    new Field({
      ...row,
      total_lent: '0.0000 EOS',
      total_unlent: '0.0000 EOS',
      total_rent: '0.0000 EOS',
      total_lendable: '0.0000 EOS',
      total_rex: '0.0000 REX',
    }),
  );
  const market = marketOf(empty, 0n, 5);
  expect([market.lentPercent, market.rexPrice, market.resourcePrice]).toEqual(['0.00', '0.00000000', '0.00000000']);
  expect(market.rentedForOne).toBe('0.0000 EOS');
  expect(market.interest).toEqual({ day: '0.0000', month: '0.0000' });
  expect(marketOf(empty, null, 5).interest).toBeNull();
});

test('[REX-005] maturities are pairs of key and value, or of first and second', () => {
  const balance = (maturities: unknown[]) =>
    rexBalance.read(
      new Field({
        version: 0,
        owner: 'alice',
        vote_stake: '1.0000 EOS',
        rex_balance: '20000.0000 REX',
        matured_rex: '7',
        rex_maturities: maturities,
      }),
    );
  const expected = [{ time: '2026-11-26T00:00:00Z', units: '9007199254740993' }];
  expect(balance([{ key: '2026-11-26T00:00:00', value: '9007199254740993' }]).maturities).toEqual(expected);
  expect(balance([{ first: '2026-11-26T00:00:00', second: '9007199254740993' }]).maturities).toEqual(expected);
  expect(balance([]).maturedRex).toBe('7');
});

test('[REX-006] an order of the queue', () => {
  const order = rexQueue.read(
    new Field({
      version: 0,
      owner: 'bob',
      rex_requested: '1000.0000 REX',
      proceeds: '0.0000 EOS',
      stake_change: '0.0000 EOS',
      order_time: '2026-11-20T10:00:00.000',
      is_open: 1,
    }),
  );
  expect(order).toMatchObject({ owner: 'bob', rexRequested: '1000.0000 REX', proceeds: '0.0000 EOS', isOpen: true });
});
