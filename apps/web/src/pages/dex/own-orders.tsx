import type { DexMarket, DexOrder, DexTrade } from '@antescope/sources/services/dex/dex-records';
import { cancelOrder, withdrawDeposits } from '@antescope/wallet/tools/dex/dex-account';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { OrderList } from './order-list.tsx';
import { RecentTrades } from './recent-trades.tsx';
import { Referrals } from './referrals.tsx';

interface OwnOrdersProps {
  actor: string;
  market: DexMarket;
  onSettled: (block: number) => void;
}

const everyMs = 4000;
const pageSize = 50;

/** Open orders, order history and trades of an account in a market; what can be canceled and withdrawn. */
export function OwnOrders({ actor, market, onSettled }: OwnOrdersProps) {
  const strings = useStrings('pages/dex');
  const { base } = useBoot();
  const [canceled, setCanceled] = useState<{ id: string; label: string } | null>(null);
  const [withdraws, setWithdraws] = useState(false);
  const { value, error } = usePolling(actor, everyMs, async (signal) => {
    const query = { account: actor, limit: pageSize };
    const [open, history, trades] = await Promise.all([
      relay<DexOrder[]>(base, 'dex/open-orders', query, signal),
      relay<DexOrder[]>(base, 'dex/order-history', query, signal),
      relay<DexTrade[]>(base, 'dex/trade-history', query, signal),
    ]);
    const ours = <T extends { marketId: number }>(rows: T[] | null): T[] =>
      (rows ?? []).filter(({ marketId }) => marketId === market.marketId);
    const isOpen = new Set((open ?? []).map(({ ordinalOrderId }) => ordinalOrderId));
    const closed = ours(history).filter(({ ordinalOrderId }) => !isOpen.has(ordinalOrderId));
    return { open: ours(open), closed, trades: ours(trades) };
  });
  const { acts, notes } = strings;
  const shared = { acts, notes, faults: {}, again: strings.close };
  return (
    <>
      {error !== null && (
        <p role="alert" className="card border-s-2 border-negative p-4 wrap-anywhere">
          {strings.ordersFailed(error instanceof Error ? error.message : String(error))}
        </p>
      )}
      {(value !== null || error === null) && (
        <Section
          title={strings.openOrders}
          aside={<Button onClick={() => setWithdraws((now) => !now)}>{strings.withdraw}</Button>}
        >
          <Rows value={value?.open ?? null} none={strings.noOpenOrders}>
            {(rows) => <OrderList label={strings.openOrders} orders={rows} market={market} onCancel={setCanceled} />}
          </Rows>
        </Section>
      )}
      {canceled !== null && (
        <ToolForm
          key={canceled.id}
          tools={[withStrings(cancelOrder, { ...shared, fields: { order: { label: strings.order } } })]}
          facts={{ orders: [canceled] }}
          initial={{ order: canceled.id }}
          onSettled={onSettled}
          onAgain={() => setCanceled(null)}
        />
      )}
      {withdraws && (
        <ToolForm
          tools={[withStrings(withdrawDeposits, { ...shared, fields: {} })]}
          facts={{}}
          onSettled={onSettled}
          onAgain={() => setWithdraws(false)}
        />
      )}
      {value !== null && (
        <>
          <Section title={strings.orderHistory}>
            <Rows value={value.closed} none={strings.noOrderHistory}>
              {(rows) => <OrderList label={strings.orderHistory} orders={rows} market={market} onCancel={null} />}
            </Rows>
          </Section>
          <Section title={strings.ownTrades}>
            <RecentTrades market={market} trades={value.trades} label={strings.ownTrades} />
          </Section>
        </>
      )}
      <Referrals actor={actor} market={market} />
    </>
  );
}

function Rows<T>({ value, none, children }: { value: T[] | null; none: string; children: (rows: T[]) => ReactNode }) {
  const { list } = useMessages();
  if (value === null) return <SkeletonRows rows={2} label={list.loading} />;
  return value.length === 0 ? <p className="text-muted">{none}</p> : children(value);
}
