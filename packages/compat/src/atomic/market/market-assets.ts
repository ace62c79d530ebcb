import { type AtomicIndex } from '../atomic-index.ts';
import { listAssets } from '../assets/assets.ts';
import { listingOf } from '../listing.ts';
import type { AtomicQuery } from '../query.ts';
import { scopeRows } from '../table-rows.ts';
import { auctions } from './auctions.ts';
import { marketContract } from './market-config.ts';
import { assetTemplatePrices } from './prices.ts';
import { sales } from './sales.ts';
import type { Trade, TradeKind } from './trade.ts';

const listed = 1;

/** Trades of a kind that wait for a buyer. */
export function listedTrades(index: AtomicIndex, { listings, read }: TradeKind): Promise<Trade[]> {
  const { contract, table } = listings;
  return index.once(`listed ${table}`, async () => {
    const rows = await scopeRows(index, contract, contract, table);
    const trades = await Promise.all(
      rows.map(async ({ primaryKey }) => {
        const listing = await listingOf(index, listings, primaryKey);
        return listing === null ? null : read(index, listing);
      }),
    );
    return trades.filter((trade) => trade !== null).filter(({ state }) => state === listed);
  });
}

/** Assets with the sales and auctions they are listed in, and the prices of their template. */
export async function marketAssets(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const assets = await listAssets(index, query);
  const [onSale, inAuction] = [await listedTrades(index, sales), await listedTrades(index, auctions)];
  return Promise.all(
    assets.map(async (asset) => {
      const template = asset['template'] as { template_id: string } | null;
      const id = BigInt(String(asset['asset_id']));
      const idsIn = (trades: readonly Trade[], field: string) =>
        trades
          .filter((trade) => trade.assets.includes(id))
          .map(({ listing }) => ({ market_contract: marketContract, [field]: String(listing.id) }));
      return {
        ...asset,
        sales: idsIn(onSale, sales.listings.idField),
        auctions: idsIn(inAuction, auctions.listings.idField),
        prices: await assetTemplatePrices(index, template?.template_id ?? null),
      };
    }),
  );
}
