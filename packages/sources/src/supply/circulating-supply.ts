import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { readAsset } from '../account/read-account.ts';
import { data, empty, failed, type Failure, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { failuresOf } from '../node/reading.ts';
import { decimalText, parseDecimal } from '../price/decimal.ts';
import { statedCirculation } from '../services/circulating-supply/circulating-supply.ts';
import type { TokenStat } from '../token/token-stat.ts';

/**
 * The circulating amount of the core token as an asset text: what the configured service states, else the supply less the
 * balances of the chain's reserved accounts. `meta.source` names the one used.
 */
export async function circulatingSupply(at: SourceContext, core: TokenStat): Promise<Outcome<string>> {
  const stated = await statedCirculation(at);
  if (stated.state !== 'data') return lessReserved(at, core, stated.meta.failures);
  const number = parseDecimal(stated.data);
  const amount = number === null ? null : decimalText(number, core.precision, 'down');
  return amount === null ? lessReserved(at, core, stated.meta.failures) : data(`${amount} ${core.code}`, stated.meta);
}

async function lessReserved(at: SourceContext, core: TokenStat, failures: Failure[]): Promise<Outcome<string>> {
  try {
    const reserved = await Promise.all(
      at.chain.tokens.reserved.map((account) => at.api.getCurrencyBalance(core.contract, account, core.code)),
    );
    const supply = parseAsset(core.supply);
    const balances = reserved
      .flatMap(({ value }) => value.items())
      .map((balance) => parseAsset(readAsset(balance)).units);
    const units = balances.reduce((rest, balance) => rest - balance, supply.units);
    const about = meta({ source: 'node', time: new Date().toISOString(), failures });
    return units < 0n ? empty(about) : data(formatAsset({ ...supply, units }), about);
  } catch (error) {
    return failed([...failures, ...failuresOf(error)]);
  }
}
