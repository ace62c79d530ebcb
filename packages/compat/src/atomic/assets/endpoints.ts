import type { AtomicIndex } from '../atomic-index.ts';
import { listingLogs } from '../listing.ts';
import { type AtomicQuery, idOf, nameIn } from '../query.ts';
import { accountCollection, countAccounts, listAccounts, oneAccount } from './accounts.ts';
import { assetStats, countAssets, listAssets, oneAsset } from './assets.ts';
import { assetLogs } from './asset-logs.ts';
import { accountBurns, listBurns } from './burns.ts';
import { collectionSchemas, collectionStats, schemaStats } from './collection-stats.ts';
import { countCollections, listCollections, oneCollection } from './collections.ts';
import { assetsConfig } from './config.ts';
import { collectionLogs, schemaLogs, templateLogs } from './logs.ts';
import { countOffers, listOffers, offers, oneOffer } from './offers.ts';
import { countSchemas, listSchemas, oneSchema } from './schemas.ts';
import { countTemplates, listTemplates, oneTemplate, templateStats } from './templates.ts';
import { countTransfers, listTransfers } from './transfers.ts';

type Path = Readonly<Record<string, string>>;
type Endpoint = (index: AtomicIndex, query: AtomicQuery, path: Path) => Promise<unknown>;

/** Resources of /atomicassets. */
export const assetsEndpoints: Readonly<Record<string, Endpoint>> = {
  '/v1/config': (index) => assetsConfig(index),
  '/v1/assets': listAssets,
  '/v1/assets/_count': countAssets,
  '/v1/assets/:asset_id': (index, _, path) => oneAsset(index, idIn(path, 'asset_id')),
  '/v1/assets/:asset_id/stats': (index, _, path) => assetStats(index, idIn(path, 'asset_id')),
  '/v1/assets/:asset_id/logs': (index, query, path) => assetLogs(index, query, idIn(path, 'asset_id')),
  '/v1/collections': listCollections,
  '/v1/collections/_count': countCollections,
  '/v1/collections/:collection_name': (index, _, path) => oneCollection(index, nameIn(path, 'collection_name')),
  '/v1/collections/:collection_name/stats': (index, _, path) => collectionStats(index, nameIn(path, 'collection_name')),
  '/v1/collections/:collection_name/schemas': (index, _, path) =>
    collectionSchemas(index, nameIn(path, 'collection_name')),
  '/v1/schemas': listSchemas,
  '/v1/schemas/_count': countSchemas,
  '/v1/schemas/:collection_name/:schema_name': (index, _, path) =>
    oneSchema(index, nameIn(path, 'collection_name'), nameIn(path, 'schema_name')),
  '/v1/schemas/:collection_name/:schema_name/stats': (index, _, path) =>
    schemaStats(index, nameIn(path, 'collection_name'), nameIn(path, 'schema_name')),
  '/v1/templates': listTemplates,
  '/v1/templates/_count': countTemplates,
  '/v1/templates/:collection_name/:template_id': (index, _, path) =>
    oneTemplate(index, nameIn(path, 'collection_name'), idIn(path, 'template_id')),
  '/v1/templates/:collection_name/:template_id/stats': (index, _, path) =>
    templateStats(index, nameIn(path, 'collection_name'), idIn(path, 'template_id')),
  '/v1/accounts': listAccounts,
  '/v1/accounts/_count': countAccounts,
  '/v1/accounts/:account': (index, query, path) => oneAccount(index, nameIn(path, 'account'), query),
  '/v1/accounts/:account/:collection_name': (index, _, path) =>
    accountCollection(index, nameIn(path, 'account'), nameIn(path, 'collection_name')),
  '/v1/transfers': listTransfers,
  '/v1/transfers/_count': countTransfers,
  '/v1/burns': listBurns,
  '/v1/burns/:account': (index, query, path) => accountBurns(index, nameIn(path, 'account'), query),
  '/v1/offers': listOffers,
  '/v1/offers/_count': countOffers,
  '/v1/offers/:offer_id': (index, _, path) => oneOffer(index, idIn(path, 'offer_id')),
  '/v1/offers/:offer_id/logs': (index, query, path) => listingLogs(index, query, offers, idIn(path, 'offer_id')),
  '/v1/collections/:collection_name/logs': (index, query, path) =>
    collectionLogs(index, query, nameIn(path, 'collection_name')),
  '/v1/schemas/:collection_name/:schema_name/logs': (index, query, path) =>
    schemaLogs(index, query, { collection: nameIn(path, 'collection_name'), schema: nameIn(path, 'schema_name') }),
  '/v1/templates/:collection_name/:template_id/logs': (index, query, path) =>
    templateLogs(index, query, { collection: nameIn(path, 'collection_name'), id: idIn(path, 'template_id') }),
};

function idIn(path: Path, name: string): bigint {
  return idOf(path[name] ?? '', name);
}
