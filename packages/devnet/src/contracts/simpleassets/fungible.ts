import { parseAsset, type Asset } from '@antescope/codec/chain/asset';
import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext, Table } from '../../contract.ts';
import { plus, quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { checkMemo, nextId, seconds, type FungibleRow } from './rows.ts';

/** Row of `stat`, scope author, key symbol code. */
interface StatRow {
  supply: string;
  max_supply: string;
  issuer: string;
  id: bigint;
  /** The author may transfer and burn holders' tokens. */
  authorctrl: boolean;
  data: string;
}

interface OfferRow {
  id: bigint;
  author: string;
  owner: string;
  quantity: string;
  offeredto: string;
  cdate: bigint;
}

export function create(
  ctx: ApplyContext,
  data: { author: string; maximum_supply: string; authorctrl: boolean; data: string },
): void {
  const { author, maximum_supply, authorctrl } = data;
  ctx.requireAuth(author);
  const { units, precision, code } = parseAsset(maximum_supply);
  check(ctx, units > 0n, 'max-supply must be positive');
  const key = symbolCodeToU64(code);
  check(ctx, !statsOf(ctx, author).has(key), 'token with symbol already exists');
  statsOf(ctx, author).emplace(author, key, {
    supply: quantity(0n, `${precision},${code}`),
    max_supply: maximum_supply,
    issuer: author,
    id: nextId(ctx, 'defid'),
    authorctrl,
    data: data.data,
  });
}

export function describe(
  ctx: ApplyContext,
  { author, sym, data }: { author: string; sym: string; data: string },
): void {
  ctx.requireAuth(author);
  const { code } = parseSymbol(sym);
  statOf(ctx, author, code);
  statsOf(ctx, author).modify(symbolCodeToU64(code), author, (row) => {
    row.data = data;
  });
}

export function issue(
  ctx: ApplyContext,
  { to, author, quantity: issued, memo }: { to: string; author: string; quantity: string; memo: string },
): void {
  ctx.requireAuth(author);
  checkMemo(ctx, memo);
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  const amount = parseAsset(issued);
  const stat = checkedStat(ctx, author, amount);
  const room = unitsOf(stat.max_supply) - unitsOf(stat.supply);
  check(ctx, amount.units <= room, 'quantity exceeds available supply');
  changeSupply(ctx, author, amount, amount.units);
  add(ctx, to, stat, amount, author);
}

export function transfer(
  ctx: ApplyContext,
  data: { from: string; to: string; author: string; quantity: string; memo: string },
): void {
  const { from, to, author, memo } = data;
  check(ctx, from !== to, 'cannot transfer to self');
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  checkMemo(ctx, memo);
  const amount = parseAsset(data.quantity);
  const stat = checkedStat(ctx, author, amount);
  const payer = ownerOrAuthor(ctx, from, stat);
  ctx.requireRecipient(from);
  ctx.requireRecipient(to);
  take(ctx, from, stat, amount);
  add(ctx, to, stat, amount, ctx.hasAuth(to) ? to : payer);
}

export function burn(ctx: ApplyContext, data: { from: string; author: string; quantity: string; memo: string }): void {
  checkMemo(ctx, data.memo);
  const amount = parseAsset(data.quantity);
  const stat = checkedStat(ctx, data.author, amount);
  ownerOrAuthor(ctx, data.from, stat);
  take(ctx, data.from, stat, amount);
  changeSupply(ctx, data.author, amount, -amount.units);
}

/** Sets tokens aside for an account to claim. */
export function offer(
  ctx: ApplyContext,
  data: { owner: string; newowner: string; author: string; quantity: string; memo: string },
): void {
  const { owner, newowner, author, quantity: offered, memo } = data;
  ctx.requireAuth(owner);
  check(ctx, ctx.isAccount(newowner), 'newowner account does not exist');
  check(ctx, owner !== newowner, 'cannot offer to yourself');
  checkMemo(ctx, memo);
  const amount = parseAsset(offered);
  take(ctx, owner, checkedStat(ctx, author, amount), amount);
  const id = nextId(ctx, 'defid');
  const row = { id, author, owner, quantity: offered, offeredto: newowner, cdate: seconds(ctx) };
  offersOf(ctx).emplace(owner, id, row);
}

export function cancelOffers(ctx: ApplyContext, data: { owner: string; ftofferids: bigint[] }): void {
  ctx.requireAuth(data.owner);
  for (const id of data.ftofferids) endOffer(ctx, id, data.owner, ({ owner }) => owner);
}

export function claim(ctx: ApplyContext, data: { claimer: string; ftofferids: bigint[] }): void {
  ctx.requireAuth(data.claimer);
  for (const id of data.ftofferids) endOffer(ctx, id, data.claimer, ({ offeredto }) => offeredto);
}

function endOffer(ctx: ApplyContext, id: bigint, who: string, rightful: (row: OfferRow) => string): void {
  const row = offersOf(ctx).get(id);
  check(ctx, row !== null, `The offer for this FT was not found: ${id}`);
  check(ctx, rightful(row) === who, `This offer is not yours: ${id}`);
  const amount = parseAsset(row.quantity);
  add(ctx, who, statOf(ctx, row.author, amount.code), amount, who);
  offersOf(ctx).erase(id);
}

export function open(
  ctx: ApplyContext,
  { owner, author, symbol, ram_payer }: { owner: string; author: string; symbol: string; ram_payer: string },
): void {
  ctx.requireAuth(ram_payer);
  check(ctx, ctx.isAccount(owner), 'owner account does not exist');
  const { precision, code } = parseSymbol(symbol);
  const stat = statOf(ctx, author, code);
  const zero = { units: 0n, precision, code };
  check(ctx, parseAsset(stat.supply).precision === precision, 'symbol precision mismatch');
  if (!balancesOf(ctx, owner).has(stat.id)) add(ctx, owner, stat, zero, ram_payer);
}

export function close(ctx: ApplyContext, data: { owner: string; author: string; symbol: string }): void {
  ctx.requireAuth(data.owner);
  const { id } = statOf(ctx, data.author, parseSymbol(data.symbol).code);
  const row = balancesOf(ctx, data.owner).get(id);
  check(ctx, row !== null, "Balance row already deleted or never existed. Action won't have any effect.");
  check(ctx, unitsOf(row.balance) === 0n, 'Cannot close because the balance is not zero.');
  balancesOf(ctx, data.owner).erase(id);
}

/** Requires the owner's authority, or the author's if `authorctrl` is set. Returns the authorizing account. */
function ownerOrAuthor(ctx: ApplyContext, owner: string, stat: StatRow): string {
  if (stat.authorctrl && ctx.hasAuth(stat.issuer)) return stat.issuer;
  ctx.requireAuth(owner);
  return owner;
}

function checkedStat(ctx: ApplyContext, author: string, amount: Asset): StatRow {
  const stat = statOf(ctx, author, amount.code);
  check(ctx, amount.units > 0n, 'invalid quantity');
  check(ctx, parseAsset(stat.supply).precision === amount.precision, 'symbol precision mismatch');
  return stat;
}

function changeSupply(ctx: ApplyContext, author: string, { code }: Asset, delta: bigint): void {
  statsOf(ctx, author).modify(symbolCodeToU64(code), null, (row) => {
    row.supply = plus(row.supply, delta);
  });
}

function add(ctx: ApplyContext, owner: string, { id, issuer }: StatRow, amount: Asset, payer: string): void {
  const balances = balancesOf(ctx, owner);
  if (!balances.has(id)) {
    const balance = quantity(amount.units, `${amount.precision},${amount.code}`);
    balances.emplace(payer, id, { id, author: issuer, balance });
    return;
  }
  balances.modify(id, null, (row) => {
    row.balance = plus(row.balance, amount.units);
  });
}

/** Erases an empty row. */
function take(ctx: ApplyContext, owner: string, { id }: StatRow, amount: Asset): void {
  const balances = balancesOf(ctx, owner);
  const row = balances.get(id);
  check(ctx, row !== null, 'no balance object found');
  const left = unitsOf(row.balance) - amount.units;
  check(ctx, left >= 0n, 'overdrawn balance');
  if (left === 0n) {
    balances.erase(id);
    return;
  }
  balances.modify(id, null, (changed) => {
    changed.balance = plus(changed.balance, -amount.units);
  });
}

function statOf(ctx: ApplyContext, author: string, code: string): StatRow {
  const row = statsOf(ctx, author).get(symbolCodeToU64(code));
  check(ctx, row !== null, 'token with symbol does not exist, create token before issue');
  return row;
}

function statsOf(ctx: ApplyContext, author: string): Table<StatRow> {
  return ctx.table<StatRow>('stat', { scope: author });
}

function balancesOf(ctx: ApplyContext, owner: string): Table<FungibleRow> {
  return ctx.table<FungibleRow>('accounts', { scope: owner });
}

function offersOf(ctx: ApplyContext): Table<OfferRow> {
  return ctx.table<OfferRow>('offerfs');
}
