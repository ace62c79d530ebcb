import { needsRecordings } from '../../fixtures/recordings.ts';
import { devnetExpectations } from '../expectations/devnet.ts';
import type { Expect, Expectations } from '../expectations/expectations.ts';
import { replayExpectations } from '../expectations/replay.ts';
import { test, type Site } from '../fixtures.ts';

interface OnChain {
  site: Site;
  /** Expected content on this chain. */
  expected: Expectations;
}

async function expectationsOf(node: string, expect: Expect): Promise<Expectations> {
  return expect(async (path, body) => {
    const answer = await fetch(node + path, { method: 'POST', body: JSON.stringify(body) });
    return answer.json();
  });
}

const onDevnet = test.extend<OnChain>({
  site: ({ devnet }, use) => use(devnet),
  expected: async ({ devnet }, use) => {
    if (devnet.devnetApi === null) throw new Error('the site has no devnet');
    await use(await expectationsOf(devnet.devnetApi, devnetExpectations));
  },
});

/** Also checks that the pages send no request that the replay node cannot answer. */
const onReplay = test.extend<OnChain>({
  site: async ({ replay }, use) => {
    replay.takeUnanswered();
    await use(replay);
    test.expect(replay.takeUnanswered()).toEqual([]);
  },
  expected: async ({ replay }, use) => use(await expectationsOf(replay.node, replayExpectations)),
});

/** Chains of the read-only tests: the story's, and the recorded one if the recordings are present. */
export const chains: { name: string; on: typeof onDevnet }[] = [{ name: 'devnet', on: onDevnet }];

needsRecordings('pages on the replayed chain', () => {
  chains.push({ name: 'replay', on: onReplay });
});
