import type { AccountView, ResourceMeter } from '@antescope/sources/account/account-view';
import { grouped } from '../../ui/amount-text.ts';

export interface ResourceFigures {
  used: string;
  /** null: unlimited. */
  max: string | null;
  free: string | null;
  permille: number | null;
}

/** RAM in bytes, drawn in the unit that fits. */
export function ramFigures(ram: AccountView['ram']): ResourceFigures {
  const used = BigInt(ram.used);
  if (ram.quota === null) return { used: byteText(used), max: null, free: null, permille: null };
  const quota = BigInt(ram.quota);
  return {
    used: byteText(used),
    max: byteText(quota),
    free: byteText(quota > used ? quota - used : 0n),
    permille: permille(used, quota),
  };
}

/** CPU in microseconds or NET in bytes, by the unit's own drawing. */
export function meterFigures(meter: ResourceMeter, unit: 'time' | 'bytes'): ResourceFigures {
  const show = unit === 'time' ? microsecondText : byteText;
  const used = BigInt(meter.used);
  if (meter.max === null) return { used: show(used), max: null, free: null, permille: null };
  const max = BigInt(meter.max);
  return {
    used: show(used),
    max: show(max),
    free: meter.available === null ? null : show(BigInt(meter.available)),
    permille: permille(used, max),
  };
}

function permille(used: bigint, all: bigint): number {
  if (all <= 0n) return used > 0n ? 1000 : 0;
  return Number((used * 1000n) / all);
}

/** '1,023 B', '3.42 KiB', '1.20 GiB': two decimals, cut, never rounded up to more than there is. */
export function byteText(bytes: bigint): string {
  return scaled(bytes, ['B', 'KiB', 'MiB', 'GiB', 'TiB'], 1024n);
}

/** '950 µs', '3.42 ms', '1.20 s'. */
export function microsecondText(micros: bigint): string {
  return scaled(micros, ['µs', 'ms', 's'], 1000n);
}

function scaled(value: bigint, units: string[], step: bigint): string {
  let divisor = 1n;
  let at = 0;
  while (at + 1 < units.length && value >= divisor * step) {
    divisor *= step;
    at++;
  }
  if (at === 0) return `${grouped(value)} ${units[0]}`;
  const hundredths = (value * 100n) / divisor;
  return `${grouped(hundredths / 100n)}.${String(hundredths % 100n).padStart(2, '0')} ${units[at]}`;
}
