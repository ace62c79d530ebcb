import { createRoute } from '@tanstack/react-router';
import { walletListWords } from '../../pages/wallet-list/words.ts';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { loadWords } from '../../lib/page/page-route.ts';
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
    () => import('../../pages/wallet-list/wallet-list-page.tsx'),
    (module) => module.WalletListPage,
    walletListWords,
  ),
});
