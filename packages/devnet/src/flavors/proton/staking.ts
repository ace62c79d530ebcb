import { xprSystemContract } from '../../contracts/system/system-contract.ts';
import { ballotOf } from '../../story/ballots.ts';
import { contractAction, systemAction } from '../../story/actions.ts';
import { candidates } from '../../story/cast.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

const act = (name: string, by: string, data: unknown) => contractAction(xprSystemContract, 'eosio', name, by, data);
const stake = (from: string, amount: string) =>
  act('stakexpr', from, { from, receiver: from, stake_xpr_quantity: amount });
const unstake = (from: string, amount: string) =>
  act('unstakexpr', from, { from, receiver: from, unstake_xpr_quantity: amount });

/** Stakes that earn rewards, and one with too few votes. */
export function stakeXpr(story: StoryRunner): void {
  story.send([
    stake('alice', '1250000.0000 EOS'),
    stake('bob', '400000.0000 EOS'),
    stake('dave', '2500.0000 EOS'),
    stake('exchange1111', '28000000.0000 EOS'),
    stake('whale1111111', '18000000.0000 EOS'),
    stake('grace', '1500.0000 EOS'),
    stake('ivan', '200.0000 EOS'),
  ]);
  const names = candidates.map(({ name }) => name);
  const vote = (voter: string, turn: number) =>
    systemAction('voteproducer', voter, { voter, proxy: '', producers: ballotOf(story.flavor, names, turn) });
  story.send([vote('grace', 2), vote('bob', 3)]);
  // Its refund can be claimed at the end of the story.
  story.send([unstake('dave', '500.0000 EOS')]);
  story.next();
}

/** A pending refund. Some claimed their rewards or staked them. */
export function unstakeXpr(story: StoryRunner): void {
  story.send([unstake('alice', '50000.0000 EOS')]);
  story.send([
    act('voterclaim', 'bob', { owner: 'bob' }),
    act('voterclaimst', 'exchange1111', { owner: 'exchange1111' }),
  ]);
  story.next();
}
