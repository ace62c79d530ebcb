import type { ApplyContext, Contract } from '../../contract.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { back, burn, mint, setAssetData } from './assets.ts';
import { atomicAssetsAbi } from './atomicassets-abi.ts';
import { announceDeposit, receiveTokens, withdraw } from './balances.ts';
import * as collections from './collections.ts';
import { logHandlers } from './logs.ts';
import * as offers from './offers.ts';
import { createSchema, extendSchema, setSchemaTypes } from './schemas.ts';
import { extendCollectionFormat, init, setVersion, supportToken } from './settings.ts';
import { createTemplate, deleteTemplate, lockTemplate, reduceSupply, setTemplateData } from './templates.ts';
import { lend, transfer } from './transfers.ts';

const handlers: Readonly<Record<string, Handler>> = {
  init,
  setversion: withData(setVersion),
  admincoledit: withData(extendCollectionFormat),
  addconftoken: withData(supportToken),

  createcol: withData(collections.createCollection),
  setcoldata: withData(collections.setData),
  addcolauth: withData(collections.authorize),
  remcolauth: withData(collections.withdrawAuthority),
  addnotifyacc: withData(collections.addNotified),
  remnotifyacc: withData(collections.removeNotified),
  setmarketfee: withData(collections.setMarketFee),
  forbidnotify: withData(collections.forbidNotify),
  createauswap: withData(collections.offerAuthorship),
  acceptauswap: withData(collections.acceptAuthorship),
  rejectauswap: withData(collections.rejectAuthorship),

  createschema: withData(createSchema),
  extendschema: withData(extendSchema),
  setschematyp: withData(setSchemaTypes),
  createtempl: withData(createTemplate),
  createtempl2: withData(createTemplate),
  locktemplate: withData(lockTemplate),
  redtemplmax: withData(reduceSupply),
  deltemplate: withData(deleteTemplate),
  settempldata: withData(setTemplateData),

  mintasset: withData(mint),
  setassetdata: withData(setAssetData),
  backasset: withData(back),
  burnasset: withData(burn),
  transfer: withData(transfer),
  move: withData(lend),

  createoffer: withData(offers.create),
  canceloffer: withData(offers.cancel),
  declineoffer: withData(offers.decline),
  acceptoffer: withData(offers.accept),
  payofferram: withData(offers.payRam),

  announcedepo: withData(announceDeposit),
  withdraw: withData(withdraw),
  ...logHandlers,
};

/** The AtomicAssets standard, version 2: collections, schemas, templates, assets and trade offers. */
export const atomicAssetsContract: Contract = {
  name: 'atomicassets',
  version: 1,
  abi: atomicAssetsAbi,
  apply(ctx: ApplyContext) {
    if (ctx.receiver !== ctx.action.account) {
      if (ctx.action.name === 'transfer') receiveTokens(ctx);
      return;
    }
    dispatch(ctx, handlers);
  },
};
