import { parseAsset } from '@antescope/codec/chain/asset';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import type { Field } from '@antescope/sources/core/fields';
import { assetsContract, type AtomicIndex, reading } from '../atomic-index.ts';
import { AtomicError, notFound } from '../atomic-error.ts';
import { type SupportedToken, symbolParts } from '../assets/config.ts';
import { createdBlock } from '../first-block.ts';
import { scopeRows } from '../table-rows.ts';

export const marketContract = 'atomicmarket';

/** Row of `config`. Throws AtomicError (404) on a chain without the market. */
async function configRow(index: AtomicIndex): Promise<Field> {
  const config = await index.singleton(marketContract, 'config');
  if (config === null) throw new AtomicError(404, 'This chain has no AtomicMarket');
  return config;
}

async function marketTokens(index: AtomicIndex): Promise<SupportedToken[]> {
  const config = await configRow(index);
  return reading(() =>
    config
      .at('supported_tokens')
      .items()
      .map((token) => ({
        token_contract: token.at('token_contract').text(),
        ...symbolParts(token.at('token_symbol').text()),
      })),
  );
}

/** ID of the next sale, auction or buy offer: of `counters`, of `config` in versions before 1.2. */
export async function nextId(index: AtomicIndex, counter: 'sale' | 'auction' | 'buyoffer'): Promise<bigint> {
  const config = await configRow(index);
  const row = await index.row(marketContract, marketContract, 'counters', nameToU64(counter));
  if (row !== null) {
    const fields = await index.decode(row);
    return reading(() => fields.at('counter_value').bigint());
  }
  const own = config.at(`${counter}_counter`);
  return own.missing ? 1n : reading(() => own.bigint());
}

/** A price as the API writes it; `amount` in units of the token. */
export async function priceDocument(index: AtomicIndex, price: string): Promise<Record<string, unknown>> {
  const { units, code } = reading(() => parseAsset(price));
  return { ...(await tokenDocument(index, code)), amount: units.toString() };
}

/** Contract, symbol and precision of a token of the market. */
export async function tokenDocument(index: AtomicIndex, code: string): Promise<Record<string, unknown>> {
  const token = (await marketTokens(index)).find(({ token_symbol: symbol }) => symbol === code);
  return { ...(token ?? { token_contract: null, token_symbol: code, token_precision: null }) };
}

export async function marketConfig(index: AtomicIndex): Promise<Record<string, unknown>> {
  const [config, tokens] = await Promise.all([configRow(index), marketTokens(index)]);
  return reading(() => ({
    atomicassets_contract: assetsContract,
    atomicmarket_contract: marketContract,
    delphioracle_contract: config.at('delphioracle_account').text(),
    version: config.at('version').text(),
    maker_market_fee: Number(config.at('maker_market_fee').value),
    taker_market_fee: Number(config.at('taker_market_fee').value),
    minimum_auction_duration: config.at('minimum_auction_duration').number(),
    maximum_auction_duration: config.at('maximum_auction_duration').number(),
    minimum_bid_increase: Number(config.at('minimum_bid_increase').value),
    auction_reset_duration: config.at('auction_reset_duration').number(),
    supported_tokens: tokens,
    supported_pairs: config
      .at('supported_symbol_pairs')
      .items()
      .map((pair) => ({
        listing_symbol: symbolParts(pair.at('listing_symbol').text()).token_symbol,
        settlement_symbol: symbolParts(pair.at('settlement_symbol').text()).token_symbol,
        delphi_pair_name: pair.at('delphi_pair_name').text(),
        invert_delphi_pair: pair.at('invert_delphi_pair').flag(),
      })),
  }));
}

/** Registered marketplaces; the name of the default one is empty. */
export async function marketplaces(index: AtomicIndex): Promise<Record<string, unknown>[]> {
  await configRow(index);
  const rows = await scopeRows(index, marketContract, marketContract, 'marketplaces');
  return Promise.all(
    rows.map(async (row) => {
      const fields = await index.decode(row);
      return {
        marketplace_name: u64ToName(row.primaryKey),
        creator: reading(() => fields.at('creator').text()),
        ...(await index.at('created', await createdBlock(index, row))),
      };
    }),
  );
}

export async function oneMarketplace(index: AtomicIndex, name: string): Promise<Record<string, unknown>> {
  const marketplace = (await marketplaces(index)).find((one) => one['marketplace_name'] === name);
  if (marketplace === undefined) throw notFound('Marketplace');
  return marketplace;
}
