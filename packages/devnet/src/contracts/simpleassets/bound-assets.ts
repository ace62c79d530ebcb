import type { ApplyContext, Table } from '../../contract.ts';
import { check } from '../check.ts';
import { authorKey, checkMemo, nextId, pairKeys, type BoundAssetRow, type OfferRow } from './rows.ts';

interface Create {
  author: string;
  category: string;
  owner: string;
  idata: string;
  mdata: string;
  requireclaim: boolean;
}

/** Creates a non-transferable asset. */
export function create(ctx: ApplyContext, data: Create): void {
  const { author, category, owner, idata, mdata, requireclaim } = data;
  ctx.requireAuth(author);
  check(ctx, ctx.isAccount(owner), 'owner account does not exist');
  check(ctx, !requireclaim || owner !== author, "Can't requireclaim if author == owner.");
  const id = nextId(ctx, 'lnftid');
  const holder = requireclaim ? author : owner;
  if (requireclaim) {
    const row = { assetid: id, owner: author, offeredto: owner, cdate: 0n };
    offersOf(ctx).emplace(author, id, row, pairKeys(author, owner));
    ctx.requireRecipient(owner);
  }
  const row = { id, owner: holder, author, category, idata, mdata };
  assetsOf(ctx, holder).emplace(author, id, row, authorKey(row));
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({ account: ctx.receiver, name: 'createnttlog', authorization, data: { ...data, assetid: id } });
}

export function update(
  ctx: ApplyContext,
  { author, owner, assetid, mdata }: { author: string; owner: string; assetid: bigint; mdata: string },
): void {
  ctx.requireAuth(author);
  const row = assetsOf(ctx, owner).get(assetid);
  check(ctx, row !== null, 'asset not found');
  check(ctx, row.author === author, 'Only author can update asset.');
  assetsOf(ctx, owner).modify(assetid, author, (changed) => {
    changed.mdata = mdata;
  });
}

export function claim(ctx: ApplyContext, { claimer, assetids }: { claimer: string; assetids: bigint[] }): void {
  ctx.requireAuth(claimer);
  for (const id of assetids) {
    const offer = offersOf(ctx).get(id);
    const mine = offer !== null && offer.offeredto === claimer;
    check(ctx, mine, `Cannot find at least one of the assets you're attempting to claim: ${id}`);
    const row = assetsOf(ctx, offer.owner).get(id);
    check(ctx, row !== null, `Cannot find at least one of the assets you're attempting to claim: ${id}`);
    assetsOf(ctx, offer.owner).erase(id);
    assetsOf(ctx, claimer).emplace(claimer, id, { ...row, owner: claimer }, authorKey(row));
    offersOf(ctx).erase(id);
  }
}

/** Cancels unclaimed assets. */
export function cancel(ctx: ApplyContext, { author, assetids }: { author: string; assetids: bigint[] }): void {
  ctx.requireAuth(author);
  for (const id of assetids) {
    const offer = offersOf(ctx).get(id);
    const mine = offer !== null && offer.owner === author;
    check(ctx, mine, `The offer for this asset was not found: ${id}`);
    assetsOf(ctx, author).erase(id);
    offersOf(ctx).erase(id);
  }
}

export function burn(
  ctx: ApplyContext,
  { owner, assetids, memo }: { owner: string; assetids: bigint[]; memo: string },
): void {
  ctx.requireAuth(owner);
  checkMemo(ctx, memo);
  for (const id of assetids) {
    check(ctx, assetsOf(ctx, owner).has(id), `At least one of the assets was not found: ${id}`);
    check(ctx, !offersOf(ctx).has(id), 'At least one of the assets has an open offer and cannot be burned.');
    assetsOf(ctx, owner).erase(id);
  }
}

function assetsOf(ctx: ApplyContext, owner: string): Table<BoundAssetRow> {
  return ctx.table<BoundAssetRow>('snttassets', { scope: owner });
}

function offersOf(ctx: ApplyContext): Table<OfferRow> {
  return ctx.table<OfferRow>('nttoffers');
}
