import { countAssets } from '../assets/assets.ts';
import type { AtomicIndex } from '../atomic-index.ts';
import { listingLogs } from '../listing.ts';
import { type AtomicQuery, idOf, nameIn } from '../query.ts';
import { auctions } from './auctions.ts';
import { buyOffers } from './buy-offers.ts';
import { marketConfig, marketplaces, oneMarketplace } from './market-config.ts';
import { marketAssets } from './market-assets.ts';
import { assetPrices, assetSales, dayPrices, inventoryPrices, salePrices, templatePrices } from './prices.ts';
import { sales } from './sales.ts';
import {
  accountStats,
  collectionStats,
  marketStats,
  salesStats,
  schemaStats,
  statsGraph,
  templateStats,
} from './stats.ts';
import { templateSales } from './template-sales.ts';
import type { TradeKind } from './trade.ts';
import { countTrades, listTrades, oneTrade } from './trades.ts';

type Path = Readonly<Record<string, string>>;
type Endpoint = (index: AtomicIndex, query: AtomicQuery, path: Path) => Promise<unknown>;

/** Resources of /atomicmarket. */
export const marketEndpoints: Readonly<Record<string, Endpoint>> = {
  '/v1/config': (index) => marketConfig(index),
  '/v1/marketplaces': (index) => marketplaces(index),
  '/v1/marketplaces/:name': (index, _, path) => oneMarketplace(index, path['name'] ?? ''),
  ...tradeEndpoints('/v1/sales', sales),
  '/v2/sales': (index, query) => listTrades(index, sales, query),
  '/v2/sales/_count': (index, query) => countTrades(index, sales, query),
  '/v1/sales/templates': templateSales,
  '/v1/assets': marketAssets,
  '/v1/assets/_count': countAssets,
  '/v1/prices/inventory/:account': (index, query, path) => inventoryPrices(index, query, nameIn(path, 'account')),
  '/v1/assets/:asset_id/sales': (index, query, path) =>
    assetSales(index, query, idOf(path['asset_id'] ?? '', 'asset_id')),
  '/v1/prices/sales': salePrices,
  '/v1/prices/sales/days': dayPrices,
  '/v1/prices/templates': templatePrices,
  '/v1/prices/assets': assetPrices,
  '/v1/stats/collections': (index, query) => collectionStats(index, query),
  '/v1/stats/collections/:collection_name': (index, query, path) =>
    collectionStats(index, query, nameIn(path, 'collection_name')),
  '/v1/stats/accounts': (index, query) => accountStats(index, query),
  '/v1/stats/accounts/:account': (index, query, path) => accountStats(index, query, nameIn(path, 'account')),
  '/v1/stats/schemas/:collection_name': (index, query, path) =>
    schemaStats(index, query, nameIn(path, 'collection_name')),
  '/v1/stats/templates': templateStats,
  '/v1/stats/markets': marketStats,
  '/v1/stats/graph': statsGraph,
  '/v1/stats/sales': salesStats,
  ...tradeEndpoints('/v1/auctions', auctions),
  ...tradeEndpoints('/v1/buyoffers', buyOffers),
};

function tradeEndpoints(path: string, kind: TradeKind): Record<string, Endpoint> {
  const { idField } = kind.listings;
  return {
    [path]: (index, query) => listTrades(index, kind, query),
    [`${path}/_count`]: (index, query) => countTrades(index, kind, query),
    [`${path}/:${idField}`]: (index, _, parameters) => oneTrade(index, kind, idOf(parameters[idField] ?? '', idField)),
    [`${path}/:${idField}/logs`]: (index, query, parameters) =>
      listingLogs(index, query, kind.listings, idOf(parameters[idField] ?? '', idField)),
  };
}
