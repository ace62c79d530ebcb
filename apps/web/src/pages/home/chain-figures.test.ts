import { empty, failed, meta } from '@antescope/sources/core/outcome';
import { forexRates } from '@antescope/sources/price/exchange-rates';
import { expect, test } from 'vitest';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import { chainFigures } from './chain-figures.ts';

test('[PRICE-002] figures of a chain of which nothing is known yet: each is there, none is invented', async () => {
  // Nothing listens on port 9 (discard).
  const prices = { feeds: [], forex: null, graphql: null, circulating: null };
  const { at } = sourcesOver('http://127.0.0.1:9', { prices });
  const nothing = failed<never>([{ source: 'node', endpoint: null, code: 'network', message: 'down' }]);
  const none = empty<never>(meta({ source: 'none' }));
  const { conversion, ...figures } = await chainFigures(at, 'USD', Promise.resolve(nothing), Promise.resolve(none));
  expect(Object.keys(figures).sort()).toEqual([
    'accounts',
    'actions',
    'marketCap',
    'price',
    'ramPrice',
    'staked',
    'supply',
  ]);
  for (const [name, figure] of Object.entries(figures)) {
    expect(figure.state, name).not.toBe('data');
    if (figure.state === 'failed') expect(figure.stale, name).toBeNull();
  }
  // A failed source is a failure, an unconfigured one is empty.
  expect(figures.supply.state).toBe('failed');
  expect(figures.price.state).toBe('empty');
  expect(conversion).toMatchObject({ currency: 'USD', rates: { USD: '1' }, missing: null });
  expect(await forexRates(at)).toMatchObject({ state: 'data', data: { rates: { USD: '1' } } });
});
