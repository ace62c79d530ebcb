import { amountParts } from './amount-text.ts';

/**
 * '1,234.5678 EOS': light decimals, muted symbol. `flow` renders an incoming amount with a plus, in the positive color.
 */
export function Amount({ value, flow }: { value: string; flow?: 'in' | 'out' }) {
  const parts = amountParts(value);
  if (parts === null) return <span className="ident">{value}</span>;
  // Below one, the decimals are significant.
  const thin = flow !== 'in' && parts.integer !== '0';
  const sign = flow === 'in' ? '+' : flow === 'out' ? '−' : parts.sign.replace('-', '−');
  return (
    <span className={`amount ${flow === 'in' ? 'text-positive' : ''}`}>
      {sign}
      {parts.integer}
      {/* Wraps only at the decimal point, if too long for a phone. */}
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
