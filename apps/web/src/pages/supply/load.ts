import { formatAsset } from '@antescope/codec/chain/asset';
import { data, type Outcome } from '@antescope/sources/core/outcome';
import { circulatingSupply } from '@antescope/sources/supply/circulating';
import { stakedSupply } from '@antescope/sources/supply/staked';
import { readRow } from '@antescope/sources/table/read-table';
import { rexPool } from '@antescope/sources/table/tables/rex';
import { globalState } from '@antescope/sources/table/tables/system-state';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface SupplyPageData {
  token: Outcome<TokenStat>;
  circulating: Outcome<string>;
  staked: Outcome<string>;
  rex: Outcome<string> | null;
  ram: Outcome<string>;
}

export const load: PageLoader<SupplyPageData> = async (_request, { sources, chain }) => {
  const { at } = sources;
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const amount = (units: string): string => formatAsset({ units: BigInt(units), precision, code });
  const [token, global, staked, rex] = await Promise.all([
    tokenStatOf(at, chain.coreContract, chain.coreSymbol.code),
    readRow(at, globalState, undefined),
    stakedSupply(at),
    chain.features.rex ? readRow(at, rexPool, undefined) : null,
  ]);
  const circulating = token.state === 'data' ? await circulatingSupply(at, token.data) : token;
  return openPage(token.meta, {
    token,
    circulating: circulating as Outcome<string>,
    staked,
    rex: rex === null ? null : of(rex, ({ totalLendable }) => totalLendable),
    ram: of(global, ({ ramStake }) => amount(ramStake)),
  });
};

function of<A>(outcome: Outcome<A>, say: (value: A) => string): Outcome<string> {
  if (outcome.state === 'data') return data(say(outcome.data), outcome.meta);
  if (outcome.state === 'empty') return outcome;
  return { ...outcome, stale: outcome.stale === null ? null : say(outcome.stale) };
}
