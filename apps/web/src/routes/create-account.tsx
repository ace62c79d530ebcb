import { createRoute } from '@tanstack/react-router';
import { createAccountWords } from '../features/createaccount/words.ts';
import { lazyWordsPage } from '../page/lazy-page.tsx';
import { pageHead } from '../page/page-head.ts';
import { loadWords } from '../page/page-route.ts';
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
    () => import('../features/createaccount/create-account-page.tsx'),
    (module) => module.CreateAccountPage,
    createAccountWords,
  ),
});
