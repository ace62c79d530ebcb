import { useMessages } from '../../i18n/messages-context.ts';
import type { SearchPageData } from './load.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { useStrings } from '../../i18n/strings.ts';
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
    <div className="max-w-2xl">
      <h1 className="mb-4 text-2xl font-semibold">{search.label}</h1>
      <SearchBox />
      <p className="mt-4 text-muted">{data.reason === 'private-key' ? strings.privateKey : strings.nothing}</p>
    </div>
  );
}
