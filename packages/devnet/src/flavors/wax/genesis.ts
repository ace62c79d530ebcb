import { waxSystemContract } from '../../contracts/system/system-contract.ts';
import { genesisAccount } from '../../contracts/system/wax/wax-genesis.ts';
import { voterAccount } from '../../contracts/system/wax/wax-rewards.ts';
import { contractAction, transfer } from '../../story/actions.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

export const genesisAccounts = [voterAccount, genesisAccount];

/** Genesis members with unclaimed rewards; bob has claimed his. */
export function awardGenesisMembers(story: StoryRunner): void {
  const act = (name: string, by: string, data: unknown) => contractAction(waxSystemContract, 'eosio', name, by, data);
  const award = (receiver: string, tokens: string, nonce: bigint) =>
    act('awardgenesis', 'eosio', { receiver, tokens, nonce });
  story.send([transfer('whale1111111', genesisAccount, '5000.0000 EOS', 'genesis rewards')]);
  story.send([award('alice', '1250.5000 EOS', 1n), award('bob', '300.0000 EOS', 2n)], ['eosio']);
  story.send([act('claimgenesis', 'bob', { claimer: 'bob' })]);
  story.next();
}
