import type { Meta } from '@antescope/sources/core/outcome';
import { useMessages } from '../i18n/messages-context.ts';
import { Moment } from './moment.tsx';
import { grouped } from './amount-text.ts';
import { failureLines } from './failure-line.ts';
import { Popover } from './popover.tsx';

type Freshness = 'fresh' | 'partial' | 'failed';

const colors: Record<Freshness, string> = { fresh: 'bg-positive', partial: 'bg-warning', failed: 'bg-negative' };

/** Source of the adjacent values, their block, and failed sources. */
export function SourceDot({ meta, failed = false }: { meta: Meta; failed?: boolean }) {
  const messages = useMessages();
  const state: Freshness = failed ? 'failed' : meta.complete && meta.failures.length === 0 ? 'fresh' : 'partial';
  return (
    <Popover
      label={messages.source.label(messages.source[state])}
      button={<span aria-hidden className={`size-2 rounded-full ${colors[state]}`} />}
      buttonClass="icon-tap inline-grid size-6 place-items-center rounded-base hover:bg-surface"
    >
      <div className="w-72 p-3 text-sm">
        <p className="mb-2 font-semibold">{messages.source[state]}</p>
        <SourceFacts meta={meta} />
      </div>
    </Popover>
  );
}

function SourceFacts({ meta }: { meta: Meta }) {
  const { source: strings, outcome } = useMessages();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-muted">{strings.source}</dt>
      <dd className="wrap-anywhere">
        {meta.endpoint ?? meta.source}
        {meta.way !== undefined && ` · ${meta.way}`}
      </dd>
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
