import { Chain } from '@antescope/devnet/chain';
import type { ChainOptions } from '@antescope/devnet/chain';
import type { SignatureVerifier } from '@antescope/devnet/execution/signature-verifier';
import { contracts } from '@antescope/devnet/registry';
import { flavours } from '@antescope/devnet/story/flavour';
import { bareStorySeconds, runBareStory } from '@antescope/devnet/story/bare-story';
import { genesisKey, producerKeys, storySeconds, runStory } from '@antescope/devnet/story/story';
import type { StoryKey } from '@antescope/devnet/story/story-keys';
import { microsToTimePoint } from '@antescope/codec/chain/time';
import type { ChainStore } from '../storage/chain-store.ts';
import { DiskBlocks } from '../storage/disk-blocks.ts';
import type { DevnetOptions } from './flags.ts';

const SLOT_MILLIS = 500;

const stories: Readonly<Record<StoryKey, { tell: typeof runStory; seconds: number }>> = {
  full: { tell: runStory, seconds: storySeconds },
  bare: { tell: runBareStory, seconds: bareStorySeconds },
};

/** The chain of a store, brought to its newest block; a new one with its story in an empty store. */
export function openChain(
  store: ChainStore,
  options: DevnetOptions,
  nowMillis: number,
  verifier: SignatureVerifier | null = null,
): Chain {
  const chainOptions: ChainOptions = {
    contracts: contracts.values(),
    producerKeys: producerKeys(options.seed),
    finalityLag: options.finalityLag === 0 ? null : options.finalityLag,
    blocks: new DiskBlocks(store),
    ...(verifier === null ? {} : { verifier }),
  };
  if (store.headNumber() === null) return newChain(store, options, chainOptions, nowMillis);
  checkKind(store, options);
  return restoredChain(store, options, chainOptions);
}

/** Tells the story in one database transaction: a kill in the middle leaves an empty store. */
function newChain(store: ChainStore, options: DevnetOptions, chainOptions: ChainOptions, nowMillis: number): Chain {
  const story = stories[options.story];
  const genesisMillis = Math.floor((nowMillis - story.seconds * 1000) / SLOT_MILLIS) * SLOT_MILLIS;
  const time = microsToTimePoint(BigInt(genesisMillis) * 1000n);
  return store.atomically(() => {
    store.setMeta('seed', options.seed);
    store.setMeta('flavour', options.flavour);
    store.setMeta('story', options.story);
    store.setMeta('finality_lag', String(options.finalityLag));
    store.setMeta('genesis_time', time);
    const chain = Chain.create({ time, key: genesisKey(options.seed) }, chainOptions);
    story.tell(chain, options.seed, flavours[options.flavour]);
    store.saveSnapshot(chain.head.number, chain.snapshot());
    return chain;
  });
}

function checkKind(store: ChainStore, options: DevnetOptions): void {
  for (const [key, wanted] of [
    ['seed', options.seed],
    ['flavour', options.flavour],
    ['story', options.story],
    ['finality_lag', String(options.finalityLag)],
  ] as const) {
    // A store made before there was a choice says nothing of its story.
    const kept = store.meta(key) ?? (key === 'story' ? 'full' : null);
    if (kept === wanted) continue;
    const flag = `--${key.replace('_', '-')}`;
    throw new Error(
      `the chain in ${options.data} was made with ${flag} ${kept}, not ${wanted}; use it or another --data`,
    );
  }
}

/** The newest usable snapshot (else the genesis), and the blocks after it executed again. */
function restoredChain(store: ChainStore, options: DevnetOptions, chainOptions: ChainOptions): Chain {
  const failures: string[] = [];
  for (const { number, state } of store.snapshots()) {
    const chain = attempt(`from block ${number}`, failures, () =>
      replayed(store, () => Chain.restore(state, chainOptions)),
    );
    if (chain !== null) return chain;
  }
  const time = store.meta('genesis_time');
  const key = genesisKey(options.seed);
  // after an update that keeps state in another form, all blocks are executed again
  const chain =
    time === null
      ? null
      : attempt('from the genesis', failures, () => replayed(store, () => Chain.create({ time, key }, chainOptions)));
  if (chain !== null) return chain;
  const first = store.firstNumber() ?? 1;
  if (first > 1) failures.push(`blocks below ${first} are not kept`);
  throw new Error(`the chain cannot be restored (${failures.join('; ')}); use another --data`);
}

function attempt(from: string, failures: string[], restore: () => Chain): Chain | null {
  try {
    return restore();
  } catch (error) {
    failures.push(`${from}: ${(error as Error).message}`);
    return null;
  }
}

/** Executes the stored blocks above the head of a chain. A block that comes out different leaves the store as it was. */
function replayed(store: ChainStore, make: () => Chain): Chain {
  return store.atomically(() => {
    const chain = make();
    const head = store.headNumber() ?? 0;
    for (let number = chain.head.number + 1; number <= head; number++) {
      const content = store.content(number);
      const stored = store.idOf(number);
      if (content === null) throw new Error(`block ${number} is missing`);
      const { id } = chain.replay(content);
      if (id !== stored) throw new Error(`block ${number} came out as ${id} instead of ${stored}`);
    }
    return chain;
  });
}
