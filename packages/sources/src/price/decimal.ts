import { trimDecimals } from '@antescope/codec/bytes/trim-end';

/** An exact decimal number: units × 10^−scale. Prices and amounts meet here without ever becoming a float. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** Of '0.7654' or '7.6e-1'; null for what is no finite number, or needs more than 40 places. */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,2}))?$/i.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  if (scale > 40 || scale < -40) return null;
  const units = BigInt(`${sign}${whole}${fraction}`);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: atScale(a, scale) + atScale(b, scale), scale };
}

/** a / b with `places` decimals, cut; null for a division by 0. */
export function divide(a: Decimal, b: Decimal, places: number): Decimal | null {
  if (b.units === 0n) return null;
  const lifted = a.units * 10n ** BigInt(Math.max(0, places + b.scale - a.scale));
  const lowered = b.units * 10n ** BigInt(Math.max(0, a.scale - b.scale - places));
  return { units: lifted / lowered, scale: places };
}

/** Text with exactly `places` decimals, cut; 'half-up' rounds away from zero at a half instead. */
export function decimalText({ units, scale }: Decimal, places: number, rounding: 'half-up' | 'down' = 'down'): string {
  const negative = units < 0n;
  let size = negative ? -units : units;
  if (places >= scale) size *= 10n ** BigInt(places - scale);
  else {
    const step = 10n ** BigInt(scale - places);
    size = (rounding === 'half-up' ? size + step / 2n : size) / step;
  }
  const digits = size.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = places === 0 ? '' : `.${digits.slice(digits.length - places)}`;
  return `${negative && size !== 0n ? '-' : ''}${whole}${fraction}`;
}

/** The shortest text of the exact value. */
export function exactText(value: Decimal): string {
  const text = decimalText(value, value.scale, 'down');
  return value.scale === 0 ? text : trimDecimals(text);
}

export function isLess(a: Decimal, b: Decimal): boolean {
  const scale = Math.max(a.scale, b.scale);
  return atScale(a, scale) < atScale(b, scale);
}

function atScale({ units, scale }: Decimal, targetScale: number): bigint {
  return units * 10n ** BigInt(targetScale - scale);
}
