import { Chain } from '@antescope/devnet/chain';
import type { ChainOptions } from '@antescope/devnet/chain';
import type { SignatureVerifier } from '@antescope/devnet/execution/signature-verifier';
import { contracts } from '@antescope/devnet/registry';
import { flavorKeys } from '@antescope/devnet/flavors/flavor-keys';
import { flavors } from '@antescope/devnet/flavors/registry';
import { bareStorySeconds, runBareStory } from '@antescope/devnet/story/bare-story';
import { genesisKey, producerKeys, storySeconds, runStory } from '@antescope/devnet/story/story';
import { finalizerNames, finalizerSecret } from '@antescope/devnet/story/finalizer-keys';
import { switchSeconds, switchToSavanna } from '@antescope/devnet/story/savanna-switch';
import type { StoryScript } from '@antescope/devnet/flavors/flavor';
import type { StoryKey } from '@antescope/devnet/story/story-keys';
import { microsToTimePoint } from '@antescope/codec/chain/time';
import type { ChainStore } from '../storage/chain-store.ts';
import { DiskBlocks } from '../storage/disk-blocks.ts';
import { isSpring, type DevnetOptions } from './flags.ts';

const slotMillis = 500;

const commonStories: Readonly<Record<StoryKey, StoryScript>> = {
  full: { play: runStory, seconds: storySeconds },
  bare: { play: runBareStory, seconds: bareStorySeconds },
};

/** Restores the chain of a store up to its newest block; creates one with its story in an empty store. */
export function openChain(
  store: ChainStore,
  options: DevnetOptions,
  nowMillis: number,
  verifier: SignatureVerifier | null = null,
): Chain {
  const chainOptions: ChainOptions = {
    contracts: contracts.values(),
    producerKeys: (flavors[options.flavor].own?.producerKeys ?? producerKeys)(options.seed),
    finalityLag: options.finalityLag === 0 ? null : options.finalityLag,
    finalizerSecrets: finalizerNames.map((name) => finalizerSecret(options.seed, name)),
    blocks: new DiskBlocks(store),
    ...(verifier === null ? {} : { verifier }),
  };
  if (store.headNumber() === null) return newChain(store, options, chainOptions, nowMillis);
  checkKind(store, options);
  return restoredChain(store, options, chainOptions);
}

/** Plays the story in one database transaction: a kill in the middle leaves an empty store. */
function newChain(store: ChainStore, options: DevnetOptions, chainOptions: ChainOptions, nowMillis: number): Chain {
  const flavor = flavors[options.flavor];
  const story = (flavor.own?.stories ?? commonStories)[options.story];
  const switches = isSpring(options.nodeVersion);
  const extension = options.story === 'full' ? (flavor.extendSeconds ?? 0) : 0;
  const seconds = story.seconds + extension + (switches ? switchSeconds : 0);
  const genesisMillis = Math.floor((nowMillis - seconds * 1000) / slotMillis) * slotMillis;
  // Block 1 has the slot of this time. The milliseconds give flavors that start within a slot different chain IDs.
  const time = microsToTimePoint(BigInt(genesisMillis + flavorKeys.indexOf(options.flavor)) * 1000n);
  return store.atomically(() => {
    store.setMeta('seed', options.seed);
    store.setMeta('flavor', options.flavor);
    store.setMeta('story', options.story);
    store.setMeta('finality_lag', String(options.finalityLag));
    store.setMeta('consensus', consensusOf(options));
    store.setMeta('genesis_time', time);
    const chain = Chain.create({ time, key: genesisKey(options.seed) }, chainOptions);
    story.play(chain, options.seed, flavor);
    if (switches) switchToSavanna(chain, options.seed, flavor);
    store.setMeta('from_snapshot', fromSnapshotText(options));
    if (options.fromSnapshot) store.startFromSnapshot(chain.beginAtHead());
    store.saveSnapshot(chain.head.number, chain.snapshot());
    return chain;
  });
}

function fromSnapshotText({ fromSnapshot }: DevnetOptions): string {
  return fromSnapshot ? 'on' : 'off';
}

function consensusOf({ nodeVersion }: DevnetOptions): 'legacy' | 'savanna' {
  return isSpring(nodeVersion) ? 'savanna' : 'legacy';
}

function checkKind(store: ChainStore, options: DevnetOptions): void {
  if ((store.meta('consensus') ?? 'legacy') !== consensusOf(options)) {
    const version = isSpring(options.nodeVersion) ? 'before Spring' : '1.2.2';
    throw new Error(
      `the chain in ${options.data} was created with a --node-version ${version}; use that or another --data`,
    );
  }
  for (const [key, requested] of [
    ['seed', options.seed],
    ['flavor', options.flavor],
    ['story', options.story],
    ['finality_lag', String(options.finalityLag)],
    ['from_snapshot', fromSnapshotText(options)],
  ] as const) {
    const stored = store.meta(key) ?? metaOfOlderStore(store, key);
    if (stored === requested) continue;
    const flag = `--${key.replace('_', '-')}`;
    throw new Error(
      `the chain in ${options.data} was created with ${flag} ${stored}, not ${requested}; use that or another --data`,
    );
  }
}

/** Older stores have no `story`, and spell the flavor in the British way. */
function metaOfOlderStore(store: ChainStore, key: string): string | null {
  if (key === 'story') return 'full';
  if (key === 'from_snapshot') return 'off';
  return key === 'flavor' ? store.meta('flavour') : null;
}

/** Replays the stored blocks on the newest usable snapshot, else on the genesis. */
function restoredChain(store: ChainStore, options: DevnetOptions, chainOptions: ChainOptions): Chain {
  const failures: string[] = [];
  for (const { number, state } of store.snapshots()) {
    const chain = attempt(`from block ${number}`, failures, () =>
      replay(store, () => Chain.restore(state, chainOptions)),
    );
    if (chain !== null) return chain;
  }
  const time = store.meta('genesis_time');
  const key = genesisKey(options.seed);
  // After a change of the snapshot format all blocks are replayed.
  const chain =
    time === null
      ? null
      : attempt('from the genesis', failures, () => replay(store, () => Chain.create({ time, key }, chainOptions)));
  if (chain !== null) return chain;
  const first = store.firstNumber() ?? 1;
  if (first > 1) failures.push(`blocks below ${first} were pruned`);
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

/** Replays the stored blocks above the head of a chain. A mismatch throws and leaves the store unchanged. */
function replay(store: ChainStore, open: () => Chain): Chain {
  return store.atomically(() => {
    const chain = open();
    const head = store.headNumber() ?? 0;
    for (let number = chain.head.number + 1; number <= head; number++) {
      const content = store.content(number);
      const stored = store.idOf(number);
      if (content === null) throw new Error(`block ${number} is missing`);
      const { id } = chain.replay(content);
      if (id !== stored) throw new Error(`block ${number} replayed as ${id} instead of ${stored}`);
    }
    return chain;
  });
}
