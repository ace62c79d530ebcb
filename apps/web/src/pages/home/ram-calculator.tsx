import { parseAsset } from '@antescope/codec/chain/asset';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { useCoreWorth } from '../../wallet/tools/inputs/use-core-worth.ts';
import { ramQuote, type RamReserves, type RamUnit } from './ram-quote.ts';

/** Converts RAM to its price, and an amount of the token to the RAM that it buys. */
export function RamCalculator({ reserves }: { reserves: RamReserves }) {
  const strings = useStrings('pages/home');
  const [text, setText] = useState('1');
  const [unit, setUnit] = useState<RamUnit>('kib');
  const quote = ramQuote(text, unit, reserves);
  const worth = useCoreWorth(quote.ok ? quote.cost : null);
  const faults = {
    'not-a-number': strings.notANumber,
    'not-an-amount': strings.notAnAmount,
    'too-little': strings.tooLittle,
    'too-much': strings.tooMuch,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] items-start gap-3 lg:grid-cols-[16rem_8rem_14rem_minmax(0,1fr)]">
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
      <div className="min-w-0">
        <p className="mb-1 text-sm text-muted">{unit === 'token' ? strings.received : strings.cost}</p>
        <div aria-live="polite" className="wrap-anywhere">
          <p className="flex min-h-9 items-center text-lg">
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
      <p className="text-sm text-muted max-lg:col-span-full lg:flex lg:h-9 lg:translate-y-6 lg:items-center">
        {strings.ramHint}
      </p>
    </div>
  );
}
