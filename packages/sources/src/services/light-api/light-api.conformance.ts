import { key, type ServiceConformance } from '../service-conformance.ts';
import {
  lightBalances,
  lightHolderCount,
  lightKeyAccounts,
  lightTopHolders,
  lightTopRam,
  lightTopStake,
  lightUserCount,
} from './light-api.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ lightApi: { url, network: 'eos' } }),
  reads: {
    balances: (at) => lightBalances(at, 'alice'),
    holders: (at) => lightTopHolders(at, 'eosio.token', 'EOS'),
    RAM: (at) => lightTopRam(at),
    stakes: (at) => lightTopStake(at),
    keys: (at) => lightKeyAccounts(at, key),
    'count of holders': (at) => lightHolderCount(at, 'eosio.token', 'EOS'),
    users: (at) => lightUserCount(at),
  },
};
