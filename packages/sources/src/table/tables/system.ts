import { readAsset } from '../../account/read-account.ts';
import type { Field } from '../../core/fields.ts';
import { readDouble, readNameOrNull, readTimeOrNull } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';
import { ofAccount, onlyRow, ofContract } from './system-table.ts';

/** Stake and bought RAM of an account; staked by whom is in `delband`. */
export interface UserResources {
  owner: string;
  netWeight: string;
  cpuWeight: string;
  /** Bytes bought, without the gift that each account gets. */
  ramBytes: string;
}

/** eosio::userres, scope: the account. */
export const userResources: TableDefinition<UserResources, string> = ofAccount('userres', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    netWeight: readAsset(row.at('net_weight')),
    cpuWeight: readAsset(row.at('cpu_weight')),
    ramBytes: row.at('ram_bytes').integer(),
  }),
});

export interface Delegation {
  from: string;
  to: string;
  netWeight: string;
  cpuWeight: string;
}

/** eosio::delband, scope: who stakes; one row per receiver. */
export const delegatedBandwidth: TableDefinition<Delegation, string> = ofAccount('delband', 500, {
  keyOf: (row) => row.at('to').text(),
  read: (row) => ({
    from: row.at('from').text(),
    to: row.at('to').text(),
    netWeight: readAsset(row.at('net_weight')),
    cpuWeight: readAsset(row.at('cpu_weight')),
  }),
});

export interface Refund {
  owner: string;
  /** Time of the request; paid out `refundDays` later. */
  requested: string;
  net: string;
  cpu: string;
}

/** eosio::refunds, scope: the owner; at most one row. */
export const refunds: TableDefinition<Refund, string> = ofAccount('refunds', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    requested: row.at('request_time').time(),
    net: readAsset(row.at('net_amount')),
    cpu: readAsset(row.at('cpu_amount')),
  }),
});

export interface VoterRow {
  owner: string;
  /** Account that votes for it; null if it votes itself. */
  proxy: string | null;
  producers: string[];
  /** On FIO, the address that the account voted with; '' without one. */
  fioAddress?: string;
  /** Units of the system token. */
  staked: string;
  lastVoteWeight: string;
  proxiedVoteWeight: string;
  isProxy: boolean;
  /** Bits 1, 2 and 4: RAM, NET and CPU are set by the system instead of bought. */
  flags: number;
}

/** eosio::voters: who staked once, whether or not they vote. */
export const voters: TableDefinition<VoterRow> = ofContract('voters', 1000, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    proxy: readNameOrNull(row.at('proxy')),
    producers: row
      .at('producers')
      .itemsOrNone()
      .map((name) => name.text()),
    staked: row.at('staked').integer(),
    lastVoteWeight: readDouble(row.at('last_vote_weight')),
    proxiedVoteWeight: readDouble(row.at('proxied_vote_weight')),
    isProxy: row.at('is_proxy').flag(),
    flags: row.at('flags1').numberOrNull() ?? 0,
  }),
});

export interface ProducerRow {
  owner: string;
  /** Weight of all votes, decaying as economics/vote-weight has it. */
  totalVotes: string;
  active: boolean;
  url: string;
  /** Blocks made since the last claim. */
  unpaidBlocks: number;
  lastClaim: string | null;
  location: number;
  /** As registered; '' if the row has none. */
  signingKey: string;
  /** FIO address that votes name the producer by; '' on other chains. */
  fioAddress: string;
}

const producerRow = {
  keyOf: (row: Field) => row.at('owner').text(),
  read: (row: Field): ProducerRow => ({
    owner: row.at('owner').text(),
    totalVotes: readDouble(row.at('total_votes')),
    active: row.at('is_active').flag(),
    url: row.at('url').textOr(''),
    unpaidBlocks: row.at('unpaid_blocks').numberOrNull() ?? 0,
    lastClaim: row.at('last_claim_time').missing ? null : readTimeOrNull(row.at('last_claim_time')),
    location: row.at('location').numberOrNull() ?? 0,
    signingKey: row.at('producer_key').textOr(row.at('producer_public_key').textOr('')),
    fioAddress: row.at('fio_address').textOr(''),
  }),
};

/** eosio::producers by name. */
export const producers: TableDefinition<ProducerRow> = ofContract('producers', 100, producerRow);

/** eosio::producers by votes, most first, those that gave up last: the index holds −votes while a producer is active. */
export const producersByVotes: TableDefinition<ProducerRow> = {
  ...producers,
  id: 'system.producers.prototalvote',
  index: { position: '2', keyType: 'float64' },
};

export interface ProducerPayShare {
  owner: string;
  votepayShare: string;
  updated: string;
}

/** eosio::producers2: shares in the pay by votes. */
export const producerPayShares: TableDefinition<ProducerPayShare> = ofContract('producers2', 100, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    votepayShare: readDouble(row.at('votepay_share')),
    updated: row.at('last_votepay_share_update').time(),
  }),
});

export interface RamMarketRow {
  /** '68692021702 RAM' */
  base: string;
  /** '1000399.6949 EOS' */
  quote: string;
}

/** eosio::rammarket: the one row of the Bancor market. */
export const ramMarket: TableDefinition<RamMarketRow> = onlyRow('rammarket', (row) => ({
  base: readAsset(row.at('base').at('balance')),
  quote: readAsset(row.at('quote').at('balance')),
}));

export interface NameBid {
  name: string;
  highBidder: string;
  /** Units of the system token; of a closed auction the price that was paid. */
  bid: string;
  /** The auction is won and waits for the account to be made: the row holds −bid. */
  closed: boolean;
  lastBid: string;
}

const nameBidRow = {
  keyOf: (row: Field) => row.at('newname').text(),
  read: (row: Field): NameBid => {
    const bid = row.at('high_bid').bigint();
    return {
      name: row.at('newname').text(),
      highBidder: row.at('high_bidder').text(),
      bid: (bid < 0n ? -bid : bid).toString(),
      closed: bid < 0n,
      lastBid: row.at('last_bid_time').time(),
    };
  },
};

/** eosio::namebids by name. */
export const nameBids: TableDefinition<NameBid> = ofContract('namebids', 500, nameBidRow);

/** eosio::namebids by the highest bid, highest first: the index holds −bid as an unsigned number. Closed ones come first. */
export const nameBidsByPrice: TableDefinition<NameBid> = {
  ...nameBids,
  id: 'system.namebids.highbid',
  index: { position: '2', keyType: 'i64' },
};

export interface BidRefund {
  bidder: string;
  amount: string;
}

/** eosio::bidrefunds, scope: the name that was bid for. */
export const bidRefunds: TableDefinition<BidRefund, string> = ofAccount('bidrefunds', 100, {
  keyOf: (row) => row.at('bidder').text(),
  read: (row) => ({ bidder: row.at('bidder').text(), amount: readAsset(row.at('amount')) }),
});

export interface GiftedRam {
  giftee: string;
  gifter: string;
  ramBytes: string;
}

/** eosio::giftedram: RAM that can only be given back. */
export const giftedRam: TableDefinition<GiftedRam> = ofContract('giftedram', 100, {
  keyOf: (row) => row.at('giftee').text(),
  read: (row) => ({
    giftee: row.at('giftee').text(),
    gifter: row.at('gifter').text(),
    ramBytes: row.at('ram_bytes').integer(),
  }),
});

export const systemTables = [
  userResources,
  delegatedBandwidth,
  refunds,
  voters,
  producers,
  producersByVotes,
  producerPayShares,
  ramMarket,
  nameBids,
  nameBidsByPrice,
  bidRefunds,
  giftedRam,
];
