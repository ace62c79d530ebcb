import { trimDecimals } from '@antescope/codec/bytes/trim-end';
import { dexFeePercent } from '@antescope/economics/dex-fee';
import type { PermissionLevel } from '../../session/session.ts';
import type { ActionInput } from '../../transact/draft.ts';
import { defineTool } from '../define-tool.ts';
import { amountField, type Field, type ToolContext, type ToolInput } from '../field.ts';
import { fact, type Phrase, phrase } from '../phrase.ts';
import type { ToolChain } from '../tool-chain.ts';
import { assetText } from '../units.ts';
import {
  type DexOrderFacts,
  type DexSide,
  discountedFee,
  fillTypes,
  lessFee,
  orderSides,
  orderTypes,
  paidToken,
  proceeds,
  receivedToken,
  worsened,
  worstBookPrice,
} from './dex-market.ts';

const gate = ({ features }: ToolChain): boolean => features.dex;
const contract = 'dex';
/** New orders that `process` matches at most, as Metal X's own interface. */
const processSize = 30;
/** Percent by which a market order may be filled worse than the book, in hundredths. */
const slippages = ['0.5', '1', '3', '5'] as const;

/** Choice fields whose labels the page has, as notes. */
function codeField<const Code extends string>(codes: readonly [Code, ...Code[]]): Field<Code, DexOrderFacts> {
  return {
    kind: 'choice',
    initial: codes[0],
    optional: false,
    read: (text) => ({ ok: true, value: codes.find((code) => code === text) ?? codes[0] }),
    options: () => codes.map((code) => ({ text: code, label: code })),
  };
}

const side = codeField<DexSide>(['buy', 'sell']);
export const sideOf = (input: ToolInput): DexSide => (input.side === 'sell' ? 'sell' : 'buy');

const price = amountField<DexOrderFacts>({ symbol: ({ facts }) => facts.ask });

/** What the order pays with: the bid token in a sell order, else the ask token. */
const pay = amountField<DexOrderFacts>({
  symbol: ({ facts }, input) => paidToken(facts, sideOf(input)),
  available: ({ facts }, input) => {
    const { contract: of, ...symbol } = paidToken(facts, sideOf(input));
    const units = facts.balances[sideOf(input) === 'sell' ? 'bid' : 'ask'];
    return units === null ? null : { units, symbol, contract: of };
  },
});

interface Order {
  side: DexSide;
  pay: bigint;
  price: bigint;
}

type OrderFault =
  | 'unpaid'
  | 'below-order-minimum'
  | 'orders-disabled'
  | 'stops-disabled'
  | 'book-too-small'
  | 'no-book';

function orderFaults({ side: of, pay: paid, price: at }: Order, facts: DexOrderFacts): Phrase<OrderFault>[] {
  if (!facts.takesOrders) return [phrase('orders-disabled')];
  const balance = facts.balances[of === 'sell' ? 'bid' : 'ask'];
  if (balance !== null && paid > balance) return [phrase('unpaid', assetText(balance, paidToken(facts, of)))];
  const value = of === 'buy' ? paid : proceeds(facts, of, paid, at);
  return value < facts.orderMin ? [phrase('below-order-minimum', assetText(facts.orderMin, facts.ask))] : [];
}

/** All faults of an order show at what it pays. */
const onPay = (faults: readonly Phrase<OrderFault>[]) => faults.map((fault) => ({ field: 'pay' as const, fault }));

/** Least that a filled order pays out, after the higher fee. */
function receives(facts: DexOrderFacts, order: Order): bigint {
  const [takerFee, makerFee] = [discountedFee(facts.takerFee, facts), discountedFee(facts.makerFee, facts)];
  const units = proceeds(facts, order.side, order.pay, order.price);
  const [afterTaker, afterMaker] = [lessFee(units, takerFee), lessFee(units, makerFee)];
  return afterTaker < afterMaker ? afterTaker : afterMaker;
}

const receiveNote = (facts: DexOrderFacts, order: Order) =>
  phrase(
    'receives',
    assetText(receives(facts, order), receivedToken(facts, order.side)),
    percent(discountedFee(facts.takerFee, facts)),
  );

/** Why the fee is below the market's. */
function discountNotes({ stakedXpr }: DexOrderFacts): Phrase<'fee-discount'>[] {
  const left = dexFeePercent(stakedXpr ?? 0n);
  if (stakedXpr === null || left === 100n) return [];
  return [fact('fee-discount', `${100n - left}%`, assetText(stakedXpr, { code: 'XPR', precision: 4 }))];
}

const depositNote = (facts: DexOrderFacts, order: Order) => phrase('stays', receivedToken(facts, order.side).code);

const summaryOf = (facts: DexOrderFacts, order: Order) =>
  phrase(
    order.side === 'buy' ? 'buy-order' : 'sell-order',
    assetText(order.pay, paidToken(facts, order.side)),
    receivedToken(facts, order.side).code,
    assetText(order.price, facts.ask),
  );

/** Deposit, order and matching in one transaction: none takes effect without the others. */
function orderActions(
  facts: DexOrderFacts,
  level: PermissionLevel,
  order: Order & { type?: number; fill: number; trigger?: bigint },
): ActionInput[] {
  const token = paidToken(facts, order.side);
  const extended = ({ precision, code, contract: of }: DexOrderFacts['bid']) => ({
    sym: `${precision},${code}`,
    contract: of,
  });
  const authorization = [level];
  return [
    {
      account: token.contract,
      name: 'transfer',
      authorization,
      // With a memo it would not be a deposit.
      data: { from: level.actor, to: contract, quantity: assetText(order.pay, token), memo: '' },
    },
    {
      account: contract,
      name: 'placeorder',
      authorization,
      data: {
        market_id: facts.marketId,
        account: level.actor,
        order_type: order.type ?? orderTypes.limit,
        order_side: orderSides[order.side],
        quantity: order.pay.toString(),
        price: order.price.toString(),
        bid_symbol: extended(facts.bid),
        ask_symbol: extended(facts.ask),
        trigger_price: (order.trigger ?? 0n).toString(),
        fill_type: order.fill,
        referrer: '',
      },
    },
    { account: contract, name: 'process', authorization, data: { q_size: processSize, show_error_msg: 0 } },
  ];
}

/** An order at a price or better. */
export const limitOrder = defineTool<DexOrderFacts>()({
  id: 'dex-limit',
  gate,
  fields: { side, price, pay, fill: codeField(['until-canceled', 'immediate', 'post-only']) },
  check: (values, { facts }) => onPay(orderFaults(values, facts)),
  estimate: (values, { facts }) => ({ field: 'pay', text: receiveNote(facts, values) }),
  warnings: (values, { facts }) => [depositNote(facts, values), ...discountNotes(facts)],
  summary: (values, { facts }) => summaryOf(facts, values),
  actions: (values, { facts, level }) => orderActions(facts, level, { ...values, fill: fillTypes[values.fill] }),
});

interface MarketInput {
  side: DexSide;
  pay: bigint;
  slippage: (typeof slippages)[number];
}

/** The order that a market order places; null if the book is too small or not known. */
function marketOrderOf({ side: of, pay: paid, slippage }: MarketInput, facts: DexOrderFacts): Order | null {
  const last = worstBookPrice(facts, of, paid);
  if (last === null) return null;
  return { side: of, pay: paid, price: worsened(last, of, BigInt(Math.round(Number(slippage) * 100))) };
}

/** The worst price of what a form holds, in units; null while it is incomplete or the book is too small. */
export function worstPrice(input: ToolInput, context: ToolContext<DexOrderFacts>): bigint | null {
  const paid = pay.read(input.pay ?? '', context, input);
  if (!paid.ok || paid.value === 0n) return null;
  const slippage = slippages.find((each) => each === input.slippage) ?? slippages[0];
  return marketOrderOf({ side: sideOf(input), pay: paid.value, slippage }, context.facts)?.price ?? null;
}

/** Filled at once from the book, down to the worst price; the rest is not placed. */
export const marketOrder = defineTool<DexOrderFacts>()({
  id: 'dex-market',
  gate,
  fields: { side, pay, slippage: codeField([...slippages]) },
  check: (values, { facts }) => {
    const order = marketOrderOf(values, facts);
    const faults: Phrase<OrderFault>[] =
      order === null ? [facts.book === null ? phrase('no-book') : phrase('book-too-small')] : orderFaults(order, facts);
    return onPay(faults);
  },
  estimate: (values, { facts }) => {
    const order = marketOrderOf(values, facts);
    return order === null ? null : { field: 'pay', text: receiveNote(facts, order) };
  },
  warnings: (values, { facts }) => {
    const order = marketOrderOf(values, facts);
    if (order === null) return [];
    return [
      phrase('worst-price', assetText(order.price, facts.ask)),
      depositNote(facts, order),
      ...discountNotes(facts),
    ];
  },
  summary: (values, { facts }) => summaryOf(facts, marketOrderOf(values, facts) ?? { ...values, price: 0n }),
  actions: (values, { facts, level }) => {
    const order = marketOrderOf(values, facts);
    return order === null ? [] : orderActions(facts, level, { ...order, fill: fillTypes.immediate });
  },
});

/** Becomes a limit order once the last price reaches the trigger. */
export const stopOrder = defineTool<DexOrderFacts>()({
  id: 'dex-stop',
  gate,
  fields: { kind: codeField(['stop-loss', 'take-profit']), side, trigger: price, price, pay },
  check: (values, { facts }) => {
    const faults = facts.takesStops ? orderFaults(values, facts) : [phrase<OrderFault>('stops-disabled')];
    return onPay(faults);
  },
  estimate: (values, { facts }) => ({ field: 'pay', text: receiveNote(facts, values) }),
  warnings: ({ trigger, ...order }, { facts }) => [
    phrase('triggered', assetText(trigger, facts.ask)),
    depositNote(facts, order),
    ...discountNotes(facts),
  ],
  summary: (values, { facts }) => summaryOf(facts, values),
  actions: ({ kind, ...values }, { facts, level }) =>
    orderActions(facts, level, {
      ...values,
      type: kind === 'stop-loss' ? orderTypes.stopLoss : orderTypes.takeProfit,
      fill: fillTypes['until-canceled'],
    }),
});

/** '0.1%' of '0.001'. */
export function percent(share: string): string {
  const [whole = '0', decimals = ''] = share.split('.');
  const digits = `${whole}${decimals.padEnd(2, '0')}`;
  const point = digits.length - Math.max(0, decimals.length - 2);
  const text = `${BigInt(digits.slice(0, point))}.${digits.slice(point)}`;
  return `${trimDecimals(text)}%`;
}
