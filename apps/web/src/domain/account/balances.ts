import type { AccountView } from '@antescope/sources/account/account-view';
import type { PublicChain } from '@antescope/chains/config/chain-config';
import { addAssets, formatAsset, parseAsset, type Asset } from '@antescope/codec/chain/asset';

export interface Balances {
  total: string | null;
  liquid: string | null;
  /** CPU and NET. */
  staked: string | null;
  refunding: string | null;
  refundAvailable: string | null;
  selfStaked: string | null;
  /** Staked to this account by others; null if none. */
  stakedByOthers: string | null;
  /** Staked by this account to others; null if none or unknown. */
  stakedToOthers: string | null;
}

/**
 * Balances for an account's first row; null if unknown or absent, zero is zero. `toOthers`: stake delegated to others,
 * which the account itself does not list; null if unknown, and then the total is without it.
 */
export function balancesOf(view: AccountView, toOthers: string | null = null): Balances {
  const liquid = view.liquid === null ? null : parseAsset(view.liquid);
  const staked = sum(view.staked);
  const own = sum(view.selfStaked);
  const refunding = sum(view.refund);
  // Stake delegated by others belongs to them.
  const delegated = toOthers === null || isZero(toOthers) ? null : parseAsset(toOthers);
  const parts = [liquid, own, refunding, delegated].filter((part) => part !== null);
  const total = parts.length === 0 ? null : parts.reduce(addAssets);
  return {
    total: text(total),
    liquid: view.liquid,
    staked: text(staked),
    refunding: text(refunding),
    refundAvailable: view.refund?.available ?? null,
    selfStaked: text(own),
    stakedByOthers: staked === null ? null : text(less(staked, own)),
    stakedToOthers: text(delegated),
  };
}

/** '0.0000 EOS': what an account has that never held the core token. */
export function zeroOf({ coreSymbol }: Pick<PublicChain, 'coreSymbol'>): string {
  return formatAsset({ units: 0n, ...coreSymbol });
}

export function isZero(asset: string): boolean {
  return parseAsset(asset).units === 0n;
}

function sum(pair: { cpu: string; net: string } | null): Asset | null {
  return pair === null ? null : addAssets(parseAsset(pair.cpu), parseAsset(pair.net));
}

function less(all: Asset, part: Asset | null): Asset | null {
  const units = all.units - (part?.units ?? 0n);
  return units > 0n ? { ...all, units } : null;
}

function text(asset: Asset | null): string | null {
  return asset === null ? null : formatAsset(asset);
}
