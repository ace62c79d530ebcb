import { parseDecimal } from '../../price/decimal.ts';
import type { Decimal } from '../../price/decimal.ts';
import { priceOf } from '../../price/price-of.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** IDs of the currencies that are coins, as public market services name them. */
const idOfCoin = { BTC: 'bitcoin', ETH: 'ethereum', EOS: 'eos', XPR: 'proton' } as const;
export type Coin = keyof typeof idOfCoin;

/** Prices of the currencies that no central bank lists, from a public market service. */
export const currencyPricesService = defineService({
  name: 'currency-prices',
  config: httpUrl,
  entries: ({ prices: { forex } }) => [typeof forex === 'object' ? (forex?.market ?? null) : null],
  url: (url) => url,
  timeoutMs: 1500,
  maxBytes: 100_000,
});

/** US dollars of one coin; coins that the service does not list are absent. */
export const currencyPrices = currencyPricesService.call({
  request: () => ({ path: ['simple', 'price'], query: { ids: Object.values(idOfCoin).join(), vs_currencies: 'usd' } }),
  read: (answer) => {
    const prices = new Map<Coin, Decimal>();
    for (const [coin, id] of Object.entries(idOfCoin)) {
      const price = answer.at(id);
      if (!price.missing) prices.set(coin as Coin, parseDecimal(priceOf(price.at('usd')))!);
    }
    return prices.size === 0 ? answer.fail('prices of currencies') : prices;
  },
  cacheMs: 300_000,
});
