import { encodeText } from '@antescope/codec/bytes/bytes';
import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { log } from './logs.ts';
import { assetOf, nextOf, offerKeys, offersOf, type OfferRow } from './rows.ts';
import { checkTransferable, moveAssets } from './transfers.ts';

type Offer = Omit<OfferRow, 'offer_id' | 'ram_payer'>;
interface Id {
  offer_id: bigint;
}

export function create(ctx: ApplyContext, offer: Offer): void {
  const { sender, recipient, sender_asset_ids, recipient_asset_ids, memo } = offer;
  ctx.requireAuth(sender);
  check(ctx, sender !== recipient, "Can't send an offer to yourself");
  check(ctx, ctx.isAccount(recipient), 'The recipient account does not exist');
  check(ctx, sender_asset_ids.length + recipient_asset_ids.length > 0, "Can't create an empty offer");
  check(ctx, encodeText(memo).length <= 256, 'An offer memo can only be 256 characters max');
  checkSide(ctx, 'sender', sender, sender_asset_ids);
  checkSide(ctx, 'recipient', recipient, recipient_asset_ids);
  const offer_id = nextOf(ctx, 'offer_counter');
  const row = { offer_id, ...offer, ram_payer: sender };
  offersOf(ctx).emplace(sender, offer_id, row, offerKeys(row));
  log(ctx, 'lognewoffer', { offer_id, ...offer });
}

/** Checks that one side of an offer owns its assets and may transfer them. */
function checkSide(ctx: ApplyContext, side: 'sender' | 'recipient', owner: string, ids: readonly bigint[]): void {
  check(ctx, new Set(ids).size === ids.length, `The assets in ${side}_asset_ids must be unique`);
  for (const id of ids) {
    const missing = `Offer ${side} doesn't own at least one of the provided assets (ID: ${id})`;
    checkTransferable(ctx, assetOf(ctx, owner, id, missing));
  }
}

export function cancel(ctx: ApplyContext, { offer_id }: Id): void {
  end(ctx, offer_id, ({ sender }) => sender);
}

export function decline(ctx: ApplyContext, { offer_id }: Id): void {
  end(ctx, offer_id, ({ recipient }) => recipient);
}

export function accept(ctx: ApplyContext, { offer_id }: Id): void {
  const { sender, recipient, sender_asset_ids, recipient_asset_ids, ram_payer } = end(
    ctx,
    offer_id,
    (offer) => offer.recipient,
  );
  const memo = `Accepted Offer ID: ${offer_id}`;
  if (recipient_asset_ids.length > 0) {
    moveAssets(ctx, { from: recipient, to: sender, asset_ids: recipient_asset_ids, memo }, recipient);
  }
  if (sender_asset_ids.length > 0) {
    moveAssets(ctx, { from: sender, to: recipient, asset_ids: sender_asset_ids, memo }, ram_payer);
  }
}

/** Ends an offer with the authority of the account `by` returns. */
function end(ctx: ApplyContext, id: bigint, by: (offer: OfferRow) => string): OfferRow {
  const offer = offerOf(ctx, id);
  ctx.requireAuth(by(offer));
  ctx.requireRecipient(offer.sender);
  ctx.requireRecipient(offer.recipient);
  offersOf(ctx).erase(id);
  return offer;
}

/** Changes the RAM payer of an offer. */
export function payRam(ctx: ApplyContext, { payer, offer_id }: Id & { payer: string }): void {
  ctx.requireAuth(payer);
  offerOf(ctx, offer_id);
  offersOf(ctx).modify(offer_id, payer, (row) => {
    row.ram_payer = payer;
  });
}

function offerOf(ctx: ApplyContext, id: bigint): OfferRow {
  const row = offersOf(ctx).get(id);
  check(ctx, row !== null, 'No offer with this id exists');
  return row;
}
