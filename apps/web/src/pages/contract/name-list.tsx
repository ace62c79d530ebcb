import { type Ref, useEffect, useRef, useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { useFirstItems, withinFirst } from './first-items.tsx';
import type { NamedType } from './load.ts';
import { useStrings } from '../../i18n/strings.ts';

interface NameListProps {
  label: string;
  names: NamedType[];
  chosen: string | null;
  linkOf: (name: string) => { path: string; search: Record<string, string> };
}

/** Number of names from which a filter is shown. */
const filterMinNames = 12;

/** Table or action names as links: a column beside the content, collapsed on phones. */
export function NameList({ label, names, chosen, linkOf }: NameListProps) {
  const strings = useStrings('pages/contract').list;
  const [filter, setFilter] = useState('');
  const scroller = useRef<HTMLUListElement>(null);
  // Scrolls the selected name into view within the list; scrollIntoView would scroll the page as well.
  useEffect(() => {
    const frame = scroller.current;
    const current = chosen === null ? null : frame?.querySelector<HTMLElement>('[aria-current="true"]');
    if (frame == null || current == null || frame.scrollHeight <= frame.clientHeight) return;
    const offset = current.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    if (offset < 0 || offset > frame.clientHeight - current.offsetHeight)
      frame.scrollTop += offset - frame.clientHeight / 2;
  }, [chosen]);
  const matches = names.filter(({ name }) => name.includes(filter.trim().toLowerCase()));
  const { shown, more } = useFirstItems(withinFirst(matches, ({ name }) => name === chosen));
  const list = (frame?: Ref<HTMLUListElement>) => (
    <>
      {names.length >= filterMinNames && (
        <input
          type="search"
          aria-label={`${strings.filter}: ${label}`}
          placeholder={strings.filter}
          className={`${inputClass} mb-2`}
          value={filter}
          dir="ltr"
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <ul ref={frame} className="lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto">
        {matches.map(({ name }) => (
          <li key={name}>
            <AppLink
              {...linkOf(name)}
              still
              aria-current={name === chosen ? 'true' : undefined}
              className={`flex min-h-8 items-center rounded-base px-2 no-underline hover:bg-surface pointer-coarse:min-h-tap focus-visible:-outline-offset-2 ${name === chosen ? 'bg-surface font-semibold text-accent' : ''}`}
            >
              <bdi className="ident">{name}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
      {more}
      {shown.length === 0 && <p className="px-2 text-sm text-muted">{strings.none}</p>}
    </>
  );
  if (names.length === 0) return <div />;
  return (
    <nav aria-label={label}>
      <div className="sticky top-4 max-lg:hidden">{list(scroller)}</div>
      <details key={chosen} className="lg:hidden" open={chosen === null}>
        <summary className="flex h-tap cursor-pointer items-center gap-2 rounded-base border border-line-strong px-3">
          <span className="text-muted">{label}</span>
          <bdi className="ident">{chosen ?? ''}</bdi>
          <span className="figure ms-auto text-sm text-muted">{names.length}</span>
        </summary>
        <div className="max-h-[50vh] overflow-y-auto pt-2">{list()}</div>
      </details>
    </nav>
  );
}
