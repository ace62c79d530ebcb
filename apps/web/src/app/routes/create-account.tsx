import { loadStrings } from '../../i18n/strings.ts';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { stringsLoader } from '../../lib/page/page-route.ts';
import { rootRoute } from './root.tsx';

export const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet/create-account',
  loader: stringsLoader('pages/createaccount'),
  head: async ({ match }) => {
    const { boot } = match.context;
    const strings = await loadStrings('pages/createaccount', boot.locale);
    return pageHead(match.context, {
      title: strings.title,
      description: strings.description(boot.chain.name),
      path: '/wallet/create-account',
    });
  },
  component: lazyPart(
    () => import('../../pages/createaccount/create-account-page.tsx'),
    (module) => module.CreateAccountPage,
    'pages/createaccount',
  ),
});
