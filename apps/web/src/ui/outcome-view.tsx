import { useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Meta, Outcome } from '@antescope/sources/core/outcome';
import { useMessages } from '../i18n/messages-context.ts';
import { Button } from './button.tsx';
import { failureLines } from './failure-line.ts';
import { SourceDot } from './source-dot.tsx';
import { grouped } from './amount-text.ts';

interface OutcomeViewProps<T> {
  outcome: Outcome<T>;
  /** What was looked for, in words, when there is nothing: 'No token of alice'. */
  empty: ReactNode;
  /** What could not be read: 'the tokens of alice'. */
  what: string;
  children: (data: T, meta: Meta) => ReactNode;
}

/** Data, nothing there, or could not look: the three ends of every reading, each said in its own way. */
export function OutcomeView<T>({ outcome, empty, what, children }: OutcomeViewProps<T>) {
  if (outcome.state === 'failed') {
    return (
      <>
        <Failed what={what} meta={outcome.meta} stale={outcome.stale !== null} />
        {outcome.stale !== null && <div className="opacity-60">{children(outcome.stale, outcome.meta)}</div>}
      </>
    );
  }
  return (
    <>
      {(!outcome.meta.complete || outcome.meta.failures.length > 0) && <Partial meta={outcome.meta} />}
      {outcome.state === 'data' ? children(outcome.data, outcome.meta) : <Empty meta={outcome.meta}>{empty}</Empty>}
    </>
  );
}

/** Says what was looked for and where. */
export function Empty({ meta, children }: { meta: Meta; children: ReactNode }) {
  const { outcome } = useMessages();
  return (
    <p className="py-4 text-muted">
      {children}
      {/* The dot ends a line rather than beginning one. */}
      {meta.range !== null && `\u00A0· ${outcome.searched(grouped(meta.range.first), grouped(meta.range.last))}`}{' '}
      <SourceDot meta={meta} />
    </p>
  );
}

/** The answer holds a part only: which part, and who did not answer. */
export function Partial({ meta }: { meta: Meta }) {
  const { outcome } = useMessages();
  return (
    <p className="flex flex-wrap items-center gap-x-2 py-2 text-sm text-muted" role="note">
      <SourceDot meta={meta} />
      {[...(meta.complete ? [] : [outcome.partial]), ...failureLines(meta.failures, outcome.reasons)].join(' · ')}
      {meta.range !== null && (
        <span className="figure">
          {grouped(meta.range.first)} – {grouped(meta.range.last)}
        </span>
      )}
    </p>
  );
}

const TellsAbove = createContext<Outcome<unknown> | null>(null);

/** What stands below a part that may have failed: the same reason is not told again there, and one Retry is enough. */
export function Below({ outcome, children }: { outcome: Outcome<unknown>; children: ReactNode }) {
  return <TellsAbove value={outcome.state === 'failed' ? outcome : null}>{children}</TellsAbove>;
}

/** The reasons of a failure that are not told above already. */
export function useNewReasons(meta: Meta): string[] {
  const { reasons } = useMessages().outcome;
  const above = use(TellsAbove);
  const told = failureLines(above?.meta.failures ?? [], reasons);
  return failureLines(meta.failures, reasons).filter((line) => !told.includes(line));
}

interface FailedProps {
  /** What could not be read: 'the tokens of alice'. */
  what: string;
  meta: Meta;
  stale: boolean;
  /** Said in place of 'Could not read …'. */
  title?: string;
}

/** What failed, from which source, and a way to try again; the rest of the page stays right. */
export function Failed({ what, meta, stale, title }: FailedProps) {
  const { outcome } = useMessages();
  const lines = useNewReasons(meta);
  const above = use(TellsAbove);
  // No source can tell: that is no fault, and asking again would not help.
  const never = meta.failures.length > 0 && meta.failures.every(({ code }) => beyond.has(code));
  return (
    <div
      role={never ? 'note' : 'alert'}
      className={`my-3 border-s-2 ps-3 ${never ? 'border-line-strong' : 'border-negative'}`}
    >
      <p className="font-semibold">{title ?? outcome.failed(what)}</p>
      {lines.length > 0 && (
        <ul className="mt-1 text-sm text-muted">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {stale && <p className="mt-1 text-sm text-muted">{outcome.stale}</p>}
      {!never && above === null && <Retry />}
    </div>
  );
}

/** No source offers it, or no index keeps it. */
const beyond = new Set(['not-supported', 'not-indexed']);

/** Loads the page's data again, in place. Without JavaScript the browser's own reload does the same. */
export function Retry() {
  const router = useRouter();
  const { outcome } = useMessages();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      className="mt-2"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void router.invalidate().finally(() => setBusy(false));
      }}
    >
      <RotateCw size={16} aria-hidden className={busy ? 'animate-spin' : ''} />
      {outcome.retry}
    </Button>
  );
}
