import type { ApplyContext } from '../../contract.ts';
import { withData, type Handler } from '../dispatch.ts';
import { assetsOf, collectionsOf } from './rows.ts';

/** Sends a log action for history readers. */
export function log(ctx: ApplyContext, name: string, data: unknown): void {
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({ account: ctx.receiver, name, authorization, data });
}

function notifyCollection(ctx: ApplyContext, collection: string): void {
  const row = collectionsOf(ctx).get(collection);
  for (const account of row?.notify_accounts ?? []) ctx.requireRecipient(account);
}

const ofCollection = withData<{ collection_name: string }>((ctx, { collection_name }) => {
  ctx.requireAuth(ctx.receiver);
  notifyCollection(ctx, collection_name);
});

const ofAsset = withData<{ asset_owner: string; asset_id: bigint }>((ctx, { asset_owner, asset_id }) => {
  ctx.requireAuth(ctx.receiver);
  const collection = assetsOf(ctx, asset_owner).get(asset_id)?.collection_name;
  if (collection !== undefined) notifyCollection(ctx, collection);
});

/** Log actions have no effect but notify the collection's accounts and new owners. */
export const logHandlers: Readonly<Record<string, Handler>> = {
  logbackasset: ofAsset,
  logburnasset: ofCollection,
  logmint: withData<{ collection_name: string; new_asset_owner: string }>((ctx, data) => {
    ctx.requireAuth(ctx.receiver);
    ctx.requireRecipient(data.new_asset_owner);
    notifyCollection(ctx, data.collection_name);
  }),
  logmove: ofCollection,
  lognewoffer: withData<{ sender: string; recipient: string }>((ctx, { sender, recipient }) => {
    ctx.requireAuth(ctx.receiver);
    ctx.requireRecipient(sender);
    ctx.requireRecipient(recipient);
  }),
  lognewtempl: ofCollection,
  logsetdata: ofAsset,
  logsetdatatl: ofCollection,
  logtransfer: ofCollection,
};
