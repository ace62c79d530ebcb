import type { Meta } from '@antescope/sources/core/outcome';
import { useMessages } from '../i18n/messages-context.ts';
import { Popover } from './popover.tsx';
import { SourceFacts } from './source-facts.tsx';

type Freshness = 'fresh' | 'partial' | 'failed';

const colors: Record<Freshness, string> = { fresh: 'bg-positive', partial: 'bg-warning', failed: 'bg-negative' };

/** Marks values that are partial or failed, and opens their sources. Those of complete values are in the footer. */
export function SourceMark({ meta, failed = false }: { meta: Meta; failed?: boolean }) {
  const { source } = useMessages();
  if (!failed && meta.complete && meta.failures.length === 0) return null;
  const state = failed ? 'failed' : 'partial';
  return (
    <Popover
      label={source.label(source[state])}
      button={<FreshnessDot state={state} />}
      buttonClass="icon-tap inline-grid size-6 place-items-center rounded-base hover:bg-surface"
    >
      <div className="w-72 p-3 text-sm">
        <p className="mb-2 font-semibold">{source[state]}</p>
        <SourceFacts meta={meta} />
      </div>
    </Popover>
  );
}

export function FreshnessDot({ state }: { state: Freshness }) {
  return <span aria-hidden className={`size-2 rounded-full ${colors[state]}`} />;
}
