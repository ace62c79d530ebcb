import { parseAsset } from '@antescope/codec/chain/asset';
import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import { buyRamByAmount, buyRamByBytes, sellRamBytes } from '@antescope/wallet/tools/ram';
import type { ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { Amount } from '../../ui/amount.tsx';
import { Facts } from '../../ui/facts.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { PriceCourse } from '../../ui/price-course.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { byteText } from '../../domain/account/resource-figures.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';
import type { RamPageData } from './load.ts';
import { ramWords } from './words.ts';

export function BuyRamPage({ data }: { data: RamPageData }) {
  return <RamPage data={data} side="buy" />;
}

export function SellRamPage({ data }: { data: RamPageData }) {
  return <RamPage data={data} side="sell" />;
}

function RamPage({ data, side }: { data: RamPageData; side: 'buy' | 'sell' }) {
  const words = usePageWords(ramWords);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{side === 'buy' ? words.buyTitle : words.sellTitle}</h1>
      <Tabs
        label={words.sections}
        current={side}
        tabs={[
          { id: 'buy', label: words.buy, path: '/wallet/ram/buy' },
          { id: 'sell', label: words.sell, path: '/wallet/ram/sell' },
        ]}
      />
      <OutcomeView outcome={data.market} what={words.what} empty={words.none}>
        {(market, meta) => (
          <>
            <Price market={market} state={data.state} source={<SourceDot meta={meta} />} />
            <div className="py-4">
              <Trade key={side} market={market} side={side} />
            </div>
            <Week week={data.week} />
          </>
        )}
      </OutcomeView>
    </>
  );
}

interface PriceProps {
  market: RamPrice;
  state: RamPageData['state'];
  source: ReactNode;
}

function Price({ market, state, source }: PriceProps) {
  const words = usePageWords(ramWords);
  return (
    <div className="py-2">
      <Facts
        columns={3}
        facts={[
          {
            label: words.price,
            value: (
              <span className="inline-flex items-baseline gap-2">
                <Amount value={market.perKib} />
                {source}
              </span>
            ),
          },
          { label: words.market, value: <span className="figure">{byteText(parseAsset(market.base).units)}</span> },
          state.state !== 'data' ? null : { label: words.sold, value: <Sold state={state.data} /> },
        ]}
      />
    </div>
  );
}

/** How much of all RAM belongs to accounts. */
function Sold({ state: { ramReserved, maxRamSize } }: { state: GlobalState }) {
  const words = usePageWords(ramWords);
  const most = BigInt(maxRamSize);
  const hundredths = most === 0n ? 0n : (BigInt(ramReserved) * 10_000n) / most;
  const little = hundredths === 0n && BigInt(ramReserved) > 0n;
  const share = little ? '< 0.01 %' : `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`;
  return (
    <>
      <span className="figure">{byteText(BigInt(ramReserved))}</span>{' '}
      <span className="text-sm text-muted">{words.share(`\u2066${share}\u2069`)}</span>
    </>
  );
}

/** The price's last days; a server without an index of the market's row has none to show. */
function Week({ week }: { week: RamPageData['week'] }) {
  const words = usePageWords(ramWords);
  if (week.state === 'empty') return null;
  if (week.state === 'failed' && week.meta.failures.every(({ code }) => code === 'not-indexed')) return null;
  return (
    <div className="min-w-0 pt-2">
      <Section title={words.week}>
        <OutcomeView outcome={week} what={words.whatWeek} empty={words.none}>
          {({ points, unit }) => (
            <PriceCourse
              label={words.week}
              unit={unit}
              prices={points.flatMap(({ time, value }) => (value === null ? [] : [{ time, price: value }]))}
            />
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

function Trade({ market, side }: { market: RamPrice; side: 'buy' | 'sell' }) {
  const words = usePageWords(ramWords);
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, faults, notes } = words;
  const bytes = { amount: { label: words.bytes } };
  const receiver = { label: words.receiver, hint: words.self };
  const again = side === 'buy' ? words.buyAgain : words.sellAgain;
  if (side === 'sell')
    return <ToolForm tools={[worded(sellRamBytes, { fields: bytes, acts, faults, notes, again })]} facts={market} />;
  return (
    <ToolForm
      tools={[
        worded(buyRamByBytes, { fields: { ...bytes, receiver }, acts, faults, notes, again }, words.byBytes),
        worded(
          buyRamByAmount,
          { fields: { amount: { label: words.amount(code) }, receiver }, acts, faults, notes, again },
          words.byAmount(code),
        ),
      ]}
      choice={{ label: words.by, style: 'select' }}
      facts={market}
    />
  );
}
