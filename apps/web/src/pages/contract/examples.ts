import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: [
      '/contract',
      '/contract?account=eosio&table=voters&limit=5&index=1',
      '/contract?account=eosio&table=global',
      '/contract?account=eosio.token&tab=ABI',
      '/contract?account=eosio.msig&tab=Actions&action=propose',
      '/contract?account=eosio.token&tab=Code',
      '/contract?account=alice',
    ],
    unreachable: ['/contract?account=eosio'],
  },
  shots: {
    'contract-choice': '/contract?',
    'contract-table': '/contract?account=eosio&table=voters',
    'contract-table-json': '/contract?account=eosio.token&table=stat&scope=EOS&view=json',
    'contract-table-none': '/contract?account=eosio.token&table=accounts&scope=nosuch',
    'contract-table-past': '/contract?account=eosio.token&table=accounts&scope=alice&at=120',
    'contract-row': '/contract?account=eosio&table=global',
    'contract-action': '/contract?account=eosio.msig&tab=Actions&action=propose',
    'contract-action-nested': '/contract?account=eosio&tab=Actions&action=updateauth',
    'contract-action-simple': '/contract?account=eosio.token&tab=Actions&action=transfer',
    'contract-abi': '/contract?account=eosio.token&tab=ABI',
    'contract-code': '/contract?account=eosio.token&tab=Code',
    'contract-none': '/contract?account=alice',
    'contract-missing': '/contract?account=nobody112233',
    'hostile-contract': '/contract?account=spamtokens11&tab=ABI',
    'hostile-action': '/contract?account=spamtokens11&tab=Actions&action=transfer',
  },
};
