import { useMatch } from '@tanstack/react-router';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import type { Page } from '../../lib/page/page-result.ts';

import type { SearchPage } from './load.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { searchPageWords } from './search-page-words.ts';

/** Reached only where a search leads nowhere; everything else is a redirect. */
export function SearchResultPage() {
  const { search } = useMessages();
  const strings = searchPageWords[useBoot().locale];
  const page = useMatch({ strict: false, select: (match) => match.loaderData as Page<SearchPage> | undefined });
  return (
    <div className="max-w-2xl">
      <h1 className="mb-4 text-2xl font-semibold">{search.label}</h1>
      <SearchBox />
      <p className="mt-4 text-muted">{page?.data.reason === 'private-key' ? strings.privateKey : strings.nothing}</p>
    </div>
  );
}
