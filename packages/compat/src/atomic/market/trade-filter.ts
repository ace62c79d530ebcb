import { parseAsset } from '@antescope/codec/chain/asset';
import { AtomicError } from '../atomic-error.ts';
import type { AtomicIndex } from '../atomic-index.ts';
import { assetFilter, matches } from '../assets/asset-filter.ts';
import { isContract } from '../assets/offers.ts';
import { blockRange } from '../bounds.ts';
import { boundsOf, isInRange, type ListingSelection } from '../listing.ts';
import type { AtomicQuery } from '../query.ts';
import { rowById } from '../table-rows.ts';
import type { Trade, TradeKind } from './trade.ts';

type Test = (trade: Trade) => boolean | Promise<boolean>;

/** Reads the filters of a list of trades. Throws AtomicError (400). */
export async function tradeSelection(
  index: AtomicIndex,
  kind: TradeKind,
  query: AtomicQuery,
): Promise<ListingSelection> {
  const { idField } = kind.listings;
  const states = query.list('state', /^[0-4]$/)?.map(Number);
  const [accounts, sellers, buyers] = [query.names('account'), query.names('seller'), query.names('buyer')];
  const sort = query.oneOf('sort', ['created', 'updated', idField], 'created') === 'updated' ? 'updated' : 'created';
  const passes = tradeTest(index, query);
  const range = await blockRange(index, query);
  const selection: ListingSelection = {
    paging: query.paging(),
    sort,
    ids: query.ids('ids', idField),
    parties: sellers ?? buyers ?? accounts,
    present: states !== undefined && states.every((state) => kind.open.includes(state)),
    ...boundsOf(query),
    async test(listing) {
      if (!isInRange(range, sort, listing)) return false;
      const trade = await kind.read(index, listing);
      return (states?.includes(trade.state) ?? true) && passes(trade);
    },
  };
  query.rejectUnread();
  return selection;
}

/** Reads the filters by parties, marketplaces, price and assets. Throws AtomicError (400). */
export function tradeTest(index: AtomicIndex, query: AtomicQuery): (trade: Trade) => Promise<boolean> {
  const tests = [
    ...partyTests(index, query),
    ...marketplaceTests(query),
    ...priceTests(query),
    ...assetTests(index, query),
  ];
  return async (trade) => {
    // oxlint-disable-next-line no-await-in-loop -- the cheapest tests come first
    for (const test of tests) if (!(await test(trade))) return false;
    return true;
  };
}

function partyTests(index: AtomicIndex, query: AtomicQuery): Test[] {
  const [accounts, sellers, buyers] = [query.names('account'), query.names('seller'), query.names('buyer')];
  const [sellerBlacklist, buyerBlacklist] = [query.names('seller_blacklist'), query.names('buyer_blacklist')];
  const showContracts = query.flag('show_seller_contracts') ?? true;
  const whitelist = query.names('contract_whitelist') ?? [];
  return [
    ({ seller, buyer }) => accounts === undefined || accounts.includes(seller) || accounts.includes(buyer ?? ''),
    ({ seller }) => sellers?.includes(seller) ?? true,
    ({ buyer }) => buyers?.includes(buyer ?? '') ?? true,
    ({ seller }) => !(sellerBlacklist?.includes(seller) ?? false),
    // As in the API, trades without a buyer are not listed either.
    ({ buyer }) => buyerBlacklist === undefined || (buyer !== null && !buyerBlacklist.includes(buyer)),
    async ({ seller }) => showContracts || whitelist.includes(seller) || !(await isContract(index, seller)),
  ];
}

function marketplaceTests(query: AtomicQuery): Test[] {
  const list = (name: string): string[] | undefined => query.list(name, /^[.1-5a-z]{0,13}$/);
  const [any, makers, takers] = [list('marketplace'), list('maker_marketplace'), list('taker_marketplace')];
  return [
    ({ maker, taker }) => any === undefined || any.includes(maker) || (taker !== null && any.includes(taker)),
    ({ maker }) => makers?.includes(maker) ?? true,
    ({ taker }) => takers === undefined || (taker !== null && takers.includes(taker)),
  ];
}

function priceTests(query: AtomicQuery): Test[] {
  const symbol = query.list('symbol', /^[A-Z]{1,7}$/);
  const [least, most] = [query.text('min_price'), query.text('max_price')];
  if ((least !== undefined || most !== undefined) && symbol?.length !== 1)
    throw new AtomicError(400, 'Price range filters require the "symbol" filter');
  for (const [name, text] of Object.entries({ min_price: least, max_price: most }))
    if (text !== undefined && !/^\d{1,18}(\.\d{1,18})?$/.test(text))
      throw new AtomicError(400, `Invalid value for parameter ${name}`);
  return [
    (trade) => symbol?.includes(trade.symbol) ?? true,
    ({ price }) => least === undefined || compareDecimal(price, least) >= 0,
    ({ price }) => most === undefined || compareDecimal(price, most) <= 0,
  ];
}

/** Compares '5.0000 EOS' with '5.5', exactly. */
function compareDecimal(price: string, decimal: string): number {
  const { units, precision } = parseAsset(price);
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = Math.max(precision, fraction.length);
  const left = units * 10n ** BigInt(digits - precision);
  const right = BigInt(whole + fraction.padEnd(digits, '0'));
  return left < right ? -1 : Number(left > right);
}

function assetTests(index: AtomicIndex, query: AtomicQuery): Test[] {
  const collections = query.names('collection_name');
  const [whitelist, blacklist] = [query.names('collection_whitelist'), query.names('collection_blacklist')];
  const [least, most] = [query.integer('min_assets', 1), query.integer('max_assets', 1)];
  const filter = assetFilter(index, query, ['asset_id']);
  return [
    ({ collection }) => [collections, whitelist].every((list) => list?.includes(collection) ?? true),
    ({ collection }) => !(blacklist?.includes(collection) ?? false),
    ({ assets }) => (least === undefined || assets.length >= least) && (most === undefined || assets.length <= most),
    async ({ assets }) => {
      if (!filter.isSet) return true;
      const ids = filter.ids === undefined ? assets : assets.filter((id) => filter.ids!.includes(id));
      const rows = await Promise.all(ids.map((id) => rowById(index, 'assets', id)));
      const passed = await Promise.all(rows.map(async (row) => row !== null && (await matches(filter, row))));
      return passed.some(Boolean);
    },
  ];
}
