import { tedpContract } from '../../contracts/tedp/tedp-contract.ts';
import { contractAction, transfer } from '../../story/actions.ts';
import { deployDistributor } from '../../story/fee-distribution.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

const plan = 'eosio.tedp';

/** The economic development plan, and accounts that it pays. */
export const developmentAccounts = [plan, 'tf', 'econdevfunds'];

/** Sets up the payouts; the first ones are due half an hour and a day later. */
export function fundDevelopment(story: StoryRunner): void {
  const set = (name: string, amount: bigint) => contractAction(tedpContract, plan, name, 'eosio', { amount });
  story.send(deployDistributor(plan, tedpContract), ['eosio']);
  story.send([transfer('whale1111111', plan, '2000000.0000 EOS', 'development plan')]);
  story.send([set('setrex', 685n), set('settf', 32_876n), set('setecondev', 16_438n)]);
}
