import type { Contract } from '../contract.ts';
import { msigContract } from '../contracts/msig/msig-contract.ts';
import { powerupResultsAbi, rexResultsAbi } from '../contracts/system/results.ts';
import { tokenContract } from '../contracts/token/token-contract.ts';
import { wrapContract } from '../contracts/wrap/wrap-contract.ts';
import { deploy, describeAccount, systemAction, tokenAction } from './actions.ts';
import { candidates, standbys, systemAccounts, tokens } from './cast.ts';
import { accountsAuthority, keyAuthority } from './people.ts';
import type { StoryRunner } from './story-runner.ts';

/** Sets up token, RAM market and resources on an empty chain, with the genesis key. */
export function setUpSystem(story: StoryRunner, system: Contract = story.flavor.system): void {
  const authority = accountsAuthority(1, ['eosio']);
  const makeAccounts = [...systemAccounts, ...(story.flavor.systemAccounts ?? [])].map((name) =>
    systemAction('newaccount', 'eosio', { creator: 'eosio', name, owner: authority, active: authority }),
  );
  story.send(makeAccounts);
  story.next();
  story.send(deploy('eosio.token', tokenContract), ['eosio']);
  const create = { issuer: 'eosio', maximum_supply: '2100000000.0000 EOS' };
  const issue = { to: 'eosio', quantity: '1000000000.0000 EOS', memo: 'genesis' };
  story.send(
    [tokenAction('eosio.token', 'create', 'eosio.token', create), tokenAction('eosio.token', 'issue', 'eosio', issue)],
    ['eosio'],
  );
  story.next();
  story.send(deploy('eosio', system));
  story.send([
    systemAction('init', 'eosio', { version: 0, core: '4,EOS' }),
    systemAction('setpriv', 'eosio', { account: 'eosio.msig', is_priv: 1 }),
    systemAction('setpriv', 'eosio', { account: 'eosio.wrap', is_priv: 1 }),
    systemAction('setramrate', 'eosio', { bytes_per_block: 64 }),
    systemAction('updtrevision', 'eosio', { revision: 1 }),
    systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: 'eosio.null', bytes: 8000 }),
    systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: 'eosio.reserv', bytes: 8000 }),
  ]);
  story.send([...deploy('eosio.msig', msigContract), ...deploy('eosio.wrap', wrapContract)], ['eosio']);
  // Accounts without code, but with an ABI for their actions.
  story.send(
    [describeAccount('eosio.rex', rexResultsAbi), describeAccount('eosio.reserv', powerupResultsAbi)],
    ['eosio'],
  );
  story.next();
}

/** Creates the other tokens on their own contracts. */
export function createTokens(story: StoryRunner): void {
  for (const contract of new Set(tokens.map((token) => token.contract))) {
    const ofContract = tokens.filter((token) => token.contract === contract);
    story.send([
      ...deploy(contract, tokenContract),
      ...ofContract.flatMap(({ maximum, issued }) => [
        tokenAction(contract, 'create', contract, { issuer: contract, maximum_supply: maximum }),
        tokenAction(contract, 'issue', contract, { to: contract, quantity: issued, memo: 'first issue' }),
      ]),
    ]);
    story.next();
  }
}

/** Creates and registers block producers, eleven per transaction. */
export function createProducers(story: StoryRunner): void {
  const all = [...candidates, ...standbys];
  for (let i = 0; i < all.length; i += 11) {
    const batch = all.slice(i, i + 11);
    const creations = batch.flatMap(({ name }) => {
      const authority = keyAuthority(story.wallet.publicKeyOf(name));
      return [
        systemAction('newaccount', 'eosio', { creator: 'eosio', name, owner: authority, active: authority }),
        systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: name, bytes: 8192 }),
        systemAction('delegatebw', 'eosio', {
          from: 'eosio',
          receiver: name,
          stake_net_quantity: '10.0000 EOS',
          stake_cpu_quantity: '40.0000 EOS',
          transfer: true,
        }),
      ];
    });
    story.send(creations);
    story.next();
    const registrations = batch.map(({ name, url, location }) =>
      systemAction('regproducer', name, {
        producer: name,
        producer_key: story.wallet.publicKeyOf(name),
        url,
        location,
      }),
    );
    story.send(registrations);
    story.next();
  }
}
