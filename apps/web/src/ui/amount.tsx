import { amountParts } from './amount-text.ts';

/** '1,234.5678 EOS': thin decimals, muted symbol. `flow` draws an incoming amount with a plus, in the positive colour. */
export function Amount({ value, flow }: { value: string; flow?: 'in' | 'out' }) {
  const parts = amountParts(value);
  if (parts === null) return <span className="ident">{value}</span>;
  // Of less than one, the decimals are the amount.
  const thin = flow !== 'in' && parts.integer !== '0';
  const sign = flow === 'in' ? '+' : flow === 'out' ? '−' : parts.sign.replace('-', '−');
  return (
    <span className={`amount ${flow === 'in' ? 'text-positive' : ''}`}>
      {sign}
      {parts.integer}
      {/* Only a number too long for a phone may fall apart, and only at its point. */}
      {parts.integer.length + parts.decimals.length > 18 && <wbr />}
      <span className={thin ? 'text-muted' : ''}>{parts.decimals}</span>
      {parts.symbol !== '' && (
        <>
          {' '}
          <span className="text-muted">{parts.symbol}</span>
        </>
      )}
    </span>
  );
}
