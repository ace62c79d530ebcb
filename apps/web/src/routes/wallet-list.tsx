import { createRoute } from '@tanstack/react-router';
import { walletListWords } from '../features/wallet-list/words.ts';
import { lazyWordsPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { loadWords } from '../page/page-route.ts';
import { rootRoute } from './root.tsx';

export const walletListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallets',
  loader: loadWords(walletListWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = walletListWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/wallets',
    });
  },
  component: lazyWordsPage(
    () => import('../features/wallet-list/wallet-list-page.tsx'),
    (module) => module.WalletListPage,
    walletListWords,
  ),
});
