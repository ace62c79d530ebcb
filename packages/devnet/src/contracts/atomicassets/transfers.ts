import { encodeText } from '@antescope/codec/bytes/bytes';
import type { ApplyContext } from '../../contract.ts';
import { compareNames } from '../../authority/authority.ts';
import { check } from '../check.ts';
import { eraseHolder } from './assets.ts';
import { log } from './logs.ts';
import { assetOf, assetsOf, templateOf, type AssetRow, type HolderRow } from './rows.ts';

const placeholderId = (1n << 64n) - 1n;
const maxMemoLength = 256;

interface Transfer {
  from: string;
  to: string;
  asset_ids: bigint[];
  memo: string;
}

export function transfer(ctx: ApplyContext, data: Transfer): void {
  ctx.requireAuth(data.from);
  ctx.requireRecipient(data.from);
  ctx.requireRecipient(data.to);
  moveAssets(ctx, data, data.from);
}

/** Moves assets to the receiver's scope. `scopePayer` pays for a new scope; row payers are unchanged. */
export function moveAssets(ctx: ApplyContext, { from, to, asset_ids, memo }: Transfer, scopePayer: string): void {
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  check(ctx, from !== to, "Can't transfer assets to yourself");
  checkIds(ctx, asset_ids, memo);
  const byCollection = new Map<string, bigint[]>();
  for (const id of asset_ids) {
    const missing = `Sender doesn't own at least one of the provided assets (ID: ${id})`;
    const asset = assetOf(ctx, from, id, missing);
    checkTransferable(ctx, asset);
    byCollection.set(asset.collection_name, [...(byCollection.get(asset.collection_name) ?? []), id]);
    moveRow(ctx, asset, from, to, scopePayer);
    eraseHolder(ctx, id);
  }
  const collections = [...byCollection].sort(([a], [b]) => compareNames(a, b));
  for (const [collection_name, ids] of collections) {
    log(ctx, 'logtransfer', { collection_name, from, to, asset_ids: ids, memo });
  }
}

function checkIds(ctx: ApplyContext, ids: readonly bigint[], memo: string): void {
  check(ctx, ids.length > 0, 'asset_ids needs to contain at least one id');
  check(ctx, encodeText(memo).length <= maxMemoLength, `A transfer memo can only be ${maxMemoLength} characters max`);
  check(ctx, new Set(ids).size === ids.length, "Can't transfer the same asset multiple times");
}

export function checkTransferable(ctx: ApplyContext, { asset_id, collection_name, template_id }: AssetRow): void {
  if (template_id < 0) return;
  const { transferable } = templateOf(ctx, collection_name, template_id);
  check(ctx, transferable, `At least one asset isn't transferable (ID: ${asset_id})`);
}

function moveRow(ctx: ApplyContext, asset: AssetRow, from: string, to: string, scopePayer: string): void {
  const received = assetsOf(ctx, to);
  const [first] = received.lowerBound();
  // The account that creates the first row of a scope pays for the scope, so a temporary row is created.
  const newScope = first === undefined;
  if (newScope) received.emplace(scopePayer, placeholderId, { ...nothing, asset_id: placeholderId });
  received.emplace(asset.ram_payer, asset.asset_id, asset);
  assetsOf(ctx, from).erase(asset.asset_id);
  if (newScope) received.erase(placeholderId);
}

const nothing: AssetRow = {
  asset_id: 0n,
  collection_name: '',
  schema_name: '',
  template_id: -1,
  ram_payer: '',
  backed_tokens: [],
  immutable_serialized_data: [],
  mutable_serialized_data: [],
};

/** Lends assets: they stay in the owner's scope, and `holders` has the holder. */
export function lend(ctx: ApplyContext, data: Transfer & { owner: string }): void {
  const { owner, from, to, asset_ids, memo } = data;
  ctx.requireAuth(owner);
  check(ctx, ctx.isAccount(to), 'to account does not exist');
  check(ctx, from !== to, "Can't move assets to their holder");
  checkIds(ctx, asset_ids, memo);
  for (const account of new Set([owner, from, to])) ctx.requireRecipient(account);
  const holders = ctx.table<HolderRow>('holders');
  const byCollection = new Map<string, bigint[]>();
  for (const id of asset_ids) {
    const asset = assetOf(ctx, owner, id, `The owner doesn't own at least one of the provided assets (ID: ${id})`);
    checkTransferable(ctx, asset);
    const holder = holders.get(id)?.holder ?? owner;
    check(ctx, holder === from, `Sender doesn't hold at least one of the provided assets (ID: ${id})`);
    byCollection.set(asset.collection_name, [...(byCollection.get(asset.collection_name) ?? []), id]);
    eraseHolder(ctx, id);
    if (to !== owner) holders.emplace(owner, id, { asset_id: id, holder: to, owner });
  }
  for (const [collection_name, ids] of [...byCollection].sort(([a], [b]) => compareNames(a, b))) {
    log(ctx, 'logmove', { collection_name, owner, from, to, asset_ids: ids, memo });
  }
}
