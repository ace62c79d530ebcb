import { fioAddressContract } from '../../contracts/fio/fio-address-contract.ts';
import { fioFeeContract } from '../../contracts/fio/fio-fee-contract.ts';
import { fioStakingContract } from '../../contracts/fio/fio-staking-contract.ts';
import { fioSystemContract } from '../../contracts/fio/fio-system-contract.ts';
import { fioTokenContract } from '../../contracts/fio/fio-token-contract.ts';
import { fioTreasuryContract } from '../../contracts/fio/fio-treasury-contract.ts';
import { contractAction, deploy, systemAction } from '../../story/actions.ts';
import { accountsAuthority } from '../../story/people.ts';
import type { StoryRunner } from '../../story/story-runner.ts';
import { FioPerson } from './fio-actions.ts';
import { fioPeople } from './fio-cast.ts';
import { bundledFees, fixedFees, sufOf } from './fio-fee-list.ts';

const contracts = {
  'fio.token': fioTokenContract,
  'fio.address': fioAddressContract,
  'fio.fee': fioFeeContract,
  'fio.treasury': fioTreasuryContract,
  'fio.staking': fioStakingContract,
} as const;

/** Contracts, token and fees, with the genesis key. */
export function setUpFio(story: StoryRunner): void {
  const authority = accountsAuthority(1, ['eosio']);
  const accounts = Object.keys(contracts);
  story.send(
    accounts.map((name) =>
      systemAction('newaccount', 'eosio', { creator: 'eosio', name, owner: authority, active: authority }),
    ),
  );
  story.next();
  for (const [account, contract] of Object.entries(contracts)) story.send(deploy(account, contract), ['eosio']);
  story.send(deploy('eosio', fioSystemContract));
  story.next();
  story.send(
    accounts.map((account) => contractAction(fioSystemContract, 'eosio', 'setpriv', 'eosio', { account, is_priv: 1 })),
  );
  const token = (name: string, by: string, data: object) =>
    contractAction(fioTokenContract, 'fio.token', name, by, data);
  const supply = '1000000000.000000000 FIO';
  const issued = '820000000.000000000 FIO';
  story.send(
    [
      token('create', 'fio.token', { issuer: 'eosio', maximum_supply: supply }),
      token('issue', 'eosio', { to: 'eosio', quantity: issued, memo: 'genesis' }),
    ],
    ['eosio'],
  );
  const fee =
    (type: bigint) =>
    ([end_point, fio]: [string, number]) =>
      contractAction(fioFeeContract, 'fio.fee', 'createfee', 'fio.fee', { end_point, type, suf_amount: sufOf(fio) });
  story.send([...Object.entries(fixedFees).map(fee(0n)), ...Object.entries(bundledFees).map(fee(1n))], ['eosio']);
  story.next();
}

/** Creates the people's accounts with their tokens. */
export function fundPeople(story: StoryRunner, names?: readonly string[]): void {
  const { seed } = story.wallet;
  const bank = new FioPerson(seed, 'eosio');
  const funded = fioPeople.filter(({ name }) => names === undefined || names.includes(name));
  story.send(
    funded.map(({ name, fio }) => bank.pay(new FioPerson(seed, name), sufOf(fio))),
    ['eosio'],
  );
  story.next();
}
