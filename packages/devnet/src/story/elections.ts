import { systemAction } from './actions.ts';
import { ballotOf } from './ballots.ts';
import { candidates, standbys } from './cast.ts';
import type { StoryRunner } from './story-runner.ts';

const names = candidates.map(({ name }) => name);

/** Standby producers get votes of small holders, so that they rank below the others. */
const standbyNames = standbys.map(({ name }) => name);

/** Votes by voter: producers in ascending order of names, as the chain requires. */
const choices: Readonly<Record<string, readonly string[]>> = {
  whale1111111: names,
  exchange1111: names.slice(3),
  alice: names.filter((_, i) => i % 7 !== 3),
  bob: names.slice(0, 21),
  proxyvoter11: names.filter((_, i) => i % 8 !== 5),
  grace: names.slice(0, 5),
  heidi: names.slice(2, 12),
  ivan: ['aurorabp1111', 'icelandbp111'],
  judy: names.slice(4, 20),
  mallory: ['icelandbp111'],
  niaj: names.slice(0, 8),
  olivia: names.slice(10),
  zoe: names.slice(0, 3),
  peggy: standbyNames.slice(0, 12),
  victor: standbyNames.slice(8, 30),
  walter: standbyNames.slice(20, 25),
};

/** Votes and proxies; the first large votes activate the chain, and a minute later producers are elected. */
export function holdElections(story: StoryRunner): void {
  story.send([systemAction('regproxy', 'proxyvoter11', { proxy: 'proxyvoter11', isproxy: true })]);
  const voters = Object.entries(choices);
  for (let i = 0; i < voters.length; i += 5) {
    const votes = voters.slice(i, i + 5).map(([voter, producers], turn) => {
      const ballot = ballotOf(story.flavor, producers, i + turn);
      return systemAction('voteproducer', voter, { voter, proxy: '', producers: ballot });
    });
    story.send(votes);
    story.next();
  }
  const delegators = ['carol', 'dave', 'erin', 'frank'];
  story.send(
    delegators.map((voter) => systemAction('voteproducer', voter, { voter, proxy: 'proxyvoter11', producers: [] })),
  );
  // Long enough for the next election and the activation of its schedule.
  story.later(61);
  story.wait(40);
}
