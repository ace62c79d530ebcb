import type { DexDepth, DexLevel, DexMarket } from '@antescope/sources/services/dex/dex-records';
import { type BookLevel, type DexOrderFacts, paidToken } from '@antescope/wallet/tools/dex/dex-market';
import { limitOrder, marketOrder, sideOf, stopOrder, worstPrice } from '@antescope/wallet/tools/dex/dex-order';
import type { ToolInput } from '@antescope/wallet/tools/field';
import { assetText } from '@antescope/wallet/tools/units';
import { useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { scaled } from '../../ui/chart/scale.ts';
import { ChoiceInput } from '../../wallet/tools/inputs/choice-input.tsx';
import type { FieldInputProps } from '../../wallet/tools/inputs/field-input.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { marketAccess } from './market-text.ts';

interface OrderFormProps {
  market: DexMarket;
  balances: DexOrderFacts['balances'];
  /** The balances are being read. */
  loading: boolean;
  stakedXpr: DexOrderFacts['stakedXpr'];
  /** null: unknown. */
  depth: DexDepth | null;
  onSettled: (block: number) => void;
}

/** Limit, market and stop orders of one market. */
export function OrderForm({ market, balances, stakedXpr, loading, depth, onSettled }: OrderFormProps) {
  const strings = useStrings('pages/dex');
  const { chain } = useBoot();
  const [input, setInput] = useState<ToolInput>({});
  const facts = { ...factsOf(market, balances, depth), stakedXpr };
  const worst = worstPrice(input, { chain, facts });
  const { acts, faults, notes } = strings;
  const shared = { acts, faults, notes, again: strings.newOrder };
  const side = { label: strings.side };
  const price = { label: strings.priceIn(facts.ask.code) };
  const pay = { label: strings.pay(paidToken(facts, sideOf(input)).code) };
  const slippage = {
    label: strings.slippage,
    ...(worst === null ? {} : { hint: strings.worstPrice(assetText(worst, facts.ask)) }),
  };
  const fill = { label: strings.fill };
  const trigger = { label: strings.trigger(facts.ask.code) };
  const choice = (labels: Readonly<Record<string, string>>) => (props: FieldInputProps) => (
    <>
      <ChoiceInput
        {...props}
        options={Object.entries(labels).map(([value, label]) => ({ value, label, warning: null }))}
      />
      {props.hint !== undefined && <p className="text-sm text-muted">{props.hint}</p>}
    </>
  );
  return (
    <section aria-label={strings.placeOrder} className="grid gap-2">
      <h2 className="text-lg font-semibold">{strings.placeOrder}</h2>
      <ToolForm
        tools={[
          withStrings(limitOrder, { ...shared, fields: { side, price, pay, fill } }, strings.types.limit),
          withStrings(marketOrder, { ...shared, fields: { side, pay, slippage } }, strings.types.market),
          withStrings(
            stopOrder,
            { ...shared, fields: { kind: { label: strings.kind }, side, trigger, price, pay } },
            strings.types.stop,
          ),
        ]}
        choice={{ label: strings.orderType, style: 'select' }}
        facts={facts}
        loading={loading}
        inputs={{
          side: choice({ buy: strings.buyCode(facts.bid.code), sell: strings.sellCode(facts.bid.code) }),
          kind: choice(strings.kinds),
          fill: choice(strings.fills),
          slippage: choice({ '0.5': '0.5%', '1': '1%', '3': '3%', '5': '5%' }),
        }}
        onInput={setInput}
        onSettled={onSettled}
      />
    </section>
  );
}

function factsOf(
  market: DexMarket,
  balances: DexOrderFacts['balances'],
  depth: DexDepth | null,
): Omit<DexOrderFacts, 'stakedXpr'> {
  const { bidToken, askToken } = market;
  const { orders, stops } = marketAccess(market);
  const level = ({ level: price, bid, ask }: DexLevel): BookLevel => ({
    price: scaled(price, askToken.precision),
    bid: scaled(bid, bidToken.precision),
    ask: scaled(ask, askToken.precision),
  });
  const token = ({ code, precision, contract }: DexMarket['bidToken']) => ({ code, precision, contract });
  return {
    marketId: market.marketId,
    bid: token(bidToken),
    ask: token(askToken),
    makerFee: market.makerFee,
    takerFee: market.takerFee,
    orderMin: BigInt(market.orderMin),
    takesOrders: orders,
    takesStops: stops,
    balances,
    book: depth === null ? null : { bids: depth.bids.map(level), asks: depth.asks.map(level) },
  };
}
