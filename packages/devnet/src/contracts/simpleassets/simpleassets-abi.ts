import { abiOf } from '../abi-text.ts';

const profile = 'author name, dappinfo string, fieldtypes string, priorityimg string';
const assetFields = 'author name, category name, owner name, idata string, mdata string';
const assetListFields = 'owner name, assetids uint64[]';
const moved = 'from name, to name, author name, quantity asset, memo string';

/** ABI of simpleassets. */
export const simpleAssetsAbi = abiOf({
  structs: {
    sasset:
      'id uint64, owner name, author name, category name, idata string, mdata string, container sasset[], containerf account[]',
    snttasset: 'id uint64, owner name, author name, category name, idata string, mdata string',
    account: 'id uint64, author name, balance asset',
    currency_stats: 'supply asset, max_supply asset, issuer name, id uint64, authorctrl bool, data string',
    sauthor: profile,
    soffer: 'assetid uint64, owner name, offeredto name, cdate uint64',
    sofferf: 'id uint64, author name, owner name, quantity asset, offeredto name, cdate uint64',
    sdelegate:
      'assetid uint64, owner name, delegatedto name, cdate uint64, period uint64, redelegate bool, memo string',
    moredata: 'id uint64, author name, data string',
    arampayer: 'id uint64, author name, category name, usearam bool, from_id uint64',
    global: 'lnftid uint64, defid uint64, mdid uint64',
    tokenconfigs: 'standard name, version string',
  },
  actions: {
    updatever: 'version string',
    authorreg: profile,
    authorupdate: profile,

    create: `${assetFields}, requireclaim bool`,
    createlog: `${assetFields}, assetid uint64, requireclaim bool`,
    update: 'author name, owner name, assetid uint64, mdata string',
    changeauthor: 'author name, newauthor name, owner name, assetids uint64[], memo string',
    transfer: 'from name, to name, assetids uint64[], memo string',
    burn: `${assetListFields}, memo string`,
    burnlog: `${assetListFields}, memo string`,
    offer: 'owner name, newowner name, assetids uint64[], memo string',
    canceloffer: assetListFields,
    claim: 'claimer name, assetids uint64[]',
    delegate: 'owner name, to name, assetids uint64[], period uint64, redelegate bool, memo string',
    undelegate: assetListFields,
    delegatemore: 'owner name, assetids uint64[], period uint64',
    attach: 'owner name, assetidc uint64, assetids uint64[]',
    detach: 'owner name, assetidc uint64, assetids uint64[]',

    setarampayer: 'author name, category name, usearam bool',
    delarampayer: 'id uint64',
    mdadd: 'author name, data string',
    mdaddlog: 'id uint64, author name, data string',
    mdupdate: 'id uint64, author name, data string',
    mdremove: 'id uint64',

    createntt: `${assetFields}, requireclaim bool`,
    createnttlog: `${assetFields}, assetid uint64, requireclaim bool`,
    updatentt: 'author name, owner name, assetid uint64, mdata string',
    claimntt: 'claimer name, assetids uint64[]',
    cancelntto: 'author name, assetids uint64[]',
    burnntt: `${assetListFields}, memo string`,

    createf: 'author name, maximum_supply asset, authorctrl bool, data string',
    updatef: 'author name, sym symbol, data string',
    issuef: 'to name, author name, quantity asset, memo string',
    transferf: moved,
    burnf: 'from name, author name, quantity asset, memo string',
    offerf: 'owner name, newowner name, author name, quantity asset, memo string',
    cancelofferf: 'owner name, ftofferids uint64[]',
    claimf: 'claimer name, ftofferids uint64[]',
    openf: 'owner name, author name, symbol symbol, ram_payer name',
    closef: 'owner name, author name, symbol symbol',
  },
  tables: {
    sassets: 'sasset',
    snttassets: 'snttasset',
    authors: 'sauthor',
    accounts: 'account',
    stat: 'currency_stats',
    offers: 'soffer',
    nttoffers: 'soffer',
    offerfs: 'sofferf',
    delegates: 'sdelegate',
    moredata: 'moredata',
    arampayers: 'arampayer',
    global: 'global',
    tokenconfigs: 'tokenconfigs',
  },
});
