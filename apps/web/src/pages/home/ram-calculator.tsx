import { useState } from 'react';
import { Amount } from '../../ui/amount.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { ramQuote, type RamReserves } from './ram-quote.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Converts between bytes or KiB and their price. */
export function RamCalculator({ reserves }: { reserves: RamReserves }) {
  const strings = useStrings('pages/home');
  const [text, setText] = useState('1');
  const [unit, setUnit] = useState<'bytes' | 'kib'>('kib');
  const quote = ramQuote(text, unit, reserves);
  const error =
    quote.ok || text === ''
      ? null
      : { 'not-a-number': strings.notANumber, 'too-little': strings.tooLittle, 'too-much': strings.tooMuch }[
          quote.reason
        ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] items-start gap-3 lg:grid-cols-[16rem_8rem_14rem_minmax(0,1fr)]">
      <Field
        label={strings.amount}
        inputMode="numeric"
        value={text}
        dir="ltr"
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <label className="block">
        <span className="mb-1 block text-sm text-muted">{strings.unit}</span>
        <select
          className={inputClass}
          value={unit}
          onChange={(event) => setUnit(event.target.value === 'kib' ? 'kib' : 'bytes')}
        >
          <option value="kib">{strings.kib}</option>
          <option value="bytes">{strings.bytes}</option>
        </select>
      </label>
      <div>
        <p className="mb-1 text-sm text-muted">{strings.cost}</p>
        <p className="flex h-9 items-center text-lg" aria-live="polite">
          {quote.ok ? <Amount value={quote.cost} /> : '–'}
        </p>
      </div>
      <p className="text-sm text-muted max-lg:col-span-full lg:flex lg:h-9 lg:translate-y-6 lg:items-center">
        {strings.ramHint}
      </p>
    </div>
  );
}
