import { systemAction, transfer } from '../../story/actions.ts';
import { devPublicKey } from '../../story/keys.ts';
import { addEosioCode } from '../../story/nft-contracts.ts';
import { keyAuthority } from '../../story/people.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

/** Accounts of the contracts, which send inline actions. */
const contracts = [
  'eosio.proton',
  'token.proton',
  'longstaking',
  'oracles',
  'dex',
  'lending.loan',
  'xmd.treasury',
  'webauthn',
];

/** Accounts of tokens and of people behind the chain. */
const others = [
  'xtokens',
  'loan.token',
  'xmd.token',
  'wlcm.proton',
  'admin.proton',
  'dexfees',
  'metalkyc1111',
  'oldkyc111111',
];

/** Creates the accounts of XPR Network with RAM, stake and their own keys, four per transaction. */
export function createProtonAccounts(story: StoryRunner): void {
  const { seed } = story.wallet;
  const all = [...contracts, ...others];
  for (let i = 0; i < all.length; i += 4) {
    story.send(
      all.slice(i, i + 4).flatMap((name) => create(seed, name)),
      ['eosio'],
    );
    story.next();
  }
  story.send(contracts.map((name) => addEosioCode(story, name)));
  story.send([transfer('eosio', 'wlcm.proton', '100000.0000 EOS', 'resources of new accounts')], ['eosio']);
  story.next();
}

function create(seed: string, name: string) {
  const authority = keyAuthority(devPublicKey(seed, name));
  return [
    systemAction('newaccount', 'eosio', { creator: 'eosio', name, owner: authority, active: authority }),
    systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: name, bytes: 1_000_000 }),
    systemAction('delegatebw', 'eosio', {
      from: 'eosio',
      receiver: name,
      stake_net_quantity: '200.0000 EOS',
      stake_cpu_quantity: '800.0000 EOS',
      transfer: true,
    }),
  ];
}

/** Grants `permission` of `account`, below active, to the code of a contract. */
export function grantCode(account: string, permission: string, contract: string) {
  const auth = {
    threshold: 1,
    keys: [],
    accounts: [{ permission: { actor: contract, permission: 'eosio.code' }, weight: 1 }],
    waits: [],
  };
  return systemAction('updateauth', account, { account, permission, parent: 'active', auth });
}

/** Links an action to a permission of `account`. */
export function linkAction(account: string, code: string, type: string, requirement: string) {
  return systemAction('linkauth', account, { account, code, type, requirement });
}
