import type { Conversion } from '@antescope/sources/price/exchange-rates';
import type { Locale } from '@antescope/web-contract/locale';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ConversionText = lazyPart(
  () => import('./conversion-text.tsx'),
  (module) => module.ConversionText,
  'domain/conversion',
);

/** Source and day of the exchange rate behind a page's values, or why they are in US dollars. */
export function ConversionNote({ conversion }: { conversion: Conversion | null }) {
  if (!hasNote(conversion)) return null;
  return (
    <Suspense fallback={<p className="h-5" />}>
      <ConversionText conversion={conversion} />
    </Suspense>
  );
}

/** Loads the note, so that server-rendered HTML contains it. */
export async function preloadConversionNote(conversion: Conversion | null, locale: Locale): Promise<void> {
  if (hasNote(conversion)) await ConversionText.preloadIn(locale);
}

/** Values in US dollars by choice need no rate. */
function hasNote(conversion: Conversion | null): conversion is Conversion {
  return conversion !== null && (conversion.origin !== null || conversion.missing !== null);
}
