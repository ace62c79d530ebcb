import type { Meta } from '@antescope/sources/core/outcome';
import { useMessages } from '../i18n/messages-context.ts';
import { Moment } from './moment.tsx';
import { grouped } from './amount-text.ts';
import { failureLines } from './failure-line.ts';

/** Source of a reading, its block, its age, and failed sources. */
export function SourceFacts({ meta }: { meta: Meta }) {
  const { source: strings, outcome } = useMessages();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      {meta.source !== 'none' && (
        <>
          <dt className="text-muted">{strings.source}</dt>
          <dd className="wrap-anywhere">
            {meta.endpoint ?? meta.source}
            {meta.way !== undefined && ` · ${meta.way}`}
          </dd>
        </>
      )}
      {meta.block !== null && (
        <>
          <dt className="text-muted">{strings.block}</dt>
          <dd>
            <span className="figure">{grouped(meta.block)}</span>
          </dd>
        </>
      )}
      {meta.time !== null && (
        <>
          <dt className="text-muted">{strings.time}</dt>
          <dd>
            <Moment time={meta.time} />
          </dd>
        </>
      )}
      {meta.elapsedMs !== null && (
        <>
          <dt className="text-muted">{strings.elapsed}</dt>
          <dd>
            <span className="figure">{Math.round(meta.elapsedMs)} ms</span>
          </dd>
        </>
      )}
      {meta.range !== null && (
        <>
          <dt className="text-muted">{strings.range}</dt>
          <dd>
            <span className="figure">
              {grouped(meta.range.first)} – {grouped(meta.range.last)}
            </span>
          </dd>
        </>
      )}
      {failureLines(meta.failures, outcome.reasons).map((line) => (
        <div key={line} className="col-span-2 mt-1 text-negative">
          {line}
        </div>
      ))}
    </dl>
  );
}
