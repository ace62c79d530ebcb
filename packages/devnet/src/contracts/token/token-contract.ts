import { check } from '../check.ts';
import { parseAsset, type Asset } from '@antescope/codec/chain/asset';
import { encodeText } from '@antescope/codec/bytes/bytes';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Contract, Table } from '../../contract.ts';
import { plus, quantity, unitsOf } from '../amount.ts';
import { dispatch, withData } from '../dispatch.ts';
import { tokenAbi } from './token-abi.ts';

/** Row of `accounts`, scope owner, key symbol code. */
export interface TokenBalance {
  balance: string;
}

/** Row of `stat`, scope and key symbol code. */
export interface TokenStats {
  supply: string;
  max_supply: string;
  issuer: string;
}

/** The standard token (eosio.token of the Antelope system contracts), with its assertions in its order and wording. */
export const tokenContract: Contract = {
  name: 'token',
  version: 1,
  abi: tokenAbi,
  apply: (ctx) =>
    dispatch(ctx, {
      create: withData(create),
      issue: withData(issue),
      issuefixed: withData(issueFixed),
      setmaxsupply: withData(setMaxSupply),
      retire: withData(retire),
      transfer: withData(transfer),
      open: withData(open),
      close: withData(close),
    }),
};

function create(ctx: ApplyContext, { issuer, maximum_supply }: { issuer: string; maximum_supply: string }): void {
  ctx.requireAuth(ctx.receiver);
  const maximum = parseAsset(maximum_supply);
  check(ctx, maximum.code !== '', 'invalid symbol name');
  check(ctx, maximum.units > 0n, 'max-supply must be positive');
  const stats = statsTable(ctx, maximum.code);
  const key = symbolCodeToU64(maximum.code);
  check(ctx, !stats.has(key), 'token with symbol already exists');
  const supply = quantity(0n, `${maximum.precision},${maximum.code}`);
  stats.emplace(ctx.receiver, key, { supply, max_supply: maximum_supply, issuer });
}

function issue(ctx: ApplyContext, data: { to: string; quantity: string; memo: string }): void {
  const amount = parseAsset(data.quantity);
  check(ctx, amount.code !== '', 'invalid symbol name');
  checkMemo(ctx, data.memo);
  const stats = statsTable(ctx, amount.code);
  const row = stats.get(symbolCodeToU64(amount.code));
  check(ctx, row !== null, 'token with symbol does not exist, create token before issue');
  check(ctx, data.to === row.issuer, 'tokens can only be issued to issuer account');
  ctx.requireAuth(row.issuer);
  check(ctx, amount.units > 0n, 'must issue positive quantity');
  checkPrecision(ctx, amount, row);
  check(ctx, amount.units <= unitsOf(row.max_supply) - unitsOf(row.supply), 'quantity exceeds available supply');
  addSupply(stats, amount, amount.units);
  addBalance(ctx, row.issuer, amount, row.issuer);
}

function issueFixed(ctx: ApplyContext, data: { to: string; supply: string; memo: string }): void {
  const { code } = parseAsset(data.supply);
  const row = statsTable(ctx, code).get(symbolCodeToU64(code));
  const missing = parseAsset(row === null ? data.supply : plus(data.supply, -unitsOf(row.supply)));
  issue(ctx, { to: data.to, quantity: quantity(missing.units, `${missing.precision},${code}`), memo: data.memo });
}

function setMaxSupply(ctx: ApplyContext, data: { issuer: string; maximum_supply: string }): void {
  const maximum = parseAsset(data.maximum_supply);
  check(ctx, maximum.code !== '', 'invalid symbol name');
  check(ctx, maximum.units > 0n, 'max-supply must be positive');
  const stats = statsTable(ctx, maximum.code);
  const key = symbolCodeToU64(maximum.code);
  const row = stats.get(key);
  check(ctx, row !== null, 'token supply does not exist');
  ctx.requireAuth(row.issuer);
  check(ctx, unitsOf(row.supply) <= maximum.units, 'max supply is less than available supply');
  checkPrecision(ctx, maximum, row);
  stats.modify(key, null, (changed) => {
    changed.max_supply = data.maximum_supply;
  });
}

function retire(ctx: ApplyContext, data: { quantity: string; memo: string }): void {
  const amount = parseAsset(data.quantity);
  check(ctx, amount.code !== '', 'invalid symbol name');
  checkMemo(ctx, data.memo);
  const stats = statsTable(ctx, amount.code);
  const row = stats.get(symbolCodeToU64(amount.code));
  check(ctx, row !== null, 'token with symbol does not exist');
  ctx.requireAuth(row.issuer);
  check(ctx, amount.units > 0n, 'must retire positive quantity');
  checkPrecision(ctx, amount, row);
  addSupply(stats, amount, -amount.units);
  subtractBalance(ctx, row.issuer, amount);
}

function transfer(ctx: ApplyContext, data: { from: string; to: string; quantity: string; memo: string }): void {
  const { from, to } = data;
  check(ctx, from !== to, 'cannot transfer to self');
  ctx.requireAuth(from);
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  const amount = parseAsset(data.quantity);
  const row = statsTable(ctx, amount.code).get(symbolCodeToU64(amount.code));
  check(ctx, row !== null, 'unable to find key');
  ctx.requireRecipient(from);
  ctx.requireRecipient(to);
  check(ctx, amount.units > 0n, 'must transfer positive quantity');
  checkPrecision(ctx, amount, row);
  checkMemo(ctx, data.memo);
  const payer = ctx.hasAuth(to) ? to : from;
  subtractBalance(ctx, from, amount);
  addBalance(ctx, to, amount, payer);
}

function open(ctx: ApplyContext, data: { owner: string; symbol: string; ram_payer: string }): void {
  ctx.requireAuth(data.ram_payer);
  check(ctx, ctx.isAccount(data.owner), 'owner account does not exist');
  const { code } = parseSymbol(data.symbol);
  const key = symbolCodeToU64(code);
  const row = statsTable(ctx, code).get(key);
  check(ctx, row !== null, 'symbol does not exist');
  const zero = quantity(0n, data.symbol);
  checkPrecision(ctx, parseAsset(zero), row);
  const balances = balancesTable(ctx, data.owner);
  if (!balances.has(key)) balances.emplace(data.ram_payer, key, { balance: zero });
}

function close(ctx: ApplyContext, data: { owner: string; symbol: string }): void {
  ctx.requireAuth(data.owner);
  const balances = balancesTable(ctx, data.owner);
  const key = symbolCodeToU64(parseSymbol(data.symbol).code);
  const row = balances.get(key);
  check(ctx, row !== null, "Balance row already deleted or never existed. Action won't have any effect.");
  check(ctx, unitsOf(row.balance) === 0n, 'Cannot close because the balance is not zero.');
  balances.erase(key);
}

function addBalance(ctx: ApplyContext, owner: string, amount: Asset, payer: string): void {
  const balances = balancesTable(ctx, owner);
  const key = symbolCodeToU64(amount.code);
  if (!balances.has(key)) {
    balances.emplace(payer, key, { balance: quantity(amount.units, `${amount.precision},${amount.code}`) });
    return;
  }
  balances.modify(key, null, (row) => {
    row.balance = plus(row.balance, amount.units);
  });
}

function subtractBalance(ctx: ApplyContext, owner: string, amount: Asset): void {
  const balances = balancesTable(ctx, owner);
  const key = symbolCodeToU64(amount.code);
  const row = balances.get(key);
  check(ctx, row !== null, 'no balance object found');
  check(ctx, unitsOf(row.balance) >= amount.units, 'overdrawn balance');
  // The owner becomes the payer of its row with its first transfer.
  balances.modify(key, owner, (changed) => {
    changed.balance = plus(changed.balance, -amount.units);
  });
}

function addSupply(stats: Table<TokenStats>, amount: Asset, delta: bigint): void {
  stats.modify(symbolCodeToU64(amount.code), null, (row) => {
    row.supply = plus(row.supply, delta);
  });
}

function checkPrecision(ctx: ApplyContext, amount: Asset, row: TokenStats): void {
  check(ctx, amount.precision === parseAsset(row.supply).precision, 'symbol precision mismatch');
}

function checkMemo(ctx: ApplyContext, memo: string): void {
  check(ctx, encodeText(memo).length <= 256, 'memo has more than 256 bytes');
}

function statsTable(ctx: ApplyContext, code: string): Table<TokenStats> {
  return ctx.table<TokenStats>('stat', { scope: symbolCodeToU64(code) });
}

function balancesTable(ctx: ApplyContext, owner: string): Table<TokenBalance> {
  return ctx.table<TokenBalance>('accounts', { scope: owner });
}
