import { oracleContract } from '../contracts/oracle/oracle-contract.ts';
import { contractAction, deploy, transfer } from './actions.ts';
import { candidates } from './cast.ts';
import { addEosioCode } from './nft-contracts.ts';
import type { SeededRandom } from './random.ts';
import type { StoryRunner } from './story-runner.ts';

const oracle = 'delphioracle';
const writers = candidates.slice(0, 9).map(({ name }) => name);

const settings = {
  datapoints_per_instrument: 21n,
  bars_per_instrument: 30n,
  vote_interval: 10_000n,
  write_cooldown: 55_000_000n,
  approver_threshold: 1n,
  approving_oracles_threshold: 2n,
  approving_custodians_threshold: 1n,
  minimum_rank: 105n,
  paid: 21n,
  min_bounty_delay: 3600n,
  new_bounty_delay: 3600n,
};

interface Pair {
  readonly base: string;
  readonly quote: string;
  readonly precision: bigint;
  readonly price: number;
}

/** Pairs with their prices times 10^precision; `core`: prefix of the core token's pairs. */
function pairsOf(core: string): Readonly<Record<string, Pair>> {
  return {
    [`${core}usd`]: { base: '4,EOS', quote: '2,USD', precision: 4n, price: 7650 },
    [`${core}btc`]: { base: '4,EOS', quote: '8,BTC', precision: 8n, price: 818 },
    btcusd: { base: '8,BTC', quote: '2,USD', precision: 4n, price: 935_000_000 },
  };
}

function act(name: string, by: string, data: unknown) {
  return contractAction(oracleContract, oracle, name, by, data);
}

/** Producers quote three pairs; another one is proposed but not agreed on. */
export function setUpOracles(story: StoryRunner, random: SeededRandom): void {
  story.send([
    ...deploy(oracle, oracleContract),
    addEosioCode(story, oracle),
    act('configure', oracle, { g: settings }),
    act('addcustodian', oracle, { name: 'alice' }),
  ]);
  const { oracleName } = story.flavor.core;
  const pairs = pairsOf(oracleName);
  const usd = `${oracleName}usd`;
  const bounties = Object.entries({ ...pairs, [`gem${oracleName}`]: pairs[usd]! }).map(
    ([name, { base, quote, precision }]) =>
      act('newbounty', 'alice', {
        proposer: 'alice',
        pair: {
          name,
          base_symbol: base,
          base_type: 4,
          base_contract: 'eosio.token',
          quote_symbol: quote,
          quote_type: 1,
          quote_contract: '',
          quoted_precision: precision,
        },
      }),
  );
  story.send([...bounties, transfer('alice', oracle, '50.0000 EOS', usd)]);
  for (const owner of [...writers.slice(0, 2), 'alice']) {
    story.send(Object.keys(pairs).map((bounty) => act('votebounty', owner, { owner, bounty })));
  }
  story.next();
  quotePrices(story, random);
}

/** One round of quotes with small deviations. */
export function quotePrices(story: StoryRunner, random: SeededRandom): void {
  const pairs = pairsOf(story.flavor.core.oracleName);
  for (const owner of writers) {
    const quotes = Object.entries(pairs).map(([pair, { price }]) => ({
      pair,
      value: BigInt(Math.round(price * (1 + random.integer(-40, 40) / 1000))),
    }));
    story.send([act('write', owner, { owner, quotes })]);
  }
  story.next();
}
