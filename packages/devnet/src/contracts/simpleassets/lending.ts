import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { moveRow } from './assets.ts';
import { assetsOf, authorKey, checkMemo, delegatesOf, freeAsset, pairKeys, seconds, type AssetRow } from './rows.ts';

interface Some {
  owner: string;
  assetids: bigint[];
}

/** Lends assets: the borrower holds them but cannot transfer them; after the period the owner can take them back. */
export function delegate(
  ctx: ApplyContext,
  data: Some & { to: string; period: bigint; redelegate: boolean; memo: string },
): void {
  const { owner, to, assetids, period, redelegate, memo } = data;
  ctx.requireAuth(owner);
  ctx.requireRecipient(owner);
  ctx.requireRecipient(to);
  check(ctx, ctx.isAccount(to), 'TO account does not exist');
  check(ctx, owner !== to, 'Cannot delegate to yourself');
  checkMemo(ctx, memo);
  for (const assetid of assetids) {
    const row = freeAsset(ctx, owner, assetid, 'delegated');
    const cdate = seconds(ctx);
    const lent = { assetid, owner, delegatedto: to, cdate, period, redelegate, memo };
    moveRow(ctx, row, to, owner);
    delegatesOf(ctx).emplace(owner, assetid, lent, pairKeys(owner, to));
  }
}

export function undelegate(ctx: ApplyContext, { owner, assetids }: Some): void {
  ctx.requireAuth(owner);
  ctx.requireRecipient(owner);
  for (const id of assetids) {
    const { delegatedto, cdate, period } = lentBy(ctx, owner, id);
    check(ctx, cdate + period < seconds(ctx), 'Cannot undelegate until the PERIOD expires.');
    const asset = assetsOf(ctx, delegatedto).get(id);
    check(ctx, asset !== null, `Cannot undelegate asset: ${id}`);
    ctx.requireRecipient(delegatedto);
    moveRow(ctx, asset, owner, owner);
    delegatesOf(ctx).erase(id);
  }
}

export function delegateMore(ctx: ApplyContext, { owner, assetids, period }: Some & { period: bigint }): void {
  ctx.requireAuth(owner);
  for (const id of assetids) {
    lentBy(ctx, owner, id);
    delegatesOf(ctx).modify(id, owner, (row) => {
      row.period += period;
    });
  }
}

function lentBy(ctx: ApplyContext, owner: string, id: bigint) {
  const row = delegatesOf(ctx).get(id);
  check(ctx, row !== null, `Assetid: ${id} is not delegated`);
  check(ctx, row.owner === owner, 'You are not the owner of at least one of these assets.');
  return row;
}

interface Attachment {
  owner: string;
  assetidc: bigint;
  assetids: bigint[];
}

/** The author attaches assets to another one with the same owner and author. */
export function attach(ctx: ApplyContext, { owner, assetidc, assetids }: Attachment): void {
  const box = freeAsset(ctx, owner, assetidc, 'used as a container');
  ctx.requireAuth(box.author);
  ctx.requireRecipient(owner);
  const parts: AssetRow[] = [];
  for (const id of assetids) {
    check(ctx, id !== assetidc, 'Cannot attach to self.');
    const part = freeAsset(ctx, owner, id, 'attached');
    check(ctx, part.author === box.author, 'Different authors.');
    check(ctx, part.container.length === 0, 'Cannot attach an asset with attached assets.');
    parts.push(part);
    assetsOf(ctx, owner).erase(id);
  }
  assetsOf(ctx, owner).modify(assetidc, box.author, (row) => {
    row.container.push(...parts);
  });
}

/** The owner detaches assets. */
export function detach(ctx: ApplyContext, { owner, assetidc, assetids }: Attachment): void {
  ctx.requireAuth(owner);
  const box = freeAsset(ctx, owner, assetidc, 'used as a container');
  for (const id of assetids) {
    const part = box.container.find((each) => each.id === id);
    check(ctx, part !== undefined, `Cannot find asset in the container: ${id}`);
    assetsOf(ctx, owner).emplace(owner, id, { ...part, owner }, authorKey(part));
  }
  assetsOf(ctx, owner).modify(assetidc, owner, (row) => {
    row.container = row.container.filter(({ id }) => !assetids.includes(id));
  });
}
