import { abiOf } from '../abi-text.ts';

const market = 'maker_marketplace name';
const collected = 'collection_name name, collection_fee float64';
const sale = 'seller name, asset_ids uint64[], listing_price asset, settlement_symbol symbol, maker_marketplace name';
const buyOffer = 'buyer name, recipient name, price asset, asset_ids uint64[], memo string, maker_marketplace name';
const auction = 'seller name, asset_ids uint64[], starting_bid asset, duration uint32';
const pair = 'delphi_pair_name name, invert_delphi_pair bool';

const actions = {
  acceptbuyo: 'buyoffer_id uint64, expected_asset_ids uint64[], expected_price asset, taker_marketplace name',
  addafeectr: 'bonusfee_id uint64, counter_name_to_add name',
  addbonusfee: 'fee_recipient name, fee float64, applicable_counter_names name[], fee_name string',
  addconftoken: 'token_contract name, token_symbol symbol',
  adddelphi: `${pair}, listing_symbol symbol, settlement_symbol symbol`,
  announceauct: `${auction}, ${market}`,
  announcesale: sale,
  assertauct: 'auction_id uint64, asset_ids_to_assert uint64[]',
  assertsale:
    'sale_id uint64, asset_ids_to_assert uint64[], listing_price_to_assert asset, settlement_symbol_to_assert symbol',
  auctclaimbuy: 'auction_id uint64',
  auctclaimsel: 'auction_id uint64',
  auctionbid: 'bidder name, auction_id uint64, bid asset, taker_marketplace name',
  cancelauct: 'auction_id uint64',
  cancelbuyo: 'buyoffer_id uint64',
  cancelsale: 'sale_id uint64',
  convcounters: '',
  createbuyo: buyOffer,
  declinebuyo: 'buyoffer_id uint64, decline_memo string',
  delbonusfee: 'bonusfee_id uint64',
  init: '',
  logauctstart: 'auction_id uint64',
  lognewauct: `auction_id uint64, ${auction}, end_time uint32, ${market}, ${collected}`,
  lognewbuyo: `buyoffer_id uint64, ${buyOffer}, ${collected}`,
  lognewsale: `sale_id uint64, ${sale}, ${collected}`,
  logsalestart: 'sale_id uint64, offer_id uint64',
  payauctram: 'payer name, auction_id uint64',
  paybuyoram: 'payer name, buyoffer_id uint64',
  paysaleram: 'payer name, sale_id uint64',
  purchasesale: 'buyer name, sale_id uint64, intended_delphi_median uint64, taker_marketplace name',
  regmarket: 'creator name, marketplace_name name',
  setmarketfee: 'maker_market_fee float64, taker_market_fee float64',
  setminbidinc: 'minimum_bid_increase float64',
  setversion: 'new_version string',
  stopbonusfee: 'bonusfee_id uint64',
  withdraw: 'owner name, token_to_withdraw asset',
};

const structs = {
  COUNTER_RANGE: 'counter_name name, start_id uint64, end_id uint64',
  SYMBOLPAIR: `listing_symbol symbol, settlement_symbol symbol, ${pair}`,
  TOKEN: 'token_contract name, token_symbol symbol',
  auctions_s:
    'auction_id uint64, seller name, asset_ids uint64[], end_time uint32, assets_transferred bool, current_bid asset, ' +
    'current_bidder name, claimed_by_seller bool, claimed_by_buyer bool, maker_marketplace name, ' +
    `taker_marketplace name, ${collected}`,
  balances_s: 'owner name, quantities asset[]',
  bonusfees_s: 'bonusfee_id uint64, fee_recipient name, fee float64, counter_ranges COUNTER_RANGE[], fee_name string',
  buyoffers_s: `buyoffer_id uint64, ${buyOffer}, ${collected}`,
  config_s:
    'version string, sale_counter uint64, auction_counter uint64, minimum_bid_increase float64, ' +
    'minimum_auction_duration uint32, maximum_auction_duration uint32, auction_reset_duration uint32, ' +
    'supported_tokens TOKEN[], supported_symbol_pairs SYMBOLPAIR[], maker_market_fee float64, ' +
    'taker_market_fee float64, atomicassets_account name, delphioracle_account name',
  counters_s: 'counter_name name, counter_value uint64',
  marketplaces_s: 'marketplace_name name, creator name',
  sales_s:
    'sale_id uint64, seller name, asset_ids uint64[], offer_id int64, listing_price asset, settlement_symbol symbol, ' +
    `${market}, ${collected}`,
};

/** ABI of atomicmarket 1.3. */
export const atomicMarketAbi = abiOf({
  structs,
  actions,
  tables: {
    auctions: 'auctions_s',
    balances: 'balances_s',
    bonusfees: 'bonusfees_s',
    buyoffers: 'buyoffers_s',
    config: 'config_s',
    counters: 'counters_s',
    marketplaces: 'marketplaces_s',
    sales: 'sales_s',
  },
});
