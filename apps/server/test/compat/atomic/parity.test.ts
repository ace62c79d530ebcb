import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { parityTable, pathOf } from '../parity-table.ts';
import type { App } from '../../../src/start/app.ts';

const collection =
  'contract collection_name name img author allow_notify authorized_accounts notify_accounts market_fee data ' +
  'created_at_block created_at_time';
const schema = 'contract schema_name format collection created_at_block created_at_time';
const template =
  'contract template_id max_supply issued_supply is_transferable is_burnable immutable_data name collection schema ' +
  'created_at_block created_at_time';
const asset =
  'contract asset_id owner name is_transferable is_burnable collection schema template mutable_data immutable_data ' +
  'data template_mint backed_tokens burned_by_account burned_at_block burned_at_time updated_at_block ' +
  'updated_at_time transferred_at_block transferred_at_time minted_at_block minted_at_time';
const offer =
  'contract offer_id sender_name recipient_name memo state sender_assets recipient_assets is_sender_contract ' +
  'is_recipient_contract updated_at_block updated_at_time created_at_block created_at_time';
const transfer = 'contract transfer_id sender_name recipient_name memo txid assets created_at_block created_at_time';
const log = 'log_id name data txid created_at_block created_at_time';
const trade =
  'market_contract assets_contract seller buyer assets maker_marketplace taker_marketplace collection price ' +
  'is_seller_contract updated_at_block updated_at_time created_at_block created_at_time state';
const sale = `${trade} sale_id offer_id listing_price listing_symbol collection_name`;
const auction = `${trade} auction_id bids claimed_by_buyer claimed_by_seller end_time`;
const token = 'token_contract token_symbol token_precision';
const ids = 'sale_id auction_id buyoffer_id';
const buyOffer = `${trade} buyoffer_id memo decline_memo`;

/** Fields of the data, or of the items of a list; 'text' for a number as text. */
const assetRoutes: Readonly<Record<string, string>> = {
  'v1/config': 'contract version collection_format supported_tokens',
  'v1/assets': asset,
  'v1/assets/_count': 'text',
  'v1/assets/{asset_id}': asset,
  'v1/assets/{asset_id}/stats': 'template_mint',
  'v1/assets/{asset_id}/logs': log,
  'v1/collections': collection,
  'v1/collections/_count': 'text',
  'v1/collections/{collection_name}': collection,
  'v1/collections/{collection_name}/stats': 'assets burned burned_by_template burned_by_schema templates schemas',
  'v1/collections/{collection_name}/schemas': 'schema_name',
  'v1/collections/{collection_name}/logs': log,
  'v1/schemas': schema,
  'v1/schemas/_count': 'text',
  'v1/schemas/{collection_name}/{schema_name}': schema,
  'v1/schemas/{collection_name}/{schema_name}/stats': 'assets burned templates',
  'v1/schemas/{collection_name}/{schema_name}/logs': log,
  'v1/templates': template,
  'v1/templates/_count': 'text',
  'v1/templates/{collection_name}/{template_id}': template,
  'v1/templates/{collection_name}/{template_id}/stats': 'assets burned',
  'v1/templates/{collection_name}/{template_id}/logs': log,
  'v1/accounts': 'account assets',
  'v1/accounts/_count': 'text',
  'v1/accounts/{account}': 'collections templates schemas assets',
  'v1/accounts/{account}/{collection_name}': 'schemas templates',
  'v1/burns': 'account assets',
  'v1/burns/{account}': 'collections templates assets',
  'v1/offers': offer,
  'v1/offers/_count': 'text',
  'v1/offers/{offer_id}': offer,
  'v1/offers/{offer_id}/logs': log,
  'v1/transfers': transfer,
  'v1/transfers/_count': 'text',
};

const marketRoutes: Readonly<Record<string, string>> = {
  'v1/config':
    'atomicassets_contract atomicmarket_contract delphioracle_contract version maker_market_fee taker_market_fee ' +
    'minimum_auction_duration maximum_auction_duration minimum_bid_increase auction_reset_duration supported_tokens ' +
    'supported_pairs',
  'v1/marketplaces': 'marketplace_name creator created_at_block created_at_time',
  'v1/marketplaces/{marketplace}': 'marketplace_name creator created_at_block created_at_time',
  'v1/sales': sale,
  'v1/sales/_count': 'text',
  'v1/sales/templates': sale,
  'v2/sales': sale,
  'v2/sales/_count': 'text',
  'v1/sales/{sale_id}': sale,
  'v1/sales/{sale_id}/logs': log,
  'v1/auctions': auction,
  'v1/auctions/_count': 'text',
  'v1/auctions/{auction_id}': auction,
  'v1/auctions/{auction_id}/logs': log,
  'v1/buyoffers': buyOffer,
  'v1/buyoffers/_count': 'text',
  'v1/buyoffers/{buyoffer_id}': buyOffer,
  'v1/buyoffers/{buyoffer_id}/logs': log,
  'v1/template_buyoffers': '',
  'v1/assets': `${asset} sales auctions prices`,
  'v1/assets/_count': 'text',
  'v1/assets/{asset_id}/sales': `market_contract ${ids} ${token} price seller buyer block_time`,
  'v1/prices/sales': `${ids} ${token} price template_mint block_time`,
  'v1/prices/sales/days': `${token} median average sales time`,
  'v1/prices/templates':
    `market_contract assets_contract collection_name template_id ${token} median average min max sales ` +
    'suggested_median suggested_average',
  'v1/prices/assets': `${token} median average min max suggested_median suggested_average`,
  'v1/prices/inventory/{account}': 'collections',
  'v1/stats/collections': 'symbol results',
  'v1/stats/collections/{collection_name}': 'symbol result',
  'v1/stats/accounts': 'symbol results',
  'v1/stats/accounts/{account}': 'symbol result',
  'v1/stats/templates': 'symbol results',
  'v1/stats/schemas/{collection_name}': 'symbol results',
  'v1/stats/markets': 'symbol results',
  'v1/stats/graph': 'symbol results',
  'v1/stats/sales': 'symbol result',
};

let indexed: IndexedDevnet;
let app: App;
const values: Record<string, string> = {
  collection_name: 'coolcats1111',
  schema_name: 'cats',
  template_id: '1',
  account: 'heidi',
  offer_id: '1',
  sale_id: '1',
  auction_id: '1',
  buyoffer_id: '1',
  marketplace: 'gamedev11111',
};
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  // A sold asset that exists: of one that is gone a sale has the ID only.
  const answer = await app.fastify.inject('/atomicmarket/v1/sales?state=3');
  const { data } = JSON.parse(answer.body) as { data: { assets: (string | { asset_id: string })[] }[] };
  const sold = data.flatMap(({ assets }) => assets).find((one) => typeof one !== 'string');
  values['asset_id'] = (sold as { asset_id: string }).asset_id;
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

describe.each([
  ['atomicassets', 'Parity of atomicassets-api, assets', assetRoutes],
  ['atomicmarket', 'Parity of atomicassets-api, market', marketRoutes],
] as const)('%s', (name, heading, routes) => {
  const table = parityTable(heading);

  test('the table has every route', () => {
    expect(table.map(({ route }) => route)).toEqual(Object.keys(routes));
  });

  test.each(table)('$route is $state', async ({ route, state }) => {
    const isList = route === 'v1/assets' || route === 'v1/templates';
    const query = isList ? '?template_id=1' : /^v1\/(?:stats|sales\/templates)/.test(route) ? '?symbol=EOS' : '';
    const answer = await app.fastify.inject(`/${name}/${pathOf(route, values)}${query}`);
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    if (state === 'absent') {
      expect([answer.statusCode, body]).toEqual([404, { success: false, message: 'Route not found' }]);
      return;
    }
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'data', 'query_time']);
    const fields = routes[route]!;
    if (fields === 'text') return expect(body['data']).toMatch(/^\d+$/);
    const items = Array.isArray(body['data']) ? (body['data'] as object[]) : [body['data'] as object];
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(Object.keys(item).toSorted()).toEqual(fields.split(' ').toSorted());
  });
});
