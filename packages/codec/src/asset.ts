import { CodecError } from './error.ts';
import { checkCode, checkPrecision } from './symbol.ts';

/** An amount of a token: `units` counts the smallest unit, so 1.0000 EOS is {units: 10000n, precision: 4, code: 'EOS'}. */
export interface Asset {
  units: bigint;
  precision: number;
  code: string;
}

const limit = 1n << 62n;

/** Amount of a text like '1.0000 EOS'; as many digits after the point as are written are its precision. */
export function parseAsset(text: string): Asset {
  if (typeof text !== 'string') throw new CodecError('Expected string containing asset');
  const trimmed = text.trim();
  const space = trimmed.indexOf(' ');
  // An empty asset is written '0 ', and trimming took its space away.
  if (space < 0 && !/^-?\d+$/.test(trimmed))
    throw new CodecError("Asset's amount and symbol should be separated with space");
  if (space < 0 && !text.trimStart().includes(' ')) {
    throw new CodecError("Asset's amount and symbol should be separated with space");
  }
  const amount = space < 0 ? trimmed : trimmed.slice(0, space);
  const code = space < 0 ? '' : trimmed.slice(space + 1).trim();
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

/** Text like '1.0000 EOS'. */
export function formatAsset(asset: Asset): string {
  return `${formatUnits(asset.units, asset.precision)} ${asset.code}`;
}

/** Decimal text of a count of smallest units: formatUnits(-5n, 4) is '-0.0005'. */
export function formatUnits(units: bigint, precision: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString();
  if (precision === 0) return sign + digits;
  const padded = digits.padStart(precision + 1, '0');
  const point = padded.length - precision;
  return `${sign}${padded.slice(0, point)}.${padded.slice(point)}`;
}

/** Sum of two amounts of one symbol; throws 'invalid symbol' for different symbols. */
export function addAssets(a: Asset, b: Asset): Asset {
  if (a.code !== b.code || a.precision !== b.precision) throw new CodecError('invalid symbol');
  const units = a.units + b.units;
  if (units >= limit || units <= -limit) throw new CodecError('number is out of range');
  return { units, precision: a.precision, code: a.code };
}
