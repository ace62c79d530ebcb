import { eos, type ServiceConformance } from '../service-conformance.ts';
import { backendChainRate } from './chain-rate.ts';
import { commentCount } from './comment-count.ts';
import { backendDspAccounts, backendDspPackages, backendDspRewards } from './dsp.ts';
import { backendNftHistory } from './nft-history.ts';
import { backendProducer, backendProducers } from './producers.ts';
import { backendExpiringLoans, backendRexQueue } from './rex.ts';
import { backendHolderCount, backendTopHolders } from './token-holders.ts';
import { backendUserCount } from './user-count.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ backend: url }),
  reads: {
    producers: (at) => backendProducers(at),
    producer: (at) => backendProducer(at, 'bp'),
    'REX queue': (at) => backendRexQueue(at),
    'REX loans': (at) => backendExpiringLoans(at),
    'DSP packages': (at) => backendDspPackages(at),
    'DSP accounts': (at) => backendDspAccounts(at, 'alice'),
    'DSP rewards': (at) => backendDspRewards(at),
    'holders of a token': (at) => backendTopHolders(at, eos, 100),
    'count of holders': (at) => backendHolderCount(at, eos),
    users: (at) => backendUserCount(at),
    comments: (at) => commentCount(at),
    rate: (at) => backendChainRate(at),
    'history of an NFT': (at) => backendNftHistory(at, { network: 'eos', id: '1', skip: 0, limit: 10 }),
  },
  absent: true,
};
