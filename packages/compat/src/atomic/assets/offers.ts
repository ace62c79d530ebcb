import { notFound } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { blockRange } from '../bounds.ts';
import {
  boundsOf,
  isInRange,
  type Listing,
  listingCount,
  type ListingKind,
  listingOf,
  listingPage,
  type ListingSelection,
} from '../listing.ts';
import type { AtomicQuery } from '../query.ts';
import { assetDocuments } from './fill.ts';
import { idsOf } from './offer-rows.ts';

/** Offers that are neither accepted nor ended are pending, or invalid if one side lacks an asset. */
export const offerStates = { pending: 0, invalid: 1, unknown: 2, accepted: 3, declined: 4, canceled: 5 } as const;

const endingStates: Readonly<Record<string, number>> = {
  acceptoffer: offerStates.accepted,
  declineoffer: offerStates.declined,
  canceloffer: offerStates.canceled,
};

export const offers: ListingKind = {
  contract: assetsContract,
  table: 'offers',
  idField: 'offer_id',
  actions: ['lognewoffer', 'acceptoffer', 'declineoffer', 'canceloffer'],
  endings: Object.keys(endingStates),
  logs: ['lognewoffer', 'acceptoffer', 'declineoffer', 'canceloffer'],
  async next(index) {
    const config = await index.singleton(assetsContract, 'config');
    return config === null ? 1n : reading(() => config.at('offer_counter').bigint());
  },
};

interface Offer {
  listing: Listing;
  sender: string;
  recipient: string;
  memo: string;
  senderAssets: bigint[];
  recipientAssets: bigint[];
}

function offerOf(listing: Listing): Offer {
  const { row } = listing;
  return reading(() => ({
    listing,
    sender: row.at('sender').text(),
    recipient: row.at('recipient').text(),
    memo: row.at('memo').text(),
    senderAssets: idsOf(row.at('sender_asset_ids')),
    recipientAssets: idsOf(row.at('recipient_asset_ids')),
  }));
}

async function stateOf(index: AtomicIndex, { listing, sender, recipient, ...offer }: Offer): Promise<number> {
  const { ending } = listing;
  if (ending !== undefined) return ending === null ? offerStates.unknown : (endingStates[ending.name] ?? 2);
  const owns = async (owner: string, ids: readonly bigint[]): Promise<boolean> =>
    (await Promise.all(ids.map((id) => index.row(assetsContract, owner, 'assets', id)))).every((row) => row !== null);
  const valid = await Promise.all([owns(sender, offer.senderAssets), owns(recipient, offer.recipientAssets)]);
  return valid.every(Boolean) ? offerStates.pending : offerStates.invalid;
}

/** State of the offer of an ID, null without one. */
export async function offerState(index: AtomicIndex, id: bigint): Promise<number | null> {
  const listing = await listingOf(index, offers, id);
  return listing === null ? null : stateOf(index, offerOf(listing));
}

export function isContract(index: AtomicIndex, account: string): Promise<boolean> {
  return index.once(
    `code ${account}`,
    async () => ((await index.reader.code(account, index.head))?.hash ?? null) !== null,
  );
}

async function selectionOf(index: AtomicIndex, query: AtomicQuery): Promise<ListingSelection> {
  const states = query.list('state', /^[0-5]$/)?.map(Number);
  const [accounts, senders, recipients] = [query.names('account'), query.names('sender'), query.names('recipient')];
  const sort = query.oneOf('sort', ['created', 'updated'], 'created');
  const tests = [...partyTests(index, query, { accounts, senders, recipients }), ...contentTests(query)];
  const range = await blockRange(index, query);
  const selection: ListingSelection = {
    paging: query.paging(),
    sort,
    ids: query.ids('ids', 'offer_id'),
    parties: senders ?? recipients ?? accounts,
    present:
      states !== undefined && states.every((state) => state === offerStates.pending || state === offerStates.invalid),
    ...boundsOf(query),
    async test(listing) {
      if (!isInRange(range, sort, listing)) return false;
      const offer = offerOf(listing);
      // oxlint-disable-next-line no-await-in-loop -- the cheapest tests come first
      for (const test of tests) if (!(await test(offer))) return false;
      return states === undefined || states.includes(await stateOf(index, offer));
    },
  };
  query.rejectUnread();
  return selection;
}

type Test = (offer: Offer) => boolean | Promise<boolean>;

function partyTests(
  index: AtomicIndex,
  query: AtomicQuery,
  { accounts, senders, recipients }: Record<'accounts' | 'senders' | 'recipients', string[] | undefined>,
): Test[] {
  const [whitelist, blacklist] = [query.names('account_whitelist'), query.names('account_blacklist')];
  const [toContract, hidden] = [query.flag('is_recipient_contract'), query.flag('hide_contracts') ?? false];
  const named = new Set([...(accounts ?? []), ...(senders ?? []), ...(recipients ?? [])]);
  const isHidden = async (account: string): Promise<boolean> => !named.has(account) && isContract(index, account);
  const isParty = ({ sender, recipient }: Offer, list: readonly string[]): boolean =>
    list.includes(sender) || list.includes(recipient);
  return [
    (offer) => accounts === undefined || isParty(offer, accounts),
    ({ sender }) => senders?.includes(sender) ?? true,
    ({ recipient }) => recipients?.includes(recipient) ?? true,
    (offer) => whitelist === undefined || isParty(offer, whitelist),
    (offer) => blacklist === undefined || !isParty(offer, blacklist),
    async ({ recipient }) => toContract === undefined || (await isContract(index, recipient)) === toContract,
    async ({ sender, recipient }) => !hidden || !((await isHidden(sender)) || (await isHidden(recipient))),
  ];
}

function contentTests(query: AtomicQuery): Test[] {
  const [memo, part] = [query.text('memo'), query.text('match_memo')?.toLowerCase()];
  const assets = query.ids('asset_id');
  const hideEmpty = query.flag('hide_empty_offers') ?? false;
  return [
    (offer) => memo === undefined || offer.memo === memo,
    (offer) => part === undefined || offer.memo.toLowerCase().includes(part),
    ({ senderAssets, recipientAssets }) =>
      assets === undefined || [...senderAssets, ...recipientAssets].some((id) => assets.includes(id)),
    ({ senderAssets, recipientAssets }) => !hideEmpty || (senderAssets.length > 0 && recipientAssets.length > 0),
  ];
}

export async function listOffers(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  return documents(index, await listingPage(index, offers, await selectionOf(index, query)));
}

export async function countOffers(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  return listingCount(index, offers, await selectionOf(index, query));
}

export async function oneOffer(index: AtomicIndex, id: bigint): Promise<unknown> {
  const listing = await listingOf(index, offers, id);
  if (listing === null) throw notFound('Offer');
  return (await documents(index, [listing]))[0];
}

async function documents(index: AtomicIndex, listings: readonly Listing[]): Promise<unknown[]> {
  const page = listings.map(offerOf);
  const assets = await assetDocuments(
    index,
    page.flatMap(({ senderAssets, recipientAssets }) => [...senderAssets, ...recipientAssets]),
  );
  return Promise.all(
    page.map(async (offer) => ({
      contract: assetsContract,
      offer_id: String(offer.listing.id),
      sender_name: offer.sender,
      recipient_name: offer.recipient,
      memo: offer.memo,
      state: await stateOf(index, offer),
      sender_assets: offer.senderAssets.map(assets),
      recipient_assets: offer.recipientAssets.map(assets),
      is_sender_contract: await isContract(index, offer.sender),
      is_recipient_contract: await isContract(index, offer.recipient),
      ...(await index.at('updated', offer.listing.updated)),
      ...(await index.at('created', offer.listing.created)),
    })),
  );
}
