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

/** `/simple/price?ids=bitcoin,eos&vs_currencies=usd` of public market services. */
export const marketPrices: StandIn = ({ path, query }) => {
  if (path.join('/') !== 'simple/price') return null;
  const ids = (query.get('ids') ?? '').split(',');
  const listed = Object.entries(coins).filter(([id]) => ids.includes(id));
  return { value: Object.fromEntries(listed.map(([id, usd]) => [id, { usd }])) };
};
