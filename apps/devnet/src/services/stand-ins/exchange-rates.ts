import type { StandIn } from './stand-in.ts';

/** Units for one euro; the currencies of the European Central Bank that clients know, and one that they do not. */
const perEuro = {
  USD: '1.0870',
  JPY: '168.25',
  GBP: '0.8345',
  CHF: '0.9312',
  CAD: '1.5181',
  INR: '92.4150',
  CNY: '7.8612',
  HKD: '8.4572',
  KRW: '1532.41',
  AUD: '1.6655',
};

/** US dollars of one coin. */
const coins = { bitcoin: 91_250.5, ethereum: 3075.25, eos: 0.7734, proton: 0.00091 };

/** `/eurofxref-daily.xml` as the European Central Bank publishes it, with yesterday's day. */
export const referenceRates: StandIn = ({ path }) => {
  if (path.join('/') !== 'eurofxref-daily.xml') return null;
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const rates = Object.entries(perEuro).map(([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">',
    '\t<gesmes:subject>Reference rates</gesmes:subject>',
    '\t<Cube>',
    `\t\t<Cube time='${day}'>`,
    ...rates,
    '\t\t</Cube>',
    '\t</Cube>',
    '</gesmes:Envelope>',
    '',
  ].join('\n');
  return { text, type: 'text/xml' };
};

const hourMs = 3_600_000;
const weekHours = 168;

/** Hourly prices of the last week, [Unix time in ms, US dollars]: waves around the coin's price, equal at every request. */
function weekOf(usd: number): [time: number, usd: number][] {
  const last = Math.floor(Date.now() / hourMs);
  return Array.from({ length: weekHours }, (_, index) => {
    const hour = last - weekHours + 1 + index;
    const wave = Math.sin(hour / 23) * 0.03 + Math.sin(hour / 5) * 0.008;
    return [hour * hourMs, Number((usd * (1 + wave)).toPrecision(6))];
  });
}

/**
 * `/simple/price?ids=bitcoin,eos&vs_currencies=usd` and `/coins/{id}/market_chart` of public market services, and `/graphql`
 * with the return of REX and the same chart.
 */
export const marketPrices: StandIn = ({ path, query, method }) => {
  const [first, id = '', last] = path;
  const known = Object.entries(coins).find(([name]) => name === id);
  if (first === 'coins' && last === 'market_chart' && known !== undefined)
    return { value: { prices: weekOf(known[1]) } };
  if (first === 'graphql' && method === 'POST') {
    const chart = weekOf(coins.eos).map(([time, usd]) => ({ time: new Date(time).toISOString(), usd }));
    return { value: { data: { market: { rexRate: '2.41', chart } } } };
  }
  if (path.join('/') !== 'simple/price') return null;
  const ids = (query.get('ids') ?? '').split(',');
  const listed = Object.entries(coins).filter(([id]) => ids.includes(id));
  return { value: Object.fromEntries(listed.map(([id, usd]) => [id, { usd }])) };
};
