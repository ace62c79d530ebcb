import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { type RamMarket, ramPricePerKib } from '@antescope/economics/ram';
import { readAsset } from '../account/read-account.ts';
import type { Field } from '../core/fields.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import type { Outcome } from '../core/outcome.ts';

export interface RamPrice {
  /** Price of 1024 bytes, rounded to the token's precision: '0.0153 EOS'. */
  perKib: string;
  /** The market's row: '68564885668 RAM' and '1002257.9367 EOS'. */
  base: string;
  quote: string;
}

/** Price of RAM by the Bancor market of eosio::rammarket. 'empty' on a chain without that row. */
export function getRamPrice({ api, chain }: Pick<SourceContext, 'api' | 'chain'>): Promise<Outcome<RamPrice>> {
  const { system } = chain.systemAccounts;
  return reading(
    async () => {
      const answer = await api.getTableRows({ code: system, scope: system, table: 'rammarket', limit: 1 });
      const row = answer.value.at('rows').items()[0];
      return { ...answer, value: row === undefined ? noMarket : readMarket(row) };
    },
    { isEmpty: (price) => price === noMarket },
  );
}

const noMarket: RamPrice = { perKib: '', base: '', quote: '' };

function readMarket(row: Field): RamPrice {
  const base = readAsset(row.at('base').at('balance'));
  const quote = readAsset(row.at('quote').at('balance'));
  const { units, precision, code } = parseAsset(quote);
  const market: RamMarket = { bytes: parseAsset(base).units, units };
  if (market.bytes <= 0n || units <= 0n) return noMarket;
  return { perKib: formatAsset({ units: ramPricePerKib(market), precision, code }), base, quote };
}
