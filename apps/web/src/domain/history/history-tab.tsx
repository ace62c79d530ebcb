import { RotateCw } from 'lucide-react';
import type { ActionPage } from '@antescope/sources/history/history-source';
import type { ActionQuery } from '@antescope/sources/history/action-query';
import type { Meta, Outcome } from '@antescope/sources/core/outcome';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { useNewFailureLines } from '../../ui/outcome-view.tsx';
import { ExportButton } from './export-button.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { HiddenNote, SourceNote } from './history-notes.tsx';
import { HistoryRows } from './history-rows.tsx';
import type { HistoryView } from './history-view.ts';
import { searchOf } from './query-state.ts';
import { useStrings } from '../../i18n/strings.ts';

interface HistoryTabProps {
  name: string;
  history: HistoryView;
  actions: Outcome<ActionPage>;
}

/** An account's history: filter, sources and rows. */
export function HistoryTab({ name, history, actions }: HistoryTabProps) {
  const path = accountPath(name);
  const { query } = history.state;
  return (
    <>
      <HistoryFilter key={name} path={path} shown={history.state} recent={history.recent}>
        <ExportButton name={name} query={query} />
      </HistoryFilter>
      {actions.state === 'failed' ? (
        <NotRetrieved path={path} query={query} retries={history.retry} meta={actions.meta} />
      ) : (
        <Results
          name={name}
          history={history}
          path={path}
          page={actions.state === 'data' ? actions.data : null}
          meta={actions.meta}
        />
      )}
    </>
  );
}

interface ResultsProps {
  name: string;
  history: HistoryView;
  path: string;
  page: ActionPage | null;
  meta: Meta;
}

function Results({ name, history, path, page, meta }: ResultsProps) {
  const strings = useStrings('domain/history');
  const { query } = history.state;
  const rows = page?.rows ?? [];
  return (
    <HistoryRows
      name={name}
      history={history}
      path={path}
      page={page}
      complete={meta.complete}
      notes={(hidden) => (
        <>
          <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <SourceNote meta={meta} page={page} />
            <HiddenNote path={path} query={query} hidden={hidden} />
          </div>
          {rows.length === 0 && (
            <p className="py-4">
              {page?.next == null ? emptyText(query, strings) : <span className="text-muted">{strings.noneYet}</span>}
            </p>
          )}
        </>
      )}
    />
  );
}

/** "No transfers" if only transfers can match. */
function emptyText({ filter }: ActionQuery, strings: { noActions: string; noTransfers: string }): string {
  const transfers = filter.kinds?.every((kind) => kind === 'send' || kind === 'receive') ?? false;
  return (transfers && filter.kinds!.length > 0) || filter.token !== undefined
    ? strings.noTransfers
    : strings.noActions;
}

interface NotRetrievedProps {
  path: string;
  query: ActionQuery;
  /** Number of manual retries. */
  retries: number;
  meta: Meta;
}

/** All sources failed. Each retry queries all of them, including those backing off after a failure. */
function NotRetrieved({ path, query, retries, meta }: NotRetrievedProps) {
  const strings = useStrings('domain/history');
  const reasons = useNewFailureLines(meta);
  return (
    <div role="alert" className="my-3 border-s-2 border-negative ps-3">
      <p className="font-semibold">{strings.notRetrieved}</p>
      {reasons.length > 0 && (
        <ul className="mt-1 text-sm text-muted">
          {reasons.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <AppLink
        path={path}
        search={{ ...searchOf(query), retry: String(retries + 1) }}
        still
        className={`${buttonClass()} mt-2`}
      >
        <RotateCw size={16} aria-hidden />
        {strings.retry}
      </AppLink>
      <p className="mt-1 text-sm text-muted">{strings.otherSources}</p>
    </div>
  );
}
