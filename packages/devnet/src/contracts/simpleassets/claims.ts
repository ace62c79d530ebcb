import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { moveRow } from './assets.ts';
import { assetsOf, checkMemo, freeAsset, offersOf, pairKeys, seconds } from './rows.ts';

/** Offers assets to an account, which claims them and pays for their rows. */
export function offer(
  ctx: ApplyContext,
  { owner, newowner, assetids, memo }: { owner: string; newowner: string; assetids: bigint[]; memo: string },
): void {
  ctx.requireAuth(owner);
  ctx.requireRecipient(owner);
  ctx.requireRecipient(newowner);
  check(ctx, ctx.isAccount(newowner), 'newowner account does not exist');
  check(ctx, owner !== newowner, 'cannot offer to yourself');
  checkMemo(ctx, memo);
  for (const assetid of assetids) {
    freeAsset(ctx, owner, assetid, 'offered');
    const row = { assetid, owner, offeredto: newowner, cdate: seconds(ctx) };
    offersOf(ctx).emplace(owner, assetid, row, pairKeys(owner, newowner));
  }
}

export function cancelOffer(ctx: ApplyContext, { owner, assetids }: { owner: string; assetids: bigint[] }): void {
  ctx.requireAuth(owner);
  for (const id of assetids) {
    const row = offersOf(ctx).get(id);
    check(ctx, row !== null, `The offer for this asset was not found: ${id}`);
    check(
      ctx,
      row.owner === owner,
      `You're not the owner of at least one of the assets whose offers you're attempting to cancel.`,
    );
    offersOf(ctx).erase(id);
  }
}

export function claim(ctx: ApplyContext, { claimer, assetids }: { claimer: string; assetids: bigint[] }): void {
  ctx.requireAuth(claimer);
  ctx.requireRecipient(claimer);
  for (const id of assetids) {
    const row = offersOf(ctx).get(id);
    check(ctx, row !== null, `Cannot find at least one of the assets you're attempting to claim: ${id}`);
    check(ctx, row.offeredto === claimer, 'At least one of the assets has not been offered to you.');
    const asset = assetsOf(ctx, row.owner).get(id);
    check(ctx, asset !== null, `Cannot find at least one of the assets you're attempting to claim: ${id}`);
    ctx.requireRecipient(row.owner);
    moveRow(ctx, asset, claimer, claimer);
    offersOf(ctx).erase(id);
  }
}
