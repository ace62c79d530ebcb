import type { Expect } from './expectations.ts';

/** The recorded chain, which never changes. */
export const replayExpectations: Expect = () =>
  Promise.resolve({
    account: {
      name: 'alice',
      amounts: ['44,994,975.4392', '4,994,974.4392', '39,999,649.5000', '935.6666', '350.5000'],
    },
    permission: {
      account: 'bob',
      name: 'claimer',
      threshold: 2,
      members: ['alice@game', 'carol@active', '1d delay'],
      linked: ['claimrewards'],
    },
    missingAccount: 'doesnotexist',
    block: {
      number: 60,
      id: '0000003c9487fdf3cf3b2d53b4c77a9bb5de52a1aa306b8201a338607bb5460f',
      producer: 'pacificbp111',
      transactions: [
        '626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7',
        'f0ad85b9d74ec9e2c6bd50ec35b95845546a426464ba6c0468fa5915c09b8fa6',
      ],
    },
    transaction: {
      id: '626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7',
      block: 60,
      action: 'eosio.token::transfer',
      signer: '@active',
    },
    key: {
      text: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
      holder: 'alice@active',
      power: 'Full control',
    },
    table: { code: 'eosio.token', scope: 'EOS', table: 'stat', shows: ['2,100,000,000.0000', 'eosio'] },
    pages: [
      ['/', '3,087'],
      ['/account/alice?tab=transactions', 'alice'],
      ['/account/alice?tab=tokens', '4,994,974.4392'],
      ['/account/tabletest111', 'tabletest111'],
      ['/account/alice?tab=rex', '40,000,000.0000'],
      ['/account/alice?tab=resources', '8.98 KB'],
      ['/account/alice?tab=votes', '40,003,650.5000'],
      ['/account/alice?tab=nfts', 'Ragdoll'],
      ['/rex', '0.00010000'],
      ['/namebids', '111.1111'],
      ['/protocol-features', 'ACTION_RETURN_VALUE'],
      ['/chain', '2,760'],
      ['/stats', '160,000,000.0000'],
      ['/vote', 'aurorabp1111'],
      // The proxied part of the weight decays weekly.
      ['/vote/proxies', /40,0\d\d,\d{3}\.\d{4} EOS/],
      ['/tokens', 'tethertether'],
      ['/supply', '2,100,000,000.0000'],
      ['/contract?tab=Tables&account=eosio&scope=eosio&table=producers&limit=10', 'aurorabp1111'],
    ],
  });
