import { expect, test } from 'vitest';
import { Chain, type ChainOptions } from '../chain.ts';
import type { SignatureVerifier } from '../execution/signature-verifier.ts';
import { eosFlavor } from '../flavors/eos/flavor.ts';
import { contracts } from '../registry.ts';
import { runBareStory } from './bare-story.ts';
import type { StoryChain } from './story-runner.ts';
import { genesisKey, producerKeys } from './story.ts';

const seed = 'known keys';

function newChain(verifier?: SignatureVerifier): Chain {
  const options: ChainOptions = { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 };
  return Chain.create(
    { time: '2026-01-01T00:00:00.000', key: genesisKey(seed) },
    verifier === undefined ? options : { ...options, verifier },
  );
}

/** A chain that recovers the keys of all signatures. */
function recovering(chain: Chain): StoryChain {
  return {
    chainId: chain.chainId,
    get head() {
      return chain.head;
    },
    get activeSchedule() {
      return chain.activeSchedule;
    },
    state: chain.state,
    startBlock: (time) => chain.startBlock(time),
    pushTransaction: (packed) => chain.pushTransaction(packed),
    produceBlock: (time) => chain.produceBlock(time),
  };
}

test('a story recovers no keys of its own signatures, and the ones it passes are theirs', () => {
  const keyless = newChain({
    keyOf: () => {
      throw new Error('recovers a key');
    },
  });
  runBareStory(keyless, seed, eosFlavor);
  const reference = newChain();
  runBareStory(recovering(reference), seed, eosFlavor);
  expect(keyless.head.id).toBe(reference.head.id);
});
