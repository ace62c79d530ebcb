import { trimEnd } from '@antescope/codec/bytes/trim-end';
import type { AccountView, ResourceMeter } from '@antescope/sources/account/account-view';
import type { Messages } from '../../i18n/messages.ts';
import { grouped } from '../../ui/amount-text.ts';

/** Units that are words. */
export type UnitText = Messages['unit'];

export interface ResourceFigures {
  used: string;
  /** null: unlimited. */
  max: string | null;
  free: string | null;
  permille: number | null;
}

/** RAM in bytes, formatted in a fitting unit. */
export function ramFigures(ram: AccountView['ram'], unit: UnitText): ResourceFigures {
  const used = BigInt(ram.used);
  if (ram.quota === null) return { used: byteText(used, unit), max: null, free: null, permille: null };
  const quota = BigInt(ram.quota);
  return {
    used: byteText(used, unit),
    max: byteText(quota, unit),
    free: byteText(quota > used ? quota - used : 0n, unit),
    permille: permille(used, quota),
  };
}

/** CPU in microseconds or NET in bytes, formatted. */
export function meterFigures(meter: ResourceMeter, kind: 'time' | 'bytes', unit: UnitText): ResourceFigures {
  const show = (value: bigint) => (kind === 'time' ? microsecondText(value, unit) : byteText(value, unit));
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

/**
 * '1,023 bytes', '1.5 KB', '1.2 GB', in steps of 1024: at most two decimals, truncated, so that a remainder is never
 * overstated.
 */
export function byteText(bytes: bigint, unit: UnitText): string {
  return scaled(bytes, [
    [unit.bytes, 1n],
    ['KB', 1n << 10n],
    ['MB', 1n << 20n],
    ['GB', 1n << 30n],
    ['TB', 1n << 40n],
  ]);
}

/** '950 µs', '1.5 ms', '3 min', '1 day'. */
export function microsecondText(micros: bigint, unit: UnitText): string {
  return scaled(micros, [
    ['µs', 1n],
    ['ms', 1000n],
    ['s', 1_000_000n],
    ['min', 60_000_000n],
    ['h', 3_600_000_000n],
    [unit.days, 86_400_000_000n],
  ]);
}

type UnitName = string | ((count: string) => string);

function scaled(value: bigint, units: readonly (readonly [name: UnitName, size: bigint])[]): string {
  const [name, size] = units.findLast(([, least]) => value >= least) ?? units[0]!;
  const hundredths = trimEnd(String(((value * 100n) / size) % 100n).padStart(2, '0'), '0');
  const count = `${grouped(value / size)}${hundredths === '' ? '' : `.${hundredths}`}`;
  return typeof name === 'string' ? `${count} ${name}` : name(count);
}
