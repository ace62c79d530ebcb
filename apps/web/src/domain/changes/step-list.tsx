import type { ReactNode } from 'react';
import type { ChangeStep, StepPage } from '@antescope/sources/state/change-steps';
import type { Meta } from '@antescope/sources/core/outcome';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Disclosure } from '../value/disclosure.tsx';
import { useStrings } from '../../i18n/strings.ts';

interface StepListProps<Step> {
  label: string;
  page: StepPage<Step>;
  meta: Meta;
  stepKey: (step: Step) => string;
  /** Subject of a step, for lists with several subjects. */
  about?: (step: Step) => ReactNode;
  /** Shown at the end of a step's line. */
  aside?: (step: Step) => ReactNode;
  /** Renders the change. */
  children: (step: Step) => ReactNode;
  /** Link to the steps below a block; null for the newest. */
  linkOf: (below: number | null) => { path: string; search: Record<string, string> };
  /** Not the first page. */
  older: boolean;
}

/** History of a value, newest first: block, transactions and change of each step. */
export function StepList<Step extends ChangeStep<unknown>>(props: StepListProps<Step>) {
  const { label, page, meta, stepKey, about, aside, children, linkOf, older } = props;
  const strings = useStrings('domain/changes');
  const { steps, next } = page;
  const [first, last] = [meta.range?.first ?? 0, meta.range?.last ?? 0];
  return (
    <>
      <p className="flex min-h-9 items-center gap-x-3 border-b border-line text-sm text-muted">
        <span>{strings.steps.range(grouped(first), grouped(last))}</span>
        <span className="shrink-0">
          <SourceMark meta={meta} />
        </span>
      </p>
      <ol aria-label={label}>
        {steps.map((step) => (
          <li key={stepKey(step)} data-list-row="" tabIndex={-1} className="border-b border-line py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {about?.(step)}
              <StepSummary step={step} />
              <span className="inline-flex items-baseline gap-x-1.5">
                <span className="text-sm text-muted">{strings.steps.block}</span>
                <BlockLink number={step.block} rowLink />
              </span>
              <span className="text-sm text-muted">
                <Moment time={step.time} show="full" />
              </span>
              {aside !== undefined && <span className="ms-auto text-sm text-muted">{aside(step)}</span>}
            </div>
            <div className="mt-1">{children(step)}</div>
            <Writers step={step} />
            {!step.beforeKnown && <p className="mt-1 text-sm text-muted">{strings.steps.begins(grouped(first))}</p>}
          </li>
        ))}
      </ol>
      {steps.length === 0 && <p className="py-4 text-muted">{strings.steps.end}</p>}
      <Pager
        label={label}
        links={[
          older ? { ...linkOf(null), label: strings.steps.newest } : null,
          next === null ? null : { ...linkOf(next), label: strings.steps.older },
        ]}
      />
    </>
  );
}

function StepSummary({ step }: { step: ChangeStep<unknown> }) {
  const strings = useStrings('domain/changes');
  if (step.after === null) return <Chip tone="negative">{strings.removed}</Chip>;
  if (!step.beforeKnown) return <Chip>{strings.steps.first}</Chip>;
  return step.before === null ? <Chip tone="positive">{strings.created}</Chip> : <Chip>{strings.changed}</Chip>;
}

const maxLinks = 10;

/** The transaction that made the change, known only if a single one of the block can have made it. */
function Writers({ step: { writers, block } }: { step: ChangeStep<unknown> }) {
  const strings = useStrings('domain/changes');
  const [only] = writers;
  if (only === undefined) return null;
  if (writers.length === 1)
    return (
      <p className="mt-1 flex flex-wrap gap-x-2 text-sm">
        <span className="text-muted">{strings.steps.by}</span> <TransactionLink id={only} />
      </p>
    );
  return (
    <details className="group mt-1 text-sm">
      <Disclosure>{strings.steps.oneOf(writers.length)}</Disclosure>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 ps-4">
        {writers.slice(0, maxLinks).map((id) => (
          <li key={id}>
            <TransactionLink id={id} />
          </li>
        ))}
        {writers.length > maxLinks && (
          <li>
            <AppLink path={`/block/${block}`} search={{ tab: 'state' }} className="link">
              {strings.steps.others(writers.length - maxLinks)}
            </AppLink>
          </li>
        )}
      </ul>
    </details>
  );
}
