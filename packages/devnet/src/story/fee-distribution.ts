import type { Action } from '@antescope/codec/chain/transaction';
import type { Contract } from '../contract.ts';
import { bpayContract } from '../contracts/bpay/bpay-contract.ts';
import { feesContract } from '../contracts/fees/fees-contract.ts';
import { rewardContract } from '../contracts/reward/reward-contract.ts';
import { savingContract } from '../contracts/saving/saving-contract.ts';
import { contractAction, deploy, systemAction } from './actions.ts';
import { accountsAuthority } from './people.ts';
import type { StoryRunner } from './story-runner.ts';

/**
 * Deploys the contracts that distribute system fees and savings, with the settings of the recorded chain. Balances do
 * not change: any account may call `distribute`.
 */
export function setUpFeeDistribution(story: StoryRunner): void {
  if (story.flavor.distributesFees !== true) return;
  story.send(
    [
      ...deployDistributor('eosio.fees', feesContract),
      ...deployDistributor('eosio.reward', rewardContract),
      ...deployDistributor('eosio.saving', savingContract),
      ...deployDistributor('eosio.bpay', bpayContract),
    ],
    ['eosio'],
  );
  const accounts = [
    { account: 'eosio.reward', percent: 6000 },
    { account: 'eosio.grants', percent: 4000 },
  ];
  story.send(
    [
      contractAction(feesContract, 'eosio.fees', 'init', 'eosio.fees', { epoch_period: 600 }),
      contractAction(feesContract, 'eosio.fees', 'setstrategy', 'eosio.fees', weigh('donatetorex')),
      contractAction(rewardContract, 'eosio.reward', 'setstrategy', 'eosio.reward', weigh('eosio.rex')),
      contractAction(savingContract, 'eosio.saving', 'setdistrib', 'eosio.saving', { accounts }),
    ],
    ['eosio'],
  );
}

function weigh(strategy: string): object {
  return { strategy, weight: 10_000 };
}

/** Deploys a contract to a system account, and lets it send inline actions. */
export function deployDistributor(account: string, contract: Contract): Action[] {
  const { accounts, ...authority } = accountsAuthority(1, ['eosio']);
  const code = { permission: { actor: account, permission: 'eosio.code' }, weight: 1 };
  const auth = { ...authority, accounts: [...accounts, code] };
  return [
    ...deploy(account, contract),
    systemAction('updateauth', account, { account, permission: 'active', parent: 'owner', auth }),
  ];
}
