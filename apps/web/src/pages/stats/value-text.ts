import { byteText } from '../../domain/account/resource-figures.ts';
import type { useMessages } from '../../i18n/messages-context.ts';
import { grouped } from '../../ui/amount-text.ts';
import type { ChartName } from './charts.ts';

/** Text of a metric's value: CPU in ms, NET in bytes, counts otherwise. */
export function valueText(
  name: ChartName,
  strings: StringFolders['pages/stats'],
  unit: ReturnType<typeof useMessages>['unit'],
): (value: number) => string {
  if (name === 'cpuUs') return (value) => strings.milliseconds(grouped(Math.round(value / 1000)));
  return name === 'netBytes' ? (value) => byteText(BigInt(value), unit) : grouped;
}
