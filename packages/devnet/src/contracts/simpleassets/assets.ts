import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { payerOf } from './ram-payers.ts';
import { assetsOf, authorKey, checkMemo, freeAsset, nextId, offersOf, pairKeys, type AssetRow } from './rows.ts';

interface Create {
  author: string;
  category: string;
  owner: string;
  idata: string;
  mdata: string;
  requireclaim: boolean;
}

/** Creates an asset. One that requires a claim stays with its author, who pays for it until then. */
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
  const row = { id, owner: holder, author, category, idata, mdata, container: [], containerf: [] };
  assetsOf(ctx, holder).emplace(author, id, row, authorKey(row));
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({ account: ctx.receiver, name: 'createlog', authorization, data: { ...data, assetid: id } });
}

export function update(
  ctx: ApplyContext,
  { author, owner, assetid, mdata }: { author: string; owner: string; assetid: bigint; mdata: string },
): void {
  ctx.requireAuth(author);
  const assets = assetsOf(ctx, owner);
  const row = assets.get(assetid);
  check(ctx, row !== null, 'asset not found');
  check(ctx, row.author === author, 'Only author can update asset.');
  assets.modify(assetid, author, (changed) => {
    changed.mdata = mdata;
  });
}

export function changeAuthor(
  ctx: ApplyContext,
  data: { author: string; newauthor: string; owner: string; assetids: bigint[]; memo: string },
): void {
  const { author, newauthor, owner, assetids, memo } = data;
  ctx.requireAuth(author);
  check(ctx, author !== newauthor, 'Failed to change author. Author and newauthor are the same.');
  check(ctx, ctx.isAccount(newauthor), 'newauthor account does not exist');
  checkMemo(ctx, memo);
  for (const id of assetids) {
    const row = assetsOf(ctx, owner).get(id);
    check(ctx, row !== null, `asset with assetid: ${id} not found. Maybe wrong owner`);
    check(ctx, row.author === author, `Only author can change author. Asset: ${id}`);
    assetsOf(ctx, owner).modify(
      id,
      owner === ctx.receiver ? owner : author,
      (changed) => {
        changed.author = newauthor;
      },
      authorKey,
    );
  }
}

export function transfer(
  ctx: ApplyContext,
  { from, to, assetids, memo }: { from: string; to: string; assetids: bigint[]; memo: string },
): void {
  ctx.requireAuth(from);
  check(ctx, from !== to, 'cannot transfer to self');
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  check(ctx, assetids.length > 0, 'assetids is empty');
  checkMemo(ctx, memo);
  ctx.requireRecipient(from);
  ctx.requireRecipient(to);
  for (const id of assetids) moveRow(ctx, freeAsset(ctx, from, id, 'transferred'), to, from);
}

/** Moves an asset to another owner's scope. Its author pays if set so, otherwise `payer`. */
export function moveRow(ctx: ApplyContext, row: AssetRow, to: string, payer: string): void {
  assetsOf(ctx, row.owner).erase(row.id);
  assetsOf(ctx, to).emplace(payerOf(ctx, row, payer), row.id, { ...row, owner: to }, authorKey(row));
  ctx.requireRecipient(row.author);
}

export function burn(
  ctx: ApplyContext,
  { owner, assetids, memo }: { owner: string; assetids: bigint[]; memo: string },
): void {
  ctx.requireAuth(owner);
  check(ctx, assetids.length > 0, 'assetids is empty');
  checkMemo(ctx, memo);
  for (const id of assetids) {
    const row = freeAsset(ctx, owner, id, 'burned');
    const empty = row.container.length + row.containerf.length === 0;
    check(ctx, empty, 'At least one of the assets has attached assets and cannot be burned.');
    assetsOf(ctx, owner).erase(id);
    ctx.requireRecipient(row.author);
  }
}
