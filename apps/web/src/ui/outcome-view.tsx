import { useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Meta, Outcome } from '@antescope/sources/core/outcome';
import { useMessages } from '../i18n/messages-context.ts';
import { Button } from './button.tsx';
import { failureLines } from './failure-line.ts';
import { Nothing } from './nothing.tsx';
import { SourceMark } from './source-mark.tsx';
import { grouped } from './amount-text.ts';

interface OutcomeViewProps<T> {
  outcome: Outcome<T>;
  /** Text if there is no data: 'No token of alice'. */
  empty: ReactNode;
  /** What could not be read: 'the tokens of alice'. */
  what: string;
  children: (data: T, meta: Meta) => ReactNode;
}

/** Renders the three outcomes of a reading: data, empty, failed. */
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

/** What was looked up, and in which source. */
export function Empty({ meta, children }: { meta: Meta; children: ReactNode }) {
  const { outcome } = useMessages();
  return (
    <Nothing>
      {children}
      {/* Keeps the dot from wrapping to the start of a line. */}
      {meta.range !== null && `\u00A0· ${outcome.searched(grouped(meta.range.first), grouped(meta.range.last))}`}{' '}
      <SourceMark meta={meta} />
    </Nothing>
  );
}

/** Shown with partial data: block range and failed sources. */
export function Partial({ meta }: { meta: Meta }) {
  const { outcome } = useMessages();
  return (
    <p className="flex flex-wrap items-center gap-x-2 py-2 text-sm text-muted" role="note">
      <SourceMark meta={meta} />
      {[...(meta.complete ? [] : [outcome.partial]), ...failureLines(meta.failures, outcome.reasons)].join(' · ')}
      {meta.range !== null && (
        <span className="figure">
          {grouped(meta.range.first)} – {grouped(meta.range.last)}
        </span>
      )}
    </p>
  );
}

const ReportedAbove = createContext<Outcome<unknown> | null>(null);

/** Suppresses errors that an outcome above reports already, and their Retry button. */
export function SuppressRepeatedErrors({ outcome, children }: { outcome: Outcome<unknown>; children: ReactNode }) {
  return <ReportedAbove value={outcome.state === 'failed' ? outcome : null}>{children}</ReportedAbove>;
}

/** Failure lines not reported above. */
export function useNewFailureLines(meta: Meta): string[] {
  const { reasons } = useMessages().outcome;
  const above = use(ReportedAbove);
  const reported = failureLines(above?.meta.failures ?? [], reasons);
  return failureLines(meta.failures, reasons).filter((line) => !reported.includes(line));
}

interface FailedProps {
  /** What could not be read: 'the tokens of alice'. */
  what: string;
  meta: Meta;
  stale: boolean;
  /** Replaces 'Could not read …'. */
  title?: string;
}

/** What failed, the source, and a Retry button; the rest of the page is unaffected. */
export function Failed({ what, meta, stale, title }: FailedProps) {
  const { outcome } = useMessages();
  const lines = useNewFailureLines(meta);
  const above = use(ReportedAbove);
  // Unsupported by all sources: no error, and a retry would not help.
  const unsupported = meta.failures.length > 0 && meta.failures.every(({ code }) => unsupportedCodes.has(code));
  return (
    <div
      role={unsupported ? 'note' : 'alert'}
      className={`my-3 border-s-2 ps-3 ${unsupported ? 'border-line-strong' : 'border-negative'}`}
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
      {!unsupported && above === null && <Retry />}
    </div>
  );
}

/** Not offered by any source, or not indexed. */
const unsupportedCodes = new Set(['not-supported', 'not-indexed']);

/** Reloads the page's data in place; without JavaScript it reloads the page. */
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
