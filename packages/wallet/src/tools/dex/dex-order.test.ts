import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dexFacts } from '../../../../../fixtures/tool-facts.ts';
import { alice } from '../../../test/tool-chain.ts';
import { cancelOrder, withdrawDeposits } from './dex-account.ts';
import { discountedFee, type DexOrderFacts, lessFee, proceeds, worsened, worstBookPrice } from './dex-market.ts';
import { limitOrder, marketOrder, percent, stopOrder, worstPrice } from './dex-order.ts';

const chain = publicChain(chainByKey('proton'));
const facts: DexOrderFacts = {
  ...dexFacts,
  book: { ...dexFacts.book, bids: [{ price: 3200n, bid: 10_000_000n, ask: 3_200_000n }, ...dexFacts.book.bids] },
};
const context = { chain, facts };
const order = { market_id: 5, account: 'alice', trigger_price: '0', referrer: '' };
const symbols = {
  bid_symbol: { sym: '4,XPR', contract: 'eosio.token' },
  ask_symbol: { sym: '6,XUSDC', contract: 'xtokens' },
};

test('[DEX-016] an order is one transaction: deposit without a memo, order, matching', () => {
  const reading = limitOrder.read({ side: 'buy', price: '0.0033', pay: '10', fill: 'post-only' }, context);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  expect(reading.act.actions(alice)).toEqual([
    {
      account: 'xtokens',
      name: 'transfer',
      authorization: [alice],
      data: { from: 'alice', to: 'dex', quantity: '10.000000 XUSDC', memo: '' },
    },
    {
      account: 'dex',
      name: 'placeorder',
      authorization: [alice],
      data: { ...order, ...symbols, order_type: 1, order_side: 1, quantity: '10000000', price: '3300', fill_type: 2 },
    },
    { account: 'dex', name: 'process', authorization: [alice], data: { q_size: 30, show_error_msg: 0 } },
  ]);
  expect(reading.act.summary).toEqual({ code: 'buy-order', args: ['10.000000 XUSDC', 'XPR', '0.003300 XUSDC'] });
  // 3,030.3030 XPR less 0.2%.
  expect(reading.act.estimate?.text.args).toEqual(['3024.2423 XPR', '0.2%']);
});

test('a market order has the price of the last level that it reaches, less the slippage, and is filled at once', () => {
  const input = { side: 'sell', pay: '1500', slippage: '1' };
  const reading = marketOrder.read(input, context);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  expect(reading.act.actions(alice)[1]?.data).toEqual({
    ...order,
    ...symbols,
    order_type: 1,
    order_side: 2,
    quantity: '15000000',
    price: '2970',
    fill_type: 1,
  });
  expect(worstPrice(input, context)).toBe(2970n);
  expect(reading.act.warnings[0]).toEqual({ code: 'worst-price', args: ['0.002970 XUSDC'] });
  const faultOf = (pay: string, more: Partial<DexOrderFacts> = {}) => {
    const read = marketOrder.read({ side: 'buy', pay, slippage: '0.5' }, { chain, facts: { ...facts, ...more } });
    return read.ok ? null : read.faults.pay?.code;
  };
  expect(faultOf('33')).toBeNull();
  expect(faultOf('33.1')).toBe('book-too-small');
  expect(faultOf('1', { book: null })).toBe('no-book');
});

test('a stop order has a trigger and no effect on the book before', () => {
  const reading = stopOrder.read(
    { kind: 'stop-loss', side: 'sell', trigger: '0.003', price: '0.0029', pay: '1000' },
    context,
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  expect(reading.act.actions(alice)[1]?.data).toMatchObject({ order_type: 2, trigger_price: '3000', price: '2900' });
});

test.each([
  ['more than the balance', { side: 'sell', price: '0.0033', pay: '2000.0001' }, {}, 'unpaid'],
  ['below the minimum of the market', { side: 'sell', price: '0.0033', pay: '300' }, {}, 'below-order-minimum'],
  ['in a closed market', { side: 'sell', price: '0.0033', pay: '1000' }, { takesOrders: false }, 'orders-disabled'],
])('an order %s is refused', (_, input, more, code) => {
  const reading = limitOrder.read(input, { chain, facts: { ...facts, ...more } });
  expect(reading.ok ? null : reading.faults.pay?.code).toBe(code);
});

test('a canceled order is withdrawn; deposits are withdrawn at any time', () => {
  const reading = cancelOrder.read({ order: '7' }, { chain, facts: { orders: [{ id: '7', label: '' }] } });
  expect(reading.ok && reading.act.actions(alice).map(({ name, data }) => [name, data])).toEqual([
    ['cancelorder', { account: 'alice', order_id: '7' }],
    ['withdrawall', { account: 'alice' }],
  ]);
  const withdrawal = withdrawDeposits.read({}, { chain, facts: {} });
  expect(withdrawal.ok && withdrawal.act.actions(alice)).toHaveLength(1);
});

test('what an order pays out never exceeds its price, and fees are never rounded down', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 15n });
  fc.assert(
    fc.property(units, units, fc.integer({ min: 0, max: 999 }), (paid, price, fee) => {
      const bought = proceeds(facts, 'buy', paid, price);
      expect(bought * price).toBeLessThanOrEqual(paid * 10_000n);
      expect((bought + 1n) * price).toBeGreaterThan(paid * 10_000n);
      const after = lessFee(bought, `0.${String(fee).padStart(3, '0')}`);
      expect(after * 1000n).toBeLessThanOrEqual(bought * BigInt(1000 - fee));
      expect(after).toBeGreaterThanOrEqual(0n);
      expect(worsened(price, 'sell', 50n)).toBeLessThanOrEqual(price);
      expect(worsened(price, 'buy', 50n)).toBeGreaterThanOrEqual(price);
    }),
  );
  expect(worstBookPrice(facts, 'sell', 10_000_000n)).toBe(3200n);
  expect(worstBookPrice(facts, 'sell', 10_000_001n)).toBe(3000n);
});

test('shares are written as percentages', () => {
  expect(['0.001', '0.0005', '0', '0.1', '1', '0.00066'].map(percent)).toEqual([
    '0.1%',
    '0.05%',
    '0%',
    '10%',
    '100%',
    '0.066%',
  ]);
});

test('staked XPR reduces the fee, exactly, with its reason in the review', () => {
  const input = { side: 'buy', price: '0.0033', pay: '10', fill: 'post-only' };
  const reading = (stakedXpr: bigint | null) => limitOrder.read(input, { chain, facts: { ...facts, stakedXpr } });
  const shown = (stakedXpr: bigint | null) => {
    const read = reading(stakedXpr);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const discount = read.act.warnings.find(({ code }) => code === 'fee-discount');
    return { receives: read.act.estimate?.text.args, discount: discount?.args };
  };
  expect(shown(999_999_999n)).toEqual({ receives: ['3024.2423 XPR', '0.2%'], discount: undefined });
  // 3,030.3030 XPR less 0.132%: 4.0000.
  expect(shown(1_000_000_000n)).toEqual({
    receives: ['3026.3030 XPR', '0.132%'],
    discount: ['34%', '100000.0000 XPR'],
  });
  expect(shown(100_000_000_000n)).toEqual({
    receives: ['3030.3030 XPR', '0%'],
    discount: ['100%', '10000000.0000 XPR'],
  });
});

test('a discounted fee is the exact part of the fee', () => {
  const digits = fc.integer({ min: 0, max: 99_999 });
  fc.assert(
    fc.property(digits, fc.constantFrom(1_000_000_000n, 10_000_000_000n, 100_000_000_000n, null), (fee, stakedXpr) => {
      const left = { 1000000000: 66n, 10000000000: 33n, 100000000000: 0n }[String(stakedXpr)] ?? 100n;
      const [whole = '', decimals = ''] = discountedFee(`0.${String(fee).padStart(5, '0')}`, { stakedXpr }).split('.');
      expect(BigInt(whole + decimals.padEnd(7, '0'))).toBe(BigInt(fee) * left);
    }),
  );
});
