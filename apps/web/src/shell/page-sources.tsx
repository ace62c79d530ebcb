import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '../i18n/messages-context.ts';
import { pageReadings } from '../lib/page/page-readings.ts';
import type { LoaderResult } from '../lib/page/page-result.ts';
import { Moment } from '../ui/moment.tsx';
import { Popover } from '../ui/popover.tsx';
import { SourceFacts } from '../ui/source-facts.tsx';
import { FreshnessDot } from '../ui/source-mark.tsx';

const shownNames = 2;

/** Age and sources of the page's data; opens the block, response time and failures of each source. */
export function PageSources() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const { source, outcome } = useMessages();
  const result = match?.loaderData as LoaderResult<unknown> | undefined;
  // Redirects and static pages have no `meta`.
  if (match === undefined || result === undefined || !('meta' in result)) return null;
  const readings = pageReadings(result);
  if (readings.length === 0) return null;
  // Shows the last known data at best.
  const mainFailed = result.status === 502;
  const hasFailures = readings.some(({ failures }) => failures.length > 0);
  const names = [...new Set(readings.map((reading) => reading.source).filter((name) => name !== 'none'))];
  return (
    <Popover
      side="above"
      buttonClass="inline-flex min-h-6 items-center gap-2 text-start pointer-coarse:min-h-tap hover:underline"
      button={
        <>
          <FreshnessDot state={hasFailures ? 'partial' : 'fresh'} />
          <span>
            {mainFailed ? (
              outcome.partial
            ) : (
              <>
                {source.updated} <Moment time={new Date(match.updatedAt).toISOString()} show="relative" />
                {names.length > 0 && (
                  <>
                    {' · '}
                    <bdi>
                      {names.slice(0, shownNames).join(', ')}
                      {names.length > shownNames && ` +${names.length - shownNames}`}
                    </bdi>
                  </>
                )}
                {hasFailures && ` · ${outcome.partial}`}
              </>
            )}
          </span>
        </>
      }
    >
      <div className="max-h-96 w-80 overflow-y-auto px-4 text-sm">
        {readings.map((reading) => (
          <div
            key={`${reading.source} ${reading.endpoint} ${reading.way}`}
            className="border-b border-line py-3 last:border-b-0"
          >
            <SourceFacts meta={reading} />
          </div>
        ))}
      </div>
    </Popover>
  );
}
