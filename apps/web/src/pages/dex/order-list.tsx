import type { DexMarket, DexOrder } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { amountOf } from './market-text.ts';

type Strings = StringFolders['pages/dex'];

/** The token that an order pays with. */
const paidBy = ({ orderSide }: DexOrder, { bidToken, askToken }: DexMarket) => (orderSide === 2 ? bidToken : askToken);

/** '#12 · Sell · 0.003300 XUSDC' */
function orderText(order: DexOrder, market: DexMarket, strings: Strings): string {
  const side = order.orderSide === 2 ? strings.sell : strings.buy;
  return `#${order.orderId ?? ''} · ${side} · ${amountOf(order.price, market.askToken)}`;
}

interface OrderListProps {
  label: string;
  orders: DexOrder[];
  market: DexMarket;
  /** Chooses an order to cancel; null: none can be canceled. */
  onCancel: ((order: { id: string; label: string }) => void) | null;
}

/** Orders with price, what is left of what, and state. */
export function OrderList({ label, orders, market, onCancel }: OrderListProps) {
  const strings = useStrings('pages/dex');
  const stateOf = (order: DexOrder) => <StateText order={order} />;
  const columns: Column<DexOrder>[] = [
    {
      id: 'side',
      head: strings.side,
      cell: (order) => (
        <>
          <span className={order.orderSide === 2 ? 'text-negative' : 'text-positive'}>
            {order.orderSide === 2 ? strings.sell : strings.buy}
          </span>
          {order.orderType > 1 && <span className="text-muted"> · {strings.types.stop}</span>}
          <span className="block text-xs text-muted">
            <span className="sm:hidden">{stateOf(order)} · </span>
            <Moment time={order.createdAt} show="relative" />
          </span>
        </>
      ),
    },
    {
      id: 'price',
      head: strings.price,
      align: 'end',
      cell: ({ price, triggerPrice }) => (
        <>
          <Amount value={amountOf(price, market.askToken)} />
          {/[1-9]/.test(triggerPrice) && (
            <span className="block text-xs text-muted">
              {strings.triggerAt(amountOf(triggerPrice, market.askToken))}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'left',
      head: strings.left,
      align: 'end',
      className: 'max-md:hidden',
      cell: (order) => (
        <>
          <Amount value={amountOf(order.quantityCurr, paidBy(order, market))} />
          {order.quantityInit !== null && (
            <span className="block text-xs text-muted">{amountOf(order.quantityInit, paidBy(order, market))}</span>
          )}
        </>
      ),
    },
    { id: 'state', head: strings.state, className: 'max-sm:hidden', cell: stateOf },
  ];
  if (onCancel !== null) {
    columns.push({
      id: 'cancel',
      head: strings.cancel,
      headHidden: true,
      align: 'end',
      cell: (order) => {
        const { orderId: id } = order;
        if (id === null) return null;
        return (
          <Button
            aria-label={strings.cancelOrder(id)}
            onClick={() => onCancel({ id, label: orderText(order, market, strings) })}
          >
            {strings.cancel}
          </Button>
        );
      },
    });
  }
  return <List label={label} columns={columns} rows={orders} rowKey={({ ordinalOrderId }) => ordinalOrderId} />;
}

/** The state of an order; unknown words of the service verbatim. */
function StateText({ order: { status } }: { order: DexOrder }) {
  const strings = useStrings('pages/dex');
  const known: Readonly<Record<string, string>> = strings.states;
  return <bdi>{Object.hasOwn(known, status) ? known[status] : status}</bdi>;
}
