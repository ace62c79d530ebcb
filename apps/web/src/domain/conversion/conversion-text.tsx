import type { Conversion } from '@antescope/sources/price/exchange-rates';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { languageTags } from '@antescope/web-contract/locale';
import { failureLine } from '../../ui/failure-line.ts';

export function ConversionText({ conversion: { currency, origin, missing } }: { conversion: Conversion }) {
  const strings = useStrings('domain/conversion');
  const { outcome } = useMessages();
  const { locale } = useBoot();
  if (missing !== null) {
    const [failure] = missing.failures;
    return (
      <p role="status" className="text-sm text-warning">
        {strings.missing(missing.currency)}
        {failure !== undefined && <span className="text-muted"> {failureLine(failure, outcome.reasons)}</span>}
      </p>
    );
  }
  if (origin === null) return null;
  const day = origin.day === null ? null : dayText(origin.day, languageTags[locale]);
  const source = strings.sources[origin.source];
  return <p className="text-sm text-muted">{strings.rate(currency, day === null ? source : `${source}, ${day}`)}</p>;
}

/** 'Nov 25, 2026' of '2026-11-25'. */
function dayText(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
