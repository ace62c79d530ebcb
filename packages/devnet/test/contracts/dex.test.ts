import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAsset } from '@antescope/codec/chain/asset';
import { dexContract } from '../../src/contracts/xpr/dex/dex-contract.ts';
import { fillTypes, type BalanceRow, type OrderRow, orderTypes, sides } from '../../src/contracts/xpr/dex/dex-rows.ts';
import { xprSystemContract } from '../../src/contracts/system/system-contract.ts';
import { tokenContract } from '../../src/contracts/token/token-contract.ts';
import { contractAction, deploy, systemAction, tokenAction, transfer } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { keyAuthority } from '../../src/story/people.ts';
import { Stage } from './stage.ts';

const bid = { sym: '4,EOS', contract: 'eosio.token' };
const ask = { sym: '6,XMD', contract: 'xmd.token' };
const act = (name: string, by: string, data: unknown) => contractAction(dexContract, 'dex', name, by, data);

/** A chain with the DEX, one market and deposits of two traders; all of them with much RAM. */
function market(): Stage {
  const stage = new Stage(['alice', 'bob', 'dex', 'xmd.token', 'dexfees'], xprSystemContract);
  const ram = (receiver: string) => systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver, bytes: 500_000 });
  stage.push([ram('dex'), ram('xmd.token')], ['eosio']);
  const auth = {
    ...keyAuthority(devPublicKey('stage', 'dex')),
    accounts: [{ permission: { actor: 'dex', permission: 'eosio.code' }, weight: 1 }],
  };
  stage.push([
    ...deploy('dex', dexContract),
    systemAction('updateauth', 'dex', { account: 'dex', permission: 'active', parent: 'owner', auth }),
  ]);
  stage.push([
    ...deploy('xmd.token', tokenContract),
    tokenAction('xmd.token', 'create', 'xmd.token', { issuer: 'xmd.token', maximum_supply: '1000000000.000000 XMD' }),
    tokenAction('xmd.token', 'issue', 'xmd.token', { to: 'xmd.token', quantity: '1000000.000000 XMD', memo: '' }),
    transfer('xmd.token', 'alice', '1000.000000 XMD', '', 'xmd.token'),
    transfer('xmd.token', 'bob', '1000.000000 XMD', '', 'xmd.token'),
  ]);
  const terms = { market_id: 1, bid_token: bid, ask_token: ask, maker_fee: 10n, taker_fee: 20n };
  stage.push([act('setmarket', 'dex', { ...terms, order_min: 1000n, status_code: 1 })]);
  stage.push([
    transfer('alice', 'dex', '500.0000 EOS', ''),
    transfer('alice', 'dex', '100.000000 XMD', '', 'xmd.token'),
    transfer('bob', 'dex', '500.0000 EOS', ''),
    transfer('bob', 'dex', '100.000000 XMD', '', 'xmd.token'),
  ]);
  return stage;
}

const order = (account: string, order_side: number, quantity: bigint, price: bigint, more: object = {}) =>
  act('placeorder', account, {
    market_id: 1,
    account,
    order_type: orderTypes.limit,
    order_side,
    quantity,
    price,
    bid_symbol: bid,
    ask_symbol: ask,
    trigger_price: 0n,
    fill_type: fillTypes.untilCancelled,
    referrer: '',
    ...more,
  });
const run = (by: string, size = 30) => act('process', by, { q_size: size, show_error_msg: 0 });
const deposits = (stage: Stage, owner: string) =>
  Object.fromEntries(
    stage
      .rows<BalanceRow>('dex', 'balances')
      .filter(({ scope }) => scope === owner)
      .map(({ row }) => [parseAsset(row.quantity).code, row.quantity]),
  );
const book = (stage: Stage) => stage.rows<OrderRow>('dex', 'orders').map(({ row }) => row);

test('a buy order is filled at the price of the book, with fees for both sides, and its rest waits', () => {
  const stage = market();
  // 100 EOS at 0.002 XMD; then 1 XMD at up to 0.0025.
  stage.push([order('alice', sides.sell, 1_000_000n, 2000n), run('alice')]);
  stage.push([order('bob', sides.buy, 1_000_000n, 2500n), run('bob')]);
  // 1 XMD would buy 500 EOS, so all 100 are sold for 0.2 XMD.
  expect(deposits(stage, 'alice')).toEqual({ EOS: '400.0000 EOS', XMD: '100.199800 XMD' });
  expect(deposits(stage, 'bob')).toEqual({ EOS: '599.8000 EOS', XMD: '99.000000 XMD' });
  expect(deposits(stage, 'dexfees')).toEqual({ EOS: '0.2000 EOS', XMD: '0.000200 XMD' });
  expect(book(stage)).toMatchObject([{ account: 'bob', order_type: orderTypes.resting, quantity: 800_000n }]);
  expect(stage.refusal(act('cancelorder', 'alice', { account: 'alice', order_id: 2n }))).toBe('order not found');
  stage.push([act('cancelorder', 'bob', { account: 'bob', order_id: 2n })]);
  expect(deposits(stage, 'bob').XMD).toBe('99.800000 XMD');
  stage.push([act('withdrawall', 'bob', { account: 'bob' })]);
  expect(deposits(stage, 'bob')).toEqual({});
  expect(stage.balance('bob', 'xmd.token', 'XMD')).toBe('999.800000 XMD');
});

test('an account that stakes 100,000 XPR pays 66% of the fee; the other side pays its own', () => {
  const stage = market();
  const ram = systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: 'xpr.stake', bytes: 8192 });
  stage.push([stage.newAccount('eosio', 'xpr.stake'), ram, transfer('eosio', 'bob', '100000.0000 EOS', '')], ['eosio']);
  const stake = { from: 'bob', receiver: 'bob', stake_xpr_quantity: '100000.0000 EOS' };
  stage.push([contractAction(xprSystemContract, 'eosio', 'stakexpr', 'bob', stake)]);
  stage.push([order('alice', sides.sell, 1_000_000n, 2000n), run('alice')]);
  stage.push([order('bob', sides.buy, 1_000_000n, 2500n), run('bob')]);
  // 100 EOS less 66% of 0.2%; 0.2 XMD less 0.1%.
  expect(deposits(stage, 'bob').EOS).toBe('599.8680 EOS');
  expect(deposits(stage, 'alice').XMD).toBe('100.199800 XMD');
  expect(deposits(stage, 'dexfees')).toEqual({ EOS: '0.1320 EOS', XMD: '0.000200 XMD' });
});

test('a market order takes what the book has and returns the rest; post-only never takes', () => {
  const stage = market();
  stage.push([order('alice', sides.sell, 1_000_000n, 2000n), run('alice')]);
  stage.push([order('bob', sides.buy, 1_000_000n, 2000n, { fill_type: fillTypes.postOnly }), run('bob')]);
  expect(deposits(stage, 'bob').XMD).toBe('100.000000 XMD');
  const price = 9_223_372_036_854_775_806n;
  stage.push([order('bob', sides.buy, 1_000_000n, price, { fill_type: fillTypes.immediate }), run('bob')]);
  expect(deposits(stage, 'bob').XMD).toBe('99.800000 XMD');
  expect(book(stage)).toEqual([]);
});

test('a stop loss becomes an order when the last price falls to its trigger', () => {
  const stage = market();
  const stop = { order_type: orderTypes.stopLoss, trigger_price: 1900n };
  stage.push([order('alice', sides.sell, 1_000_000n, 1800n, stop)]);
  stage.push([act('processsltp', 'bob', { market_id: 1, size: 10 }), run('bob')]);
  expect(book(stage)).toMatchObject([{ order_type: orderTypes.stopLoss }]);
  stage.push([order('bob', sides.buy, 100_000n, 1850n), run('bob')]);
  stage.push([order('alice', sides.sell, 100_000n, 1850n), run('alice')]);
  stage.push([act('processsltp', 'bob', { market_id: 1, size: 10 })]);
  expect(book(stage).find(({ account }) => account === 'alice')).toMatchObject({ order_type: orderTypes.limit });
});

test('orders that the market does not take are refused', () => {
  const stage = market();
  expect(stage.refusal(order('alice', sides.sell, 6_000_000n, 2000n))).toBe('overdrawn balance');
  expect(stage.refusal(order('alice', sides.buy, 999n, 2000n))).toBe('order is below the minimum of the market');
  expect(stage.refusal(order('alice', sides.buy, 2000n, 2000n, { bid_symbol: ask }))).toBe('symbols of another market');
  expect(stage.refusal(act('setstatus', 'alice', { market_id: 1, status_code: 3 }))).toBe('missing authority of dex');
  stage.push([act('setstatus', 'dex', { market_id: 1, status_code: 3 })]);
  expect(stage.refusal(order('alice', sides.buy, 2000n, 2000n))).toBe('orders are disabled in this market');
});

test('no order creates or loses a unit: deposits, orders and fees are what was deposited', () => {
  const trades = fc.array(
    fc.record({
      who: fc.constantFrom('alice', 'bob'),
      side: fc.constantFrom(sides.buy, sides.sell),
      quantity: fc.bigInt({ min: 1n, max: 3_000_000n }),
      price: fc.bigInt({ min: 1000n, max: 9000n }),
      fill_type: fc.constantFrom(...Object.values(fillTypes)),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(trades, (list) => {
      const stage = market();
      for (const { who, side, quantity, price, fill_type } of list) {
        const placed = order(who, side, quantity, price, { fill_type });
        if (stage.compute(placed).failure === null) stage.push([placed, run(who)]);
      }
      const totals: Record<string, bigint> = { EOS: 0n, XMD: 0n };
      for (const { row } of stage.rows<BalanceRow>('dex', 'balances')) {
        const { code, units } = parseAsset(row.quantity);
        totals[code]! += units;
      }
      for (const { order_side, quantity } of book(stage))
        totals[order_side === sides.sell ? 'EOS' : 'XMD']! += quantity;
      expect(totals).toEqual({ EOS: 10_000_000n, XMD: 200_000_000n });
      expect(book(stage).every(({ order_type }) => order_type === orderTypes.resting)).toBe(true);
    }),
    { numRuns: 8 },
  );
});
