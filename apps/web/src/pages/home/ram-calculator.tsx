import { parseAsset } from '@antescope/codec/chain/asset';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { PriceSeries } from '@antescope/sources/price/price-series';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { useCoreWorth } from '../../wallet/tools/inputs/use-core-worth.ts';
import { ramQuote, type RamReserves, type RamUnit } from './ram-quote.ts';

/** Converts RAM to its price, and an amount of the token to the RAM that it buys. */
export function RamCalculator({ reserves, history }: { reserves: RamReserves; history: Outcome<PriceSeries> }) {
  const strings = useStrings('pages/home');
  const [text, setText] = useState('1');
  const [unit, setUnit] = useState<RamUnit>('kib');
  const quote = ramQuote(text, unit, reserves);
  const routeExists = useRouteExists();
  const worth = useCoreWorth(quote.ok ? quote.cost : null);
  const faults = {
    'not-a-number': strings.notANumber,
    'not-an-amount': strings.notAnAmount,
    'too-little': strings.tooLittle,
    'too-much': strings.tooMuch,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
      <Field
        label={strings.amount}
        inputMode={unit === 'token' ? 'decimal' : 'numeric'}
        value={text}
        dir="ltr"
        error={quote.ok || text === '' ? null : faults[quote.reason]}
        onChange={(event) => setText(event.target.value)}
      />
      <label className="block">
        <span className="mb-1 block text-sm text-muted">{strings.unit}</span>
        <select className={inputClass} value={unit} onChange={(event) => setUnit(event.target.value as RamUnit)}>
          <option value="kib">{strings.kib}</option>
          <option value="bytes">{strings.bytes}</option>
          <option value="token">{parseAsset(reserves.quote).code}</option>
        </select>
      </label>
      <div className="col-span-full min-w-0 rounded-lg bg-raised px-4 py-3">
        <p className="mb-1 text-sm text-muted">{unit === 'token' ? strings.received : strings.cost}</p>
        <div aria-live="polite" className="wrap-anywhere">
          <p className="flex min-h-9 items-center text-xl font-semibold">
            {!quote.ok && '–'}
            {quote.ok && unit !== 'token' && <Amount value={quote.cost} />}
            {quote.ok && unit === 'token' && (
              <bdi className="figure">{strings.bytesOf(grouped(String(quote.bytes)))}</bdi>
            )}
          </p>
          {worth !== null && (
            <p className="text-sm text-muted">
              ≈ <bdi className="figure">{worth}</bdi>
            </p>
          )}
        </div>
      </div>
      <p className="col-span-full text-sm text-muted">{strings.ramHint}</p>
      <RamTrend history={history} />
      {routeExists('/wallet/ram/buy') && (
        <AppLink path="/wallet/ram/buy" className={`${buttonClass('primary')} col-span-full justify-self-stretch`}>
          {strings.buyRam}
        </AppLink>
      )}
    </div>
  );
}

/** The RAM price of the last 24 hours. */
function RamTrend({ history }: { history: Outcome<PriceSeries> }) {
  const { activity, perKib } = useStrings('pages/home');
  const prices = history.state === 'data' ? history.data.points.flatMap(({ value }) => value ?? []) : [];
  if (history.state !== 'data' || prices.length < 2) return null;
  const { unit } = history.data;
  const [low, high] = [Math.min(...prices.map(Number)), Math.max(...prices.map(Number))].map(String) as [
    string,
    string,
  ];
  return (
    <div className="col-span-full">
      <p className="mb-1 flex justify-between gap-3 text-sm text-muted">
        <span>{activity.ramPrice} (24h)</span>
        <bdi className="figure">
          {prices.at(-1)} {unit} {perKib}
        </bdi>
      </p>
      <Sparkline
        label={activity.range(activity.ramPrice, low, high)}
        values={prices.map(Number)}
        shape="area"
        color="text-resources"
      />
    </div>
  );
}
