import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { configOf, counterValue, type BonusFeeRow, type ConfigRow, type SymbolPair } from './rows.ts';

const forever = (1n << 64n) - 1n;
const firstConfig: ConfigRow = {
  version: '1.3.2',
  sale_counter: 0n,
  auction_counter: 0n,
  minimum_bid_increase: 0.1,
  minimum_auction_duration: 120,
  maximum_auction_duration: 2_592_000,
  auction_reset_duration: 120,
  supported_tokens: [],
  supported_symbol_pairs: [],
  maker_market_fee: 0.01,
  taker_market_fee: 0.01,
  atomicassets_account: 'atomicassets',
  delphioracle_account: 'delphioracle',
};

export function init(ctx: ApplyContext): void {
  ctx.requireAuth(ctx.receiver);
  const config = ctx.table<ConfigRow>('config');
  if (!config.has('config')) config.emplace(ctx.receiver, 'config', firstConfig);
  const marketplaces = ctx.table('marketplaces');
  if (!marketplaces.has(0n)) {
    // Trades without a marketplace pay their fees to the standard's authors.
    marketplaces.emplace(ctx.receiver, 0n, { marketplace_name: '', creator: 'fees.atomic' });
  }
}

/** Changes the settings with the contract's own authority. */
function change(ctx: ApplyContext, make: (config: ConfigRow) => Partial<ConfigRow>): void {
  ctx.requireAuth(ctx.receiver);
  const changed = make(configOf(ctx));
  ctx.table<ConfigRow>('config').modify('config', ctx.receiver, (row) => {
    Object.assign(row, changed);
  });
}

export function setVersion(ctx: ApplyContext, { new_version: version }: { new_version: string }): void {
  change(ctx, () => ({ version }));
}

export function setMinimumIncrease(ctx: ApplyContext, data: { minimum_bid_increase: number }): void {
  check(ctx, data.minimum_bid_increase > 0, 'The bid increase must be greater than 0');
  change(ctx, () => data);
}

export function setFees(ctx: ApplyContext, data: { maker_market_fee: number; taker_market_fee: number }): void {
  const { maker_market_fee: maker, taker_market_fee: taker } = data;
  check(ctx, maker >= 0 && taker >= 0, 'Market fees need to be at least 0');
  change(ctx, () => data);
}

export function supportToken(ctx: ApplyContext, token: ConfigRow['supported_tokens'][number]): void {
  change(ctx, ({ supported_tokens: tokens }) => {
    const exists = tokens.some(({ token_symbol }) => token_symbol === token.token_symbol);
    check(ctx, !exists, 'A token with this symbol is already supported');
    return { supported_tokens: [...tokens, token] };
  });
}

export function supportPair(ctx: ApplyContext, pair: SymbolPair): void {
  change(ctx, ({ supported_symbol_pairs: pairs, supported_tokens, delphioracle_account: code }) => {
    const { listing_symbol, settlement_symbol, delphi_pair_name } = pair;
    check(ctx, listing_symbol !== settlement_symbol, 'Listing symbol and settlement symbol must be different');
    const duplicate = pairs.some(
      (each) => each.listing_symbol === listing_symbol && each.settlement_symbol === settlement_symbol,
    );
    check(
      ctx,
      !duplicate,
      'There already exists a symbol pair with the specified listing - settlement symbol combination',
    );
    const payable = supported_tokens.some(({ token_symbol }) => token_symbol === settlement_symbol);
    check(ctx, payable, 'The settlement symbol does not belong to a supported token');
    const exists = ctx.isAccount(code) && ctx.table('pairs', { code }).has(delphi_pair_name);
    check(ctx, exists, 'The provided delphi_pair_name does not exist in the delphi oracle contract');
    return { supported_symbol_pairs: [...pairs, pair] };
  });
}

/** Names of twelve characters are free; an account name, or a name with its suffix, needs that account's authority. */
export function registerMarketplace(ctx: ApplyContext, data: { creator: string; marketplace_name: string }): void {
  const { creator, marketplace_name: name } = data;
  ctx.requireAuth(creator);
  if (ctx.isAccount(name)) {
    const reason = 'When the marketplace has the name of an existing account, its authorization is required';
    check(ctx, ctx.hasAuth(name), reason);
  } else {
    const suffix = name.slice(name.lastIndexOf('.') + 1);
    const free = suffix === name ? name.length === 12 : ctx.hasAuth(suffix);
    check(ctx, free, 'Without special authorization, marketplace names must be 12 characters long');
  }
  const marketplaces = ctx.table('marketplaces');
  check(ctx, !marketplaces.has(name), 'A marketplace with this name already exists');
  marketplaces.emplace(creator, name, { marketplace_name: name, creator });
}

export function addBonusFee(
  ctx: ApplyContext,
  data: { fee_recipient: string; fee: number; applicable_counter_names: string[]; fee_name: string },
): void {
  ctx.requireAuth(ctx.receiver);
  const { fee_recipient, fee, applicable_counter_names: names, fee_name } = data;
  check(ctx, ctx.isAccount(fee_recipient), 'The fee_recipient account does not exist');
  check(ctx, fee >= 0, 'The fee must be at least 0');
  const fees = bonusFeesOf(ctx);
  const bonusfee_id = fees.availablePrimaryKey();
  const counter_ranges = names.map((name) => rangeFrom(ctx, name));
  fees.emplace(ctx.receiver, bonusfee_id, { bonusfee_id, fee_recipient, fee, counter_ranges, fee_name });
}

/** A fee applies to trades created from now on. */
function rangeFrom(ctx: ApplyContext, counter_name: string): BonusFeeRow['counter_ranges'][number] {
  return { counter_name, start_id: counterValue(ctx, counter_name), end_id: forever };
}

interface BonusFee {
  bonusfee_id: bigint;
}

export function widenBonusFee(ctx: ApplyContext, data: BonusFee & { counter_name_to_add: string }): void {
  changeBonusFee(ctx, data.bonusfee_id, (row) => {
    const known = row.counter_ranges.some(({ counter_name }) => counter_name === data.counter_name_to_add);
    check(ctx, !known, 'The specified counter already exists in the counter ranges of this bonus fee');
    row.counter_ranges.push(rangeFrom(ctx, data.counter_name_to_add));
  });
}

export function stopBonusFee(ctx: ApplyContext, { bonusfee_id }: BonusFee): void {
  changeBonusFee(ctx, bonusfee_id, (row) => {
    for (const range of row.counter_ranges) range.end_id = counterValue(ctx, range.counter_name);
  });
}

export function deleteBonusFee(ctx: ApplyContext, { bonusfee_id }: BonusFee): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, bonusFeesOf(ctx).has(bonusfee_id), 'No bonus fee with this id exists');
  bonusFeesOf(ctx).erase(bonusfee_id);
}

function changeBonusFee(ctx: ApplyContext, id: bigint, make: (row: BonusFeeRow) => void): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, bonusFeesOf(ctx).has(id), 'No bonus fee with this id exists');
  bonusFeesOf(ctx).modify(id, ctx.receiver, make);
}

function bonusFeesOf(ctx: ApplyContext) {
  return ctx.table<BonusFeeRow>('bonusfees');
}
