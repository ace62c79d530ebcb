import { startDate } from '@antescope/sources/history/action-query';
import { type QueryKey, queryKeys } from '@antescope/sources/history/query-terms';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../value/disclosure.tsx';
import type { SuggestedValues } from './completions.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields, typedKeys } from './filter-fields.tsx';
import { QueryLineField } from './query-line-field.tsx';
import {
  isNarrowed,
  queryOfLine,
  queryOfSearch,
  queryOfTexts,
  searchOf,
  type FieldTexts,
  type QueryState,
} from './query-state.ts';
import { useOpen } from '../../ui/use-open.ts';

interface HistoryFilterProps {
  /** Path of the page with the history. */
  path: string;
  shown: QueryState;
  /** First day of the preset range, 'YYYY-MM-DD'. */
  recent: string;
  /** Shown next to the line: the export. */
  children?: ReactNode;
}

/**
 * The filter of a history in two representations in sync, a query line and separate fields. Each state of it has a URL;
 * without JavaScript both are forms of that URL.
 */
export function HistoryFilter({ path, shown, recent, children }: HistoryFilterProps) {
  const strings = useStrings('domain/history');
  const { base } = useBoot();
  const open = useOpen();
  const suggestions = useSuggestedValues(recent);
  const [draft, setDraft] = useState(shown);
  const [shownLine, setShownLine] = useState(shown.line);
  // New URL: the input follows it, expanded parts remain expanded.
  if (shownLine !== shown.line) {
    setShownLine(shown.line);
    setDraft(shown);
  }
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.problems.length > 0) return;
    open(path, { search: searchOf(draft.query), still: true });
  };
  const lineProblems = draft.problems.filter(({ key }) => key === 'query');
  const typed = typedKeys.filter((key) => draft.texts[key] !== '').length;
  return (
    <section aria-label={strings.line}>
      <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
        <form
          action={base + path}
          method="get"
          onSubmit={apply}
          className="flex min-w-0 flex-1 basis-96 items-start gap-x-2"
        >
          <input type="hidden" name="tab" value="transactions" />
          <QueryLineField
            line={draft.line}
            problems={lineProblems}
            suggestions={suggestions}
            onChange={(line) => setDraft(queryOfLine(line))}
          />
          <Button type="submit" kind="primary" className="mt-6.5">
            {strings.apply}
          </Button>
        </form>
        {/* Outside of the form: the export has its own. */}
        <div className="flex flex-wrap gap-2 sm:mt-6.5">
          {isNarrowed(shown.query) && (
            <AppLink path={path} search={{ tab: 'transactions' }} still className={buttonClass('quiet')}>
              {strings.clear}
            </AppLink>
          )}
          {children}
        </div>
      </div>
      <FilterChips
        path={path}
        query={draft.problems.length > 0 ? shown.query : draft.query}
        recent={recent}
        onFollow={(query) => setDraft(queryOfSearch(searchOf(query)))}
      />
      <details className="group mb-3" open={shown.problems.some(({ key }) => key !== 'query')}>
        <Disclosure>
          {strings.more}
          {typed > 0 && <span className="figure">({typed})</span>}
        </Disclosure>
        <form action={base + path} method="get" onSubmit={apply} aria-label={strings.fields} className="pt-2 pb-3">
          <input type="hidden" name="tab" value="transactions" />
          <HiddenInputs texts={draft.texts} />
          <FilterFields
            texts={draft.texts}
            problems={draft.problems}
            onChange={(texts) => setDraft(queryOfTexts(texts))}
          />
          <Button type="submit" className="mt-3">
            {strings.applyFields}
          </Button>
        </form>
      </details>
    </section>
  );
}

/** Hidden inputs for the chips' parts of the filter. */
function HiddenInputs({ texts }: { texts: FieldTexts }) {
  const typed: readonly QueryKey[] = typedKeys;
  return queryKeys
    .filter((key) => !typed.includes(key) && texts[key] !== '')
    .map((key) => <input key={key} type="hidden" name={key} value={texts[key]} />);
}

/** The chain's tokens and common days. */
function useSuggestedValues(recent: string): SuggestedValues {
  const { chain } = useBoot();
  const { coreSymbol, coreContract, systemToken } = chain;
  const tokens = [`${coreSymbol.code}@${coreContract}`];
  if (systemToken !== null) tokens.push(`${systemToken.code}@${systemToken.contract}`);
  const now = new Date(`${recent}T00:00:00Z`);
  now.setUTCDate(now.getUTCDate() + 3);
  return {
    token: tokens,
    contract: [chain.systemAccounts.system, coreContract],
    after: [recent, startDate(now, 7), startDate(now, 30)],
    before: [startDate(now, 0)],
  };
}
