import type { Contract } from '../../contract.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import * as assets from './assets.ts';
import * as authors from './authors.ts';
import * as bound from './bound-assets.ts';
import { cancelOffer, claim, offer } from './claims.ts';
import * as fungible from './fungible.ts';
import * as lending from './lending.ts';
import * as moreData from './more-data.ts';
import * as ramPayers from './ram-payers.ts';
import { simpleAssetsAbi } from './simpleassets-abi.ts';

const log: Handler = (ctx) => ctx.requireAuth(ctx.receiver);

const handlers: Readonly<Record<string, Handler>> = {
  updatever: withData(authors.setVersion),
  authorreg: withData(authors.register),
  authorupdate: withData(authors.update),

  create: withData(assets.create),
  createlog: log,
  update: withData(assets.update),
  changeauthor: withData(assets.changeAuthor),
  transfer: withData(assets.transfer),
  burn: withData(assets.burn),
  burnlog: log,
  offer: withData(offer),
  canceloffer: withData(cancelOffer),
  claim: withData(claim),
  delegate: withData(lending.delegate),
  undelegate: withData(lending.undelegate),
  delegatemore: withData(lending.delegateMore),
  attach: withData(lending.attach),
  detach: withData(lending.detach),

  setarampayer: withData(ramPayers.set),
  delarampayer: withData(ramPayers.remove),
  mdadd: withData(moreData.add),
  mdaddlog: log,
  mdupdate: withData(moreData.update),
  mdremove: withData(moreData.remove),

  createntt: withData(bound.create),
  createnttlog: log,
  updatentt: withData(bound.update),
  claimntt: withData(bound.claim),
  cancelntto: withData(bound.cancel),
  burnntt: withData(bound.burn),

  createf: withData(fungible.create),
  updatef: withData(fungible.describe),
  issuef: withData(fungible.issue),
  transferf: withData(fungible.transfer),
  burnf: withData(fungible.burn),
  offerf: withData(fungible.offer),
  cancelofferf: withData(fungible.cancelOffers),
  claimf: withData(fungible.claim),
  openf: withData(fungible.open),
  closef: withData(fungible.close),
};

/**
 * The SimpleAssets standard: assets by author, claims, lending, containers, non-transferable assets, fungible tokens,
 * and author data.
 */
export const simpleAssetsContract: Contract = {
  name: 'simpleassets',
  version: 1,
  abi: simpleAssetsAbi,
  apply: (ctx) => dispatch(ctx, handlers),
};
