import { parseAsset } from '@antescope/codec/chain/asset';
import type { RamPrice } from '@antescope/sources/market/ram-price';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { PriceCourse } from '../../ui/price-course.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { byteText } from '../../domain/account/resource-figures.ts';
import type { RamPageData } from './load.ts';
import { checkRam, ramAction, type RamAct, type RamMode } from './ram-input.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

export const screen = defineScreen({
  strings: 'pages/ram',
  head: ({ strings, chain, path }) => ({
    title: sideOf(path) === 'buy' ? strings.buyTitle : strings.sellTitle,
    description: strings.description(chain.name),
  }),
  Component: RamPage,
});

// The wallet's code comes when a person wants to act.
const ActPanel = lazy(() =>
  loadPart(() => import('../../wallet/act-panel.tsx')).then((module) => ({ default: module.ActPanel })),
);

function sideOf(path: string): 'buy' | 'sell' {
  return path === '/wallet/ram/sell' ? 'sell' : 'buy';
}

function RamPage({ data, path }: ScreenProps<RamPageData>) {
  const side = sideOf(path);
  const strings = useStrings('pages/ram');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{side === 'buy' ? strings.buyTitle : strings.sellTitle}</h1>
      <Tabs
        label={strings.sections}
        current={side}
        tabs={[
          { id: 'buy', label: strings.buy, path: '/wallet/ram/buy' },
          { id: 'sell', label: strings.sell, path: '/wallet/ram/sell' },
        ]}
      />
      <OutcomeView outcome={data.market} what={strings.what} empty={strings.none}>
        {(market, meta) => (
          <>
            <Price market={market} state={data.state} source={<SourceDot meta={meta} />} />
            <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
              <Trade key={side} market={market} side={side} />
              <Week week={data.week} />
            </div>
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
  const strings = useStrings('pages/ram');
  const { unit } = useMessages();
  return (
    <div className="py-2">
      <Facts
        columns={3}
        facts={[
          {
            label: strings.price,
            value: (
              <span className="inline-flex items-baseline gap-2">
                <Amount value={market.perKib} />
                {source}
              </span>
            ),
          },
          {
            label: strings.market,
            value: <span className="figure">{byteText(parseAsset(market.base).units, unit)}</span>,
          },
          state.state !== 'data' ? null : { label: strings.sold, value: <Sold state={state.data} /> },
        ]}
      />
    </div>
  );
}

/** How much of all RAM belongs to accounts. */
function Sold({ state: { ramReserved, maxRamSize } }: { state: GlobalState }) {
  const strings = useStrings('pages/ram');
  const { unit } = useMessages();
  const most = BigInt(maxRamSize);
  const hundredths = most === 0n ? 0n : (BigInt(ramReserved) * 10_000n) / most;
  const little = hundredths === 0n && BigInt(ramReserved) > 0n;
  const share = little ? '< 0.01%' : `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
  return (
    <>
      <span className="figure">{byteText(BigInt(ramReserved), unit)}</span>{' '}
      <span className="text-sm text-muted">{strings.share(`\u2066${share}\u2069`)}</span>
    </>
  );
}

/** The price's last days; a server without an index of the market's row has none to show. */
function Week({ week }: { week: RamPageData['week'] }) {
  const strings = useStrings('pages/ram');
  if (week.state === 'empty') return null;
  if (week.state === 'failed' && week.meta.failures.every(({ code }) => code === 'not-indexed')) return null;
  return (
    <div className="min-w-0 pt-2">
      <Section title={strings.week}>
        <OutcomeView outcome={week} what={strings.whatWeek} empty={strings.none}>
          {({ points, unit }) => (
            <PriceCourse
              label={strings.week}
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
  const strings = useStrings('pages/ram');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const [mode, setMode] = useState<RamMode>(side === 'buy' ? 'buyBytes' : 'sell');
  const [typed, setTyped] = useState({ amount: '', receiver: '' });
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<RamAct | null>(null);
  const checked = checkRam(mode, typed, market, strings);
  const faults = shown && !checked.ok ? checked.faults : null;
  const change = (part: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...part });
    setAsked(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShown(true);
    setAsked(checked.ok ? checked.act : null);
  };
  const label = side === 'buy' ? strings.buyTitle : strings.sellTitle;
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4 py-4">
      {side === 'buy' && (
        <label className="block">
          <span className="mb-1 block text-sm text-muted">{strings.by}</span>
          <select
            className={inputClass}
            value={mode}
            onChange={(event) => {
              setMode(event.target.value === 'buyAmount' ? 'buyAmount' : 'buyBytes');
              setAsked(null);
            }}
          >
            <option value="buyBytes">{strings.byBytes}</option>
            <option value="buyAmount">{strings.byAmount(code)}</option>
          </select>
        </label>
      )}
      <Field
        label={mode === 'buyAmount' ? strings.amount(code) : strings.bytes}
        value={typed.amount}
        error={faults?.amount ?? null}
        hint={checked.ok ? checked.estimate : undefined}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        onChange={(event) => change({ amount: event.target.value })}
      />
      {side === 'buy' && (
        <Field
          label={strings.receiver}
          value={typed.receiver}
          error={faults?.receiver ?? null}
          hint={strings.self}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => change({ receiver: event.target.value })}
        />
      )}
      {asked === null ? (
        <Button type="submit" kind="primary">
          {label}
        </Button>
      ) : (
        <Suspense fallback={null}>
          <ActPanel
            label={label}
            actionsKey={JSON.stringify(asked)}
            actions={({ actor, permission }) => [
              ramAction(asked, { actor, permission, system: chain.systemAccounts.system }),
            ]}
          />
        </Suspense>
      )}
    </form>
  );
}
