import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useToast } from '../../ui/toast.tsx';
import { loadPart } from '../../lib/page/load-failure.ts';
import { dispatch, targetPath } from './dispatch.ts';
import { addToHistory, initialHistory } from './history.ts';
import type { PaletteItem } from './palette-items.ts';

// In memory only: the search history is private and ends with the tab.
let history: string[] | null = null;
const searched = new Set<string>();

/** The history, and which of its terms were searched. */
export function useSearchHistory(): { terms: readonly string[]; searched: ReadonlySet<string> } {
  const { chain } = useBoot();
  return { terms: history ?? initialHistory(chain), searched };
}

/** Opens what was searched: most directly, numbers via the server, private keys converted locally. */
export function useSearchTarget(done: () => void): {
  search: (term: string) => void;
  open: (item: PaletteItem) => void;
} {
  const router = useRouter();
  const toast = useToast();
  const { chain } = useBoot();
  const { search: messages } = useMessages();

  const remember = (term: string): void => {
    history = addToHistory(history ?? initialHistory(chain), term);
    searched.add(term);
    done();
  };
  const openPrivateKey = async (privateKey: string): Promise<void> => {
    done();
    const { publicKeyFor } = await loadPart(() => import('./private-key.ts'));
    const key = publicKeyFor(privateKey.replaceAll(/\s+/g, ''), chain.keyPrefix);
    if (key === null) toast(messages.badPrivateKey, 'negative');
    else await router.navigate({ to: `/key/${key}` });
  };
  const search = (text: string): void => {
    const term = text.trim();
    const target = dispatch(term, chain.features);
    if (target.kind === 'nothing') return;
    if (target.kind === 'private-key') {
      void openPrivateKey(target.privateKey);
      return;
    }
    remember(term);
    void router.navigate({ to: targetPath(target) ?? `/search/${encodeURIComponent(term)}` });
  };
  const open = (item: PaletteItem): void => {
    if (item.path === undefined) {
      search(item.value);
      return;
    }
    // Titles of pages and symbols are no terms that could be searched again.
    if (dispatchable.has(item.kind)) remember(item.value);
    else done();
    // All search parameters are plain text, while the router types them by route.
    void router.navigate({ to: item.path, search: (item.search ?? {}) as never });
  };
  return { search, open };
}

const dispatchable: ReadonlySet<string> = new Set([
  'account',
  'block',
  'transaction',
  'key',
  'address',
  'contract',
  'proposal',
]);
