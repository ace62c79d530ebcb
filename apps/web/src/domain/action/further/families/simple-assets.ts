import { account, amount, code, sentence } from '../../sentence.ts';
import { nfts, note, type FurtherFamily } from '../family.ts';

/** SimpleAssets, identified by its field `assetids`. */
export const simpleAssetsSentences: FurtherFamily = {
  appliesTo: (contract) => contract === 'simpleassets',
  actions: {
    create: ({ author, category, owner }) =>
      sentence('nftCreate', { author: account(author), category: code(category), owner: account(owner) }),
    createlog: ({ author, category, owner }) =>
      sentence('nftCreate', { author: account(author), category: code(category), owner: account(owner) }),
    transfer: ({ from, to, assetids, memo }, { contract }) =>
      sentence('nftTransfer', { from: account(from), to: account(to), nfts: nfts(assetids, contract) }, [note(memo)]),
    transferf: ({ from, to, quantity, memo }, { contract }) =>
      sentence('tokenTransfer', { from: account(from), to: account(to), quantity: amount(quantity, contract) }, [
        note(memo),
      ]),
    burn: ({ owner, assetids, memo }, { contract }) =>
      sentence('nftBurn', { owner: account(owner), nfts: nfts(assetids, contract) }, [note(memo)]),
    offer: ({ owner, newowner, assetids, memo }, { contract }) =>
      sentence('nftOffer', { sender: account(owner), recipient: account(newowner), given: nfts(assetids, contract) }, [
        note(memo),
      ]),
    canceloffer: ({ owner, assetids }, { contract }) =>
      sentence('nftTakeBack', { owner: account(owner), nfts: nfts(assetids, contract) }),
    claim: ({ claimer, assetids }, { contract }) =>
      sentence('nftClaim', { claimer: account(claimer), nfts: nfts(assetids, contract) }),
    delegate: ({ owner, to, assetids, memo }, { contract }) =>
      sentence('nftLend', { owner: account(owner), to: account(to), nfts: nfts(assetids, contract) }, [note(memo)]),
    undelegate: ({ owner, assetids }, { contract }) =>
      sentence('nftTakeBack', { owner: account(owner), nfts: nfts(assetids, contract) }),
    attach: ({ owner, assetidc, assetids }, { contract }) =>
      sentence('nftAttach', { owner: account(owner), nfts: nfts(assetids, contract), to: nfts(assetidc, contract) }),
    detach: ({ owner, assetidc, assetids }, { contract }) =>
      sentence('nftDetach', { owner: account(owner), nfts: nfts(assetids, contract), from: nfts(assetidc, contract) }),
    update: ({ author, assetid }, { contract }) =>
      sentence('nftData', { editor: account(author), nfts: nfts(assetid, contract) }),
    authorreg: ({ author }) => sentence('nftAuthor', { author: account(author) }),
  },
};
