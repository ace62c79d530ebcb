import { feedsContract } from '../../contracts/xpr/feeds-contract.ts';
import { longStakingContract } from '../../contracts/xpr/longstaking-contract.ts';
import { contractAction, deploy, transfer } from '../../story/actions.ts';
import { candidates } from '../../story/cast.ts';
import type { StoryRunner } from '../../story/story-runner.ts';
import { grantCode, linkAction } from './accounts.ts';

const providers = candidates.slice(0, 3).map(({ name }) => name);

/** Feeds as on the public network, with the price of the story. */
const feeds: readonly { index: bigint; name: string; description: string; price: number }[] = [
  { index: 2n, name: 'XPR/BTC', description: 'XPR in BTC', price: 0.00000004 },
  { index: 3n, name: 'XPR/USD', description: 'XPR in USD', price: 0.0038 },
  { index: 4n, name: 'BTC/USD', description: 'BTC in USD', price: 95_120.5 },
  { index: 5n, name: 'USDC/USD', description: 'USDC in USD', price: 0.9998 },
  { index: 7n, name: 'ETH/USD', description: 'ETH in USD', price: 3_105.25 },
];

const write = (name: string, by: string, data: unknown) => contractAction(feedsContract, 'oracles', name, by, data);

/** Feeds of three producers. */
export function setUpFeeds(story: StoryRunner): void {
  story.send(deploy('oracles', feedsContract));
  story.send(
    feeds.map(({ index, name, description }) =>
      write('setfeed', 'oracles', {
        account: 'oracles',
        index,
        name,
        description,
        aggregate_function: 'mean_median',
        data_type: 'double',
        config: [{ key: 'data_window_size', value: 21n }],
        providers,
      }),
    ),
  );
  story.next();
  quotePrices(story, 1);
}

/** Every provider quotes every feed, at `factor` of the price of the feeds in XPR. */
export function quotePrices(story: StoryRunner, factor: number): void {
  for (const [i, account] of providers.entries()) {
    const quotes = feeds.map(({ index, name, price }) => {
      const d_double = price * (name.startsWith('XPR') ? factor : 1) * (1 + (i - 1) / 1000);
      return write('feed', account, {
        account,
        feed_index: index,
        data: { d_string: null, d_uint64_t: null, d_double },
      });
    });
    story.send(quotes);
  }
  story.next();
}

/** Plans, one of them closed, and stakes; those of the shortest plan end within the story. */
export function openLongStaking(story: StoryRunner): void {
  story.send(deploy('longstaking', longStakingContract));
  const plan = (days: bigint, multiplier: bigint, open = true) =>
    contractAction(longStakingContract, 'longstaking', 'addplan', 'longstaking', {
      oracle_index: 2n,
      plan_days: days,
      multiplier,
      is_stake_active: open,
      is_claim_active: true,
    });
  story.send([plan(10n, 102n), plan(90n, 105n), plan(365n, 120n), plan(730n, 150n, false)]);
  story.send([grantCode('eosio', 'longstaking', 'longstaking')], ['eosio']);
  story.send(
    [
      linkAction('eosio', 'eosio.token', 'issue', 'longstaking'),
      linkAction('eosio', 'eosio.token', 'transfer', 'longstaking'),
    ],
    ['eosio'],
  );
  story.next();
  const lock = (from: string, amount: string, index: number) => transfer(from, 'longstaking', amount, String(index));
  story.send([
    lock('alice', '10000.0000 EOS', 0),
    lock('alice', '50000.0000 EOS', 2),
    lock('bob', '2500.0000 EOS', 1),
    lock('frank', '500.0000 EOS', 0),
  ]);
  story.next();
}
