import { account, amount, code, sentence, type SentenceAction } from '../../sentence.ts';
import { nfts, note, type FurtherFamily, type FurtherTemplate } from '../family.ts';

/** AtomicAssets; matched by fields, because chains deploy it under other names, too. */
export const atomicAssetsSentences: FurtherFamily = {
  appliesTo: () => true,
  actions: {
    transfer: ({ from, to, asset_ids: ids, memo }, { contract }) =>
      sentence('nftTransfer', { from: account(from), to: account(to), nfts: nfts(ids, contract) }, [note(memo)]),
    logtransfer: ({ from, to, asset_ids: ids, memo }, { contract }) =>
      sentence('nftTransfer', { from: account(from), to: account(to), nfts: nfts(ids, contract) }, [note(memo)]),
    mintasset: ({ authorized_minter: minter, collection_name: collection, new_asset_owner: owner }) =>
      sentence('nftMint', { minter: account(minter), collection: code(collection), owner: account(owner) }),
    logmint: ({ asset_id: id, collection_name: collection, new_asset_owner: owner }, { contract }) =>
      sentence('nftMinted', { nfts: nfts(id, contract), collection: code(collection), owner: account(owner) }),
    burnasset: ({ asset_owner: owner, asset_id: id }, { contract }) =>
      sentence('nftBurn', { owner: account(owner), nfts: nfts(id, contract) }),
    logburnasset: ({ asset_owner: owner, asset_id: id }, { contract }) =>
      sentence('nftBurn', { owner: account(owner), nfts: nfts(id, contract) }),
    createoffer: offer,
    lognewoffer: offer,
    acceptoffer: (fields, action) => answered('nftOfferAccept', fields.offer_id, action),
    declineoffer: (fields, action) => answered('nftOfferDecline', fields.offer_id, action),
    canceloffer: (fields, action) => answered('nftOfferCancel', fields.offer_id, action),
    createcol: ({ author, collection_name: collection }) =>
      sentence('nftCollection', { author: account(author), collection: code(collection) }),
    createschema: ({ authorized_creator: creator, collection_name: collection, schema_name: schema }) =>
      sentence('nftSchema', { creator: account(creator), schema: code(schema), collection: code(collection) }),
    createtempl: template,
    createtempl2: template,
    locktemplate: ({ authorized_editor: editor, collection_name: collection, template_id: id }) =>
      sentence('nftTemplateLock', { editor: account(editor), template: code(id), collection: code(collection) }),
    addcolauth: ({ collection_name: collection, account_to_add: added }) =>
      sentence('nftEditor', { account: account(added), collection: code(collection) }),
    remcolauth: ({ collection_name: collection, account_to_remove: removed }) =>
      sentence('nftNoEditor', { account: account(removed), collection: code(collection) }),
    setassetdata: ({ authorized_editor: editor, asset_id: id }, { contract }) =>
      sentence('nftData', { editor: account(editor), nfts: nfts(id, contract) }),
    setcoldata: ({ collection_name: collection }) => sentence('nftCollectionData', { collection: code(collection) }),
    setmarketfee: ({ collection_name: collection }) => sentence('nftMarketFee', { collection: code(collection) }),
    backasset: ({ payer, asset_id: id, token_to_back: token }, { contract }) =>
      sentence('nftBack', { payer: account(payer), nfts: nfts(id, contract), amount: amount(token) }),
    withdraw: ({ owner, token_to_withdraw: token }, { contract }) =>
      sentence('nftWithdraw', { owner: account(owner), amount: amount(token), contract: account(contract) }),
  },
};

function offer(fields: Record<string, unknown>, { contract }: SentenceAction) {
  const { sender, recipient, sender_asset_ids: offeredIds, recipient_asset_ids: requestedIds, memo } = fields;
  const [offered, requested] = [nfts(offeredIds, contract), nfts(requestedIds, contract)];
  const who = { sender: account(sender), recipient: account(recipient) };
  if (requested === null) return sentence('nftOffer', { ...who, given: offered }, [note(memo)]);
  if (offered === null) return sentence('nftAsk', { ...who, wanted: requested }, [note(memo)]);
  return sentence('nftTrade', { ...who, given: offered, wanted: requested }, [note(memo)]);
}

function answered(
  template: Extract<FurtherTemplate, `nftOffer${string}`>,
  id: unknown,
  { authorization }: SentenceAction,
) {
  return sentence(template, { actor: account(authorization[0]?.actor), offer: code(id) });
}

function template({ authorized_creator, collection_name, schema_name }: Record<string, unknown>) {
  return sentence('nftTemplate', {
    creator: account(authorized_creator),
    schema: code(schema_name),
    collection: code(collection_name),
  });
}
