import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { stringsLoader } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const walletListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallets',
  loader: stringsLoader('pages/wallet-list'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/wallet-list', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/wallets',
    });
  },
  component: lazyPart(
    () => import('../../pages/wallet-list/wallet-list-page.tsx'),
    (module) => module.WalletListPage,
    'pages/wallet-list',
  ),
});
