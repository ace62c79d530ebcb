import { amountParts } from './amount-text.ts';

/**
 * '1,234.5000 EOS': significant digits in one color, trailing zeros and symbol muted. `flow` adds the sign and the color
 * of an incoming or outgoing amount.
 */
export function Amount({ value, flow }: { value: string; flow?: 'in' | 'out' }) {
  const parts = amountParts(value);
  if (parts === null) return <span className="ident">{value}</span>;
  const { decimals, zeros } = parts;
  const color = flow === undefined ? '' : flow === 'in' ? 'text-positive' : 'text-negative';
  const sign = flow === 'in' ? '+' : flow === 'out' ? '−' : parts.sign.replace('-', '−');
  return (
    <span className={`amount ${color}`}>
      {sign}
      {parts.integer}
      {/* Wraps only at the decimal point, if too long for a phone. */}
      {parts.integer.length + decimals.length > 18 && <wbr />}
      {decimals.slice(0, decimals.length - zeros.length)}
      {zeros !== '' && <span className="text-muted">{zeros}</span>}
      {parts.symbol !== '' && (
        <>
          {' '}
          <span className="text-muted">{parts.symbol}</span>
        </>
      )}
    </span>
  );
}
