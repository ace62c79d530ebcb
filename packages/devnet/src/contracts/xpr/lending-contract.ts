import { parseAsset } from '@antescope/codec/chain/asset';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Contract, Table } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { type ExtendedAsset, incomingTransfer, payOut, type Transfer } from '../pay-out.ts';

interface ExtendedSymbol {
  sym: string;
  contract: string;
}

/** Row of `markets`, key symbol code of the share; totals in units of the underlying token. */
interface MarketRow {
  share_symbol: ExtendedSymbol;
  underlying_symbol: ExtendedSymbol;
  collateral_factor: number;
  reserve_factor: number;
  borrow_index: number;
  total_variable_borrows: bigint;
  total_reserves: bigint;
  oracle_feed_index: bigint;
}

/** Rows of `shares` and `borrows`: amounts of an account by token, in units. */
interface PositionRow {
  account: string;
  tokens: { key: ExtendedSymbol; value: bigint }[];
}

const market =
  'share_symbol extended_symbol, underlying_symbol extended_symbol, collateral_factor float64, reserve_factor float64, ' +
  'oracle_feed_index uint64';

/**
 * lending.loan: markets, supply and borrows of the LOAN protocol (user actions as in XPRNetwork/xpr-network-dev-skill).
 * Without interest, collateral checks and L-tokens: shares are units of the underlying token. `setmarket` and `delmarket`
 * are the devnet's own, because the administration is not published.
 */
export const lendingContract: Contract = {
  name: 'lending.loan',
  version: 1,
  abi: abiOf({
    structs: {
      extended_symbol: 'sym symbol, contract name',
      market:
        'share_symbol extended_symbol, underlying_symbol extended_symbol, collateral_factor float64, ' +
        'reserve_factor float64, borrow_index float64, total_variable_borrows uint64, total_reserves uint64, ' +
        'oracle_feed_index uint64',
      pair_extended_symbol_uint64: 'key extended_symbol, value uint64',
      position: 'account name, tokens pair_extended_symbol_uint64[]',
    },
    actions: {
      setmarket: market,
      delmarket: 'share_code symbol_code',
      borrow: 'borrower name, underlying extended_asset, use_stable_rate bool',
      redeem: 'redeemer name, token extended_asset',
    },
    tables: { markets: 'market', shares: 'position', borrows: 'position' },
  }),
  apply(ctx) {
    const received = incomingTransfer(ctx);
    if (received !== null) receive(ctx, received);
    else dispatch(ctx, handlers);
  },
};

const handlers = {
  setmarket: withData(setMarket),
  delmarket: withData((ctx, { share_code }: { share_code: string }) => {
    ctx.requireAuth(ctx.receiver);
    check(ctx, markets(ctx).has(symbolCodeToU64(share_code)), 'market not found');
    markets(ctx).erase(symbolCodeToU64(share_code));
  }),
  borrow: withData((ctx, data: { borrower: string; underlying: ExtendedAsset; use_stable_rate: boolean }) => {
    ctx.requireAuth(data.borrower);
    check(ctx, !data.use_stable_rate, 'stable loans are not enabled');
    const { key } = marketOf(ctx, data.underlying);
    const units = unitsOf(data.underlying.quantity);
    check(ctx, units > 0n, 'must borrow a positive amount');
    changePosition(ctx, 'borrows', data.borrower, data.underlying, units);
    markets(ctx).modify(key, null, (row) => void (row.total_variable_borrows += units));
    payOut(ctx, data.borrower, data.underlying, 'borrow');
  }),
  redeem: withData((ctx, data: { redeemer: string; token: ExtendedAsset }) => {
    ctx.requireAuth(data.redeemer);
    marketOf(ctx, data.token);
    changePosition(ctx, 'shares', data.redeemer, data.token, -unitsOf(data.token.quantity));
    payOut(ctx, data.redeemer, data.token, 'redeem');
  }),
};

const markets = (ctx: ApplyContext): Table<MarketRow> => ctx.table<MarketRow>('markets');

function setMarket(
  ctx: ApplyContext,
  data: Omit<MarketRow, 'borrow_index' | 'total_variable_borrows' | 'total_reserves'>,
): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, data.collateral_factor >= 0 && data.collateral_factor < 1, 'collateral factor must be below 1');
  const key = symbolCodeToU64(parseSymbol(data.share_symbol.sym).code);
  if (markets(ctx).has(key)) markets(ctx).modify(key, null, (row) => Object.assign(row, data));
  else {
    const empty = { borrow_index: 1, total_variable_borrows: 0n, total_reserves: 0n };
    markets(ctx).emplace(ctx.receiver, key, { ...data, ...empty });
  }
}

/** A transfer supplies (`mint`) or repays (`repay`). */
function receive(ctx: ApplyContext, { from, quantity, memo }: Transfer): void {
  if (memo !== 'mint' && memo !== 'repay') return;
  const token = { quantity, contract: ctx.action.account };
  const { key } = marketOf(ctx, token);
  const units = unitsOf(quantity);
  if (memo === 'mint') {
    changePosition(ctx, 'shares', from, token, units);
    return;
  }
  changePosition(ctx, 'borrows', from, token, -units);
  markets(ctx).modify(key, null, (row) => void (row.total_variable_borrows -= units));
}

function marketOf(ctx: ApplyContext, { quantity, contract }: ExtendedAsset): { key: bigint; row: MarketRow } {
  const { code } = parseAsset(quantity);
  const found = [...markets(ctx).lowerBound()].find(
    ([, { underlying_symbol: of }]) => of.contract === contract && parseSymbol(of.sym).code === code,
  );
  check(ctx, found !== undefined, 'market not found');
  return { key: found[0], row: found[1] };
}

function changePosition(
  ctx: ApplyContext,
  table: 'shares' | 'borrows',
  account: string,
  { quantity, contract }: ExtendedAsset,
  delta: bigint,
): void {
  const positions = ctx.table<PositionRow>(table);
  const row = positions.get(account);
  const key = { sym: symbolOf(quantity), contract };
  const others = (row?.tokens ?? []).filter(({ key: of }) => of.sym !== key.sym || of.contract !== contract);
  const before = row?.tokens.find(({ key: of }) => of.sym === key.sym && of.contract === contract)?.value ?? 0n;
  const after = before + delta;
  check(ctx, after >= 0n, table === 'shares' ? 'insufficient shares' : 'repays more than is borrowed');
  const tokens = after === 0n ? others : [...others, { key, value: after }];
  if (row === null) positions.emplace(ctx.receiver, account, { account, tokens });
  else if (tokens.length === 0) positions.erase(account);
  else positions.modify(account, null, (changed) => void (changed.tokens = tokens));
}
