import { systemAction } from './actions.ts';
import { ballotOf } from './ballots.ts';
import { standbys } from './cast.ts';
import { hostileTexts } from './hostile-texts.ts';
import { devPublicKey } from './keys.ts';
import { sortKeys } from './people.ts';
import type { StoryRunner } from './story-runner.ts';

const names = standbys.map(({ name }) => name);
const [resigned, removed, several, ...others] = names as [string, string, string, ...string[]];

/** Votes for standby producers, in addition to the elections: many, every third, or a single one. */
const ballots: Readonly<Record<string, readonly string[]>> = {
  hodlhodlhodl: others.slice(0, 24),
  gamedev11111: others.filter((_, i) => i % 3 === 0),
  nftcreator11: others.filter((_, i) => i % 5 === 1),
  bobbobbobbob: [others[17]!],
  spammer11111: others.slice(18, 36),
};

/**
 * Variants of standby producers: one with two-of-three signing, one unregistered, one removed by the system, and some
 * with hostile websites.
 */
export function createStandbyVariants(story: StoryRunner): void {
  const { seed } = story.wallet;
  const keys = sortKeys([1, 2, 3].map((n) => devPublicKey(seed, `${several}.${n}`)));
  story.send([
    systemAction('regproducer2', several, {
      producer: several,
      producer_authority: [
        'block_signing_authority_v0',
        { threshold: 2, keys: keys.map((key) => ({ key, weight: 1 })) },
      ],
      url: 'https://threshold.example',
      location: 756,
    }),
    systemAction('unregprod', resigned, { producer: resigned }),
  ]);
  story.send([systemAction('rmvproducer', 'eosio', { producer: removed })]);
  const urls = [hostileTexts.script, hostileTexts.javascriptUrl, hostileTexts.protocolRelative, hostileTexts.unbroken];
  const registrations = urls.map((url, i) => {
    const producer = others[7 + i * 5]!;
    const producer_key = devPublicKey(seed, producer);
    return systemAction('regproducer', producer, { producer, producer_key, url, location: 0 });
  });
  story.send(registrations);
  const votes = Object.entries(ballots).map(([voter, producers], turn) =>
    systemAction('voteproducer', voter, { voter, proxy: '', producers: ballotOf(story.flavor, producers, turn) }),
  );
  story.send(votes);
  story.next();
}
