import { createRoute } from '@tanstack/react-router';
import { createAccountWords } from '../../pages/createaccount/words.ts';
import { lazyWordsPage } from '../../lib/page/lazy-page.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { loadWords } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet/create-account',
  loader: loadWords(createAccountWords),
  head: ({ match }) => {
    const { boot } = match.context;
    const words = createAccountWords.loaded(boot.locale);
    return pageHead(match.context, {
      title: words.title,
      description: words.description(boot.chain.name),
      path: '/wallet/create-account',
    });
  },
  component: lazyWordsPage(
    () => import('../../pages/createaccount/create-account-page.tsx'),
    (module) => module.CreateAccountPage,
    createAccountWords,
  ),
});
