import { CodecError } from '../bytes/error.ts';
import { checkCode, checkPrecision, putSymbolCode, symbolAt } from './symbol.ts';
import { i32At, i64At, putU32, putU64, u32At } from '../bytes/words.ts';

/** A token amount in its smallest unit: 1.0000 EOS is {units: 10000n, precision: 4, code: 'EOS'}. */
export interface Asset {
  units: bigint;
  precision: number;
  code: string;
}

const limit = 1n << 62n;

/** Parses an asset like '1.0000 EOS'. The number of decimals is the precision. */
export function parseAsset(text: string): Asset {
  if (typeof text !== 'string') throw new CodecError('Expected string containing asset');
  const trimmed = text.trim();
  const space = trimmed.indexOf(' ');
  // An empty asset is '0 ', whose space is trimmed.
  if (space < 0 && !/^-?\d+$/.test(trimmed))
    throw new CodecError("Asset's amount and symbol should be separated with space");
  if (space < 0 && !text.trimStart().includes(' ')) {
    throw new CodecError("Asset's amount and symbol should be separated with space");
  }
  const amount = space < 0 ? trimmed : trimmed.slice(0, space);
  const code = space < 0 ? '' : trimmed.slice(space + 1).trim();
  if (!/^-?\d/.test(amount)) throw new CodecError('Asset must begin with a number');
  if (amount.endsWith('.')) throw new CodecError('Missing decimal fraction after decimal point');
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  const fraction = parts?.[3] ?? '';
  checkPrecision(fraction.length);
  checkCode(code);
  if (parts === null) throw new CodecError('Asset must begin with a number');
  const magnitude = BigInt(parts[2]! + fraction);
  if (magnitude >= limit) throw new CodecError('number is out of range');
  return { units: parts[1] === '-' ? -magnitude : magnitude, precision: fraction.length, code };
}

/** Whether {@link parseAsset} accepts the text. */
export function isAsset(text: string): boolean {
  try {
    parseAsset(text);
    return true;
  } catch {
    return false;
  }
}

/** Formats an asset like '1.0000 EOS'. */
export function formatAsset(asset: Asset): string {
  return `${formatUnits(asset.units, asset.precision)} ${asset.code}`;
}

/** Decimal text of an amount in smallest units: formatUnits(-5n, 4) is '-0.0005'. */
export function formatUnits(units: bigint, precision: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString();
  if (precision === 0) return sign + digits;
  const padded = digits.padStart(precision + 1, '0');
  const point = padded.length - precision;
  return `${sign}${padded.slice(0, point)}.${padded.slice(point)}`;
}

/** Sum of two assets; throws 'invalid symbol' for different symbols. */
export function addAssets(a: Asset, b: Asset): Asset {
  if (a.code !== b.code || a.precision !== b.precision) throw new CodecError('invalid symbol');
  const units = a.units + b.units;
  if (units >= limit || units <= -limit) throw new CodecError('number is out of range');
  return { units, precision: a.precision, code: a.code };
}

const scales: readonly number[] = Array.from({ length: 19 }, (_, digits) => 10 ** digits);
// Cache of four-digit decimals, the most common precision.
const fourDigits: (string | undefined)[] = Array.from({ length: 10_000 }, () => undefined);

function four(value: number): string {
  return (fourDigits[value] ??= String(value).padStart(4, '0'));
}

/** Asset of the sixteen bytes at a position, as text like '1.0000 EOS'. */
export function assetAt(data: Uint8Array, at: number): string {
  const { precision, code } = symbolAt(data, at + 8);
  const high = i32At(data, at + 4);
  // Fast path for amounts that fit a number exactly; others, negative ones included, are rare.
  if (high < 0 || high >= 0x200000 || precision > 15) return formatAsset({ units: i64At(data, at), precision, code });
  const units = high * 0x100000000 + u32At(data, at);
  if (precision === 0) return `${units} ${code}`;
  const scale = scales[precision]!;
  let integer = Math.floor(units / scale);
  let rest = units - integer * scale;
  // The quotient may have been rounded up.
  if (rest < 0) {
    integer--;
    rest += scale;
  }
  if (precision === 4) return `${integer}.${four(rest)} ${code}`;
  if (precision === 8) {
    const upper = Math.floor(rest / 10_000);
    return `${integer}.${four(upper)}${four(rest - upper * 10_000)} ${code}`;
  }
  return `${integer}.${String(rest).padStart(precision, '0')} ${code}`;
}

/** Writes the sixteen bytes of an asset like '1.0000 EOS'. Throws as parseAsset does. */
export function putAsset(data: Uint8Array, at: number, text: string): void {
  if (putPlainAsset(data, at, text)) return;
  const { units, precision, code } = parseAsset(text);
  putU64(data, at, units);
  data[at + 8] = precision;
  putSymbolCode(data, at + 9, 7, code);
}

/** Fast path for common assets: up to 15 digits, optional decimal point, a space, capital letters. False for others. */
function putPlainAsset(data: Uint8Array, at: number, text: string): boolean {
  if (typeof text !== 'string') return false;
  const space = text.indexOf(' ');
  const letters = text.length - space - 1;
  if (space < 1 || space > 16 || letters < 1 || letters > 7) return false;
  let units = 0;
  let point = -1;
  for (let i = 0; i < space; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === -2 && point < 0 && i > 0 && i < space - 1) point = i;
    else return false;
  }
  if (point < 0 && space > 15) return false;
  for (let i = 0; i < 7; i++) {
    const letter = i < letters ? text.charCodeAt(space + 1 + i) : 0;
    if (i < letters && (letter < 65 || letter > 90)) return false;
    data[at + 9 + i] = letter;
  }
  data[at + 8] = point < 0 ? 0 : space - 1 - point;
  putU32(data, at, units);
  putU32(data, at + 4, Math.floor(units / 0x100000000));
  return true;
}
