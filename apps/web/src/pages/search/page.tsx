import { useMessages } from '../../i18n/messages-context.ts';
import type { SearchPageData } from './load.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { Mark } from '../../ui/mark.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';

export const screen = defineScreen({
  head: ({ messages }) => ({ title: messages.search.label, description: '', path: '/search' }),
  Component: SearchPage,
});

/** Shown only if a search has no match; all others redirect. */
function SearchPage({ data }: ScreenProps<SearchPageData>) {
  const { search } = useMessages();
  const strings = useStrings('pages/search');
  return (
    <div className="lone">
      <Mark size={64} />
      <h1>{search.label}</h1>
      <p>{data.reason === 'private-key' ? strings.privateKey : strings.nothing}</p>
      <SearchBox />
      <dl className="card card-rows mt-4 w-full text-start">
        {strings.forms.map(([name, form]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-line last:border-b-0 px-5 py-2.5"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="text-end">
              <bdi>{form}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
