import { check } from '../check.ts';
import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext } from '../../contract.ts';
import { quantity } from '../amount.ts';
import type { AbiHashRow, NameBidRow, UserResourcesRow } from './rows.ts';
import { coreSymbolOf } from './system.ts';

/** Runs after the native newaccount: checks the name and creates the resources row. */
export function newAccount(ctx: ApplyContext, { creator, name }: { creator: string; name: string }): void {
  if (creator !== ctx.receiver) checkName(ctx, creator, name);
  const zero = quantity(0n, coreSymbolOf(ctx));
  const row: UserResourcesRow = { owner: name, net_weight: zero, cpu_weight: zero, ram_bytes: 0n };
  ctx.table<UserResourcesRow>('userres', { scope: name }).emplace(name, name, row);
  ctx.setResourceLimits(name, { ramBytes: 0n, net: 0n, cpu: 0n });
}

/**
 * A name with a dot requires its suffix account as creator; a name below twelve characters requires the auction's
 * winner.
 */
function checkName(ctx: ApplyContext, creator: string, name: string): void {
  if (name.length >= 12 && !name.slice(0, 12).includes('.')) return;
  const suffix = name.slice(name.lastIndexOf('.') + 1);
  if (suffix !== name) {
    check(ctx, creator === suffix, 'only suffix may create this account');
    return;
  }
  const bids = ctx.table<NameBidRow>('namebids');
  const bid = bids.get(nameToU64(name));
  check(ctx, bid !== null, 'no active bid for name');
  check(ctx, bid.high_bidder === creator, 'only highest bidder can claim');
  check(ctx, bid.high_bid < 0n, 'auction is not closed yet');
  bids.erase(name);
}

/** Stores the hash of every account's ABI in `abihash`. */
export function setAbi(ctx: ApplyContext, { account, abi }: { account: string; abi: Uint8Array }): void {
  const hashes = ctx.table<AbiHashRow>('abihash');
  const hash = toHex(sha256(abi));
  if (!hashes.has(account)) {
    hashes.emplace(account, account, { owner: account, hash });
    return;
  }
  hashes.modify(account, null, (row) => {
    row.hash = hash;
  });
}
