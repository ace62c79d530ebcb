import { accountRoutes } from './account-routes.ts';
import { chainRoutes } from './chain-routes.ts';
import { contractRoutes } from './contract-routes.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { nftRoutes } from './nft-routes.ts';
import { pastRoutes } from './past-routes.ts';
import { priceRoutes } from './price-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { seriesRoutes } from './series-routes.ts';
import { serviceRoutes } from './service-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import type { RestRoute } from './rest-route.ts';

/** Every resource of /api/v1, defined in the file of its domain. */
export const restRoutes: readonly RestRoute[] = [
  ...accountRoutes,
  ...ledgerRoutes,
  ...chainRoutes,
  ...contractRoutes,
  ...tokenRoutes,
  ...priceRoutes,
  ...seriesRoutes,
  ...nftRoutes,
  ...recordRoutes,
  ...pastRoutes,
  ...serviceRoutes,
];
