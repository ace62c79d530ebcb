import { parseAsset } from '@antescope/codec/chain/asset';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Contract, Table } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { quantity } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { incomingTransfer, payOut, type Transfer } from '../pay-out.ts';

interface GlobalsRow {
  isPaused: boolean;
  feeAccount: string;
  minOraclePrice: number;
}

interface CollateralRow {
  symbol: { sym: string; contract: string };
  isMintEnabled: boolean;
  isRedeemEnabled: boolean;
  /** Fees and share in percent. */
  mintFee: number;
  redemptionFee: number;
  maxTreasuryPercent: number;
  oracleIndex: bigint;
  isLiquidationEnabled: boolean;
  amountMinted: bigint;
  amountRedeemed: bigint;
}

const token = 'xmd.token';
const symbol = '6,XMD';
const collateral =
  'symbol extended_symbol, isMintEnabled bool, isRedeemEnabled bool, mintFee float64, redemptionFee float64, ' +
  'maxTreasuryPercent float64, oracleIndex uint64, isLiquidationEnabled bool';

/**
 * xmd.treasury: Metal Dollar for collateral, and back. Its tables and the transfers that mint and redeem are documented by
 * its community; its administration is not published, so `setglobals` and `settoken` are the devnet's own. Without fees and
 * oracle prices: each token counts as a dollar.
 */
export const treasuryContract: Contract = {
  name: 'xmd.treasury',
  version: 1,
  abi: abiOf({
    structs: {
      extended_symbol: 'sym symbol, contract name',
      xmdglobals: 'isPaused bool, feeAccount name, minOraclePrice float64',
      token: `${collateral}, amountMinted uint64, amountRedeemed uint64`,
    },
    actions: { setglobals: 'isPaused bool, feeAccount name, minOraclePrice float64', settoken: collateral },
    tables: { xmdglobals: 'xmdglobals', tokens: 'token' },
  }),
  apply(ctx) {
    const received = incomingTransfer(ctx);
    if (received !== null) receive(ctx, received);
    else dispatch(ctx, { setglobals: withData(setGlobals), settoken: withData(setToken) });
  },
};

const tokens = (ctx: ApplyContext): Table<CollateralRow> => ctx.table<CollateralRow>('tokens');

function setGlobals(ctx: ApplyContext, data: GlobalsRow): void {
  ctx.requireAuth(ctx.receiver);
  const table = ctx.table<GlobalsRow>('xmdglobals');
  if (table.has('xmdglobals')) table.modify('xmdglobals', null, (row) => Object.assign(row, data));
  else table.emplace(ctx.receiver, 'xmdglobals', data);
}

function setToken(ctx: ApplyContext, data: Omit<CollateralRow, 'amountMinted' | 'amountRedeemed'>): void {
  ctx.requireAuth(ctx.receiver);
  const key = symbolCodeToU64(parseSymbol(data.symbol.sym).code);
  if (tokens(ctx).has(key)) tokens(ctx).modify(key, null, (row) => Object.assign(row, data));
  else tokens(ctx).emplace(ctx.receiver, key, { ...data, amountMinted: 0n, amountRedeemed: 0n });
}

/** `mint` with collateral mints XMD; `redeem,SYM` with XMD pays collateral out. */
function receive(ctx: ApplyContext, { from, quantity: received, memo }: Transfer): void {
  if (memo !== 'mint' && !memo.startsWith('redeem,')) return;
  check(ctx, ctx.table<GlobalsRow>('xmdglobals').get('xmdglobals')?.isPaused !== true, 'treasury is paused');
  const minting = memo === 'mint';
  const code = minting ? parseAsset(received).code : memo.slice('redeem,'.length);
  const key = symbolCodeToU64(code);
  const row = tokens(ctx).get(key);
  check(ctx, row !== null, 'token not found');
  const contract = minting ? row.symbol.contract : token;
  check(ctx, ctx.action.account === contract, 'token of another contract');
  check(ctx, minting ? row.isMintEnabled : row.isRedeemEnabled, `${minting ? 'mint' : 'redeem'} is disabled`);
  const { units, precision } = parseAsset(received);
  const target = minting ? symbol : row.symbol.sym;
  const paid = quantity(scaled(units, precision, parseSymbol(target).precision), target);
  if (minting) issue(ctx, paid);
  else retire(ctx, received);
  payOut(ctx, from, { quantity: paid, contract: minting ? token : row.symbol.contract }, minting ? 'mint' : 'redeem');
  tokens(ctx).modify(key, null, (changed) => {
    if (minting) changed.amountMinted += units;
    else changed.amountRedeemed += units;
  });
}

function scaled(units: bigint, from: number, to: number): bigint {
  return to >= from ? units * 10n ** BigInt(to - from) : units / 10n ** BigInt(from - to);
}

function issue(ctx: ApplyContext, amount: string): void {
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({
    account: token,
    name: 'issue',
    authorization,
    data: { to: ctx.receiver, quantity: amount, memo: '' },
  });
}

function retire(ctx: ApplyContext, amount: string): void {
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({ account: token, name: 'retire', authorization, data: { quantity: amount, memo: '' } });
}
