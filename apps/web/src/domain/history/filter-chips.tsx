import { toggleKind } from '@antescope/sources/history/action-kinds';
import { type ActionFilter, actionKinds } from '@antescope/sources/history/action-filter';
import type { ActionQuery } from '@antescope/sources/history/action-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { searchOf } from './query-state.ts';
import { useStrings } from '../../i18n/strings.ts';

interface FilterChipsProps {
  path: string;
  query: ActionQuery;
  /** First day of the preset range, 'YYYY-MM-DD'. */
  recent: string;
  /** A chip was followed: the next one builds on it, even if its page has not arrived yet. */
  onFollow: (query: ActionQuery) => void;
}

/** Action types and toggles: each a link that keeps the rest of the filter. */
export function FilterChips({ path, query, recent, onFollow }: FilterChipsProps) {
  const strings = useStrings('domain/history');
  const { filter } = query;
  const kinds = filter.kinds ?? [];
  const link = (changed: Partial<ActionQuery>) => {
    const next = { ...query, ...changed };
    return { path, search: searchOf(next), onFollow: () => onFollow(next) };
  };
  const withFilter = (changed: Partial<ActionFilter>) => link({ filter: { ...filter, ...changed } });
  const after = `${recent}T00:00:00.000Z`;
  const isRecent = filter.after === after && filter.before === undefined;
  return (
    <div className="my-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
      <ul aria-label={strings.kindsLabel} className={row}>
        {actionKinds.map((kind) => (
          <Chip key={kind} on={kinds.includes(kind)} {...withFilter({ kinds: toggleKind(kinds, kind) })}>
            {strings.kinds[kind]}
          </Chip>
        ))}
      </ul>
      <ul aria-label={strings.switches} className={row}>
        <Chip on={filter.hideSpam === true} {...withFilter({ hideSpam: filter.hideSpam !== true })}>
          {strings.hideSpam}
        </Chip>
        <Chip on={filter.hideSmall === true} {...withFilter({ hideSmall: filter.hideSmall !== true })}>
          {strings.hideSmall}
        </Chip>
        <Chip
          on={isRecent}
          {...link({ filter: isRecent ? without(filter, 'after') : { ...without(filter, 'before'), after } })}
        >
          {strings.recentDays}
        </Chip>
        <Chip on={query.order === 'asc'} {...link({ order: query.order === 'asc' ? 'desc' : 'asc' })}>
          {strings.oldestFirst}
        </Chip>
      </ul>
    </div>
  );
}

/** On a phone a single line that scrolls horizontally, to leave room for the rows. */
const row = 'flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5';

interface ChipProps {
  on: boolean;
  path: string;
  search: Record<string, string>;
  onFollow: () => void;
  children: ReactNode;
}

function Chip({ on, path, search, onFollow, children }: ChipProps) {
  return (
    <li className="shrink-0">
      <AppLink
        path={path}
        search={search}
        still
        onClick={(event) => {
          // These open another tab or window.
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
        }}
        aria-current={on ? 'true' : undefined}
        className={`inline-flex h-8 items-center gap-1 rounded-full border px-3 text-sm whitespace-nowrap no-underline pointer-coarse:h-tap ${
          on
            ? 'border-accent font-semibold text-accent'
            : 'border-line-strong text-muted hover:bg-surface hover:text-text'
        }`}
      >
        {on && <Check size={14} aria-hidden />}
        {children}
      </AppLink>
    </li>
  );
}

function without(filter: ActionFilter, field: keyof ActionFilter): ActionFilter {
  const { [field]: _, ...rest } = filter;
  return rest;
}
