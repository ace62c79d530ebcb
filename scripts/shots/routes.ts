import { pageExamples } from '../../e2e/looks/page-examples.ts';
import { openedChainRoutes } from './opened-chain-routes.ts';
import { openedDetailRoutes } from './opened-detail-routes.ts';
import type { Route } from './route.ts';

const exampleRoutes = [...(await pageExamples()).values()].flatMap(({ shots = {}, fullShots = {} }): Route[] => [
  ...Object.entries(shots).map(([name, path]) => ({ name, path })),
  ...Object.entries(fullShots).map(([name, path]) => ({ name, path, states: ['full'] as const })),
]);

/** Pages with fixed addresses: with data, empty, not found, and after an interaction. */
export const fixedRoutes: readonly Route[] = [
  ...exampleRoutes,
  { name: 'not-found', path: '/no/such/page' },
  ...openedDetailRoutes,
  ...openedChainRoutes,
];

interface LatestActions {
  data: { transactionId: string; blockNumber: number }[];
}

interface AccountTwin {
  data: { account: { data?: { permissions: { authority: { keys: { key: string }[] } }[] } } };
}

/** All screenshots: fixed addresses, and some read from the running chain. */
export async function routesToShow(url: string): Promise<readonly Route[]> {
  return [...fixedRoutes, ...(await livingRoutes(url)), ...(await keyRoutes(url))];
}

async function livingRoutes(url: string): Promise<Route[]> {
  const answer = await fetch(`${url}/api/v1/actions?limit=20`);
  const newest = answer.ok ? ((await answer.json()) as LatestActions).data[0] : undefined;
  if (newest === undefined) return [];
  const path = `/transaction/${newest.transactionId}`;
  return [
    { name: 'block', path: `/block/${newest.blockNumber}` },
    { name: 'transaction', path },
    { name: 'transaction-state', path: `${path}?tab=changes` },
    { name: 'transaction-authorisation', path: `${path}?tab=authorisation` },
    { name: 'transaction-resources', path: `${path}?tab=resources` },
    { name: 'transaction-raw', path: `${path}?tab=raw` },
    {
      name: 'transaction-action-open',
      path,
      act: async (page) => page.locator('main details > summary').first().click(),
    },
  ];
}

/** A key in use. */
async function keyRoutes(url: string): Promise<Route[]> {
  const answer = await fetch(`${url}/account/alice?tab=permissions&format=json`);
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as AccountTwin;
  const key = data.account.data?.permissions[0]?.authority.keys[0]?.key;
  return key === undefined ? [] : [{ name: 'key', path: `/key/${key}` }];
}
