import type { ActionPage } from '@antescope/sources/history/history-source';
import type { ActionQuery } from '@antescope/sources/history/action-query';
import type { QueryKey } from '@antescope/sources/history/query-terms';
import type { Meta } from '@antescope/sources/core/outcome';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { chainText } from '../../ui/chain-text.ts';
import { failureLine } from '../../ui/failure-line.ts';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Disclosure } from '../value/disclosure.tsx';
import { searchOf } from './query-state.ts';

/** Source, block range, completeness, and failed sources. */
export function SourceNote({ meta, page }: { meta: Meta; page: ActionPage | null }) {
  const strings = useStrings('domain/history');
  const { outcome } = useMessages();
  const { range } = meta;
  const here = page?.filteredHere ?? [];
  return (
    <div className="text-sm text-muted">
      <p className="flex flex-wrap items-center gap-x-2" aria-label={strings.resultLabel} role="note">
        <SourceMark meta={meta} />
        <span>{strings.source(strings.sources[meta.source] ?? meta.source)}</span>
        {range !== null && (
          <span className="tabular-nums">· {strings.blocks(grouped(range.first), grouped(range.last))}</span>
        )}
        <span>· {meta.complete ? strings.complete : strings.partial}</span>
      </p>
      {here.length > 0 && <p>{strings.filteredHere(here.map((field) => strings.keys[keyOf[field]]).join(', '))}</p>}
      {meta.failures.map((failure) => (
        <p key={`${failure.source} ${failure.endpoint} ${failure.code}`} className="wrap-anywhere">
          {failureLine(failure, outcome.reasons)}
        </p>
      ))}
    </div>
  );
}

const keyOf: Record<keyof ActionQuery['filter'], QueryKey> = {
  contract: 'contract',
  action: 'action',
  kinds: 'kind',
  token: 'token',
  counterparty: 'with',
  memo: 'memo',
  after: 'after',
  before: 'before',
  hideSmall: 'small',
  hideSpam: 'spam',
};

interface HiddenNoteProps {
  path: string;
  query: ActionQuery;
  hidden: NonNullable<ActionPage['hidden']>;
}

/** Number of rows hidden as spam, the reasons, and a link to show them. */
export function HiddenNote({ path, query, hidden }: HiddenNoteProps) {
  const strings = useStrings('domain/history');
  const count = hidden.reduce((sum, reason) => sum + reason.count, 0);
  if (count === 0) return null;
  return (
    <details className="group text-sm">
      <Disclosure small>{strings.hidden(count)}</Disclosure>
      <div className="ps-4 pt-1 pb-2">
        <ul className="list-disc ps-4 text-muted">
          {hidden.map(({ rule, value, count: times }) => (
            <li key={`${rule} ${value}`} className="wrap-anywhere">
              {strings.rules[rule](chainText(value))}
              {times > 1 && <span className="figure ms-1">× {grouped(times)}</span>}
            </li>
          ))}
        </ul>
        <AppLink
          path={path}
          search={searchOf({ ...query, filter: { ...query.filter, hideSpam: false } })}
          still
          className="link mt-1 inline-block pointer-coarse:py-2.5"
        >
          {strings.show}
        </AppLink>
      </div>
    </details>
  );
}
