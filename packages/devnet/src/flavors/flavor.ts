import type { PrivateKey } from '@antescope/codec/keys/private-key';
import type { GeneratorChain } from '../story/generator.ts';
import type { StoryChain, StoryRunner } from '../story/story-runner.ts';
import type { StoryKey } from '../story/story-keys.ts';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';
import type { FlavorRules } from './flavor-rules.ts';

/** A kind of chain, and what its stories add. */
export interface Flavor extends FlavorRules {
  /** Contracts and activity of its own, after the elections of the common full story. Absent: none. */
  readonly begin?: (story: StoryRunner) => void;
  /** Contracts and activity of its own, at the end of the common full story. Absent: none. */
  readonly extend?: (story: StoryRunner) => void;
  /** Seconds that `extend` adds to the common full story. Absent: none. */
  readonly extendSeconds?: number;
  /** Replaces the common stories on a chain with other system contracts. Absent: the common ones. */
  readonly own?: OwnStories;
}

/** Stories of a chain that does not have the system contracts of the common ones. */
export interface OwnStories {
  readonly stories: Readonly<Record<StoryKey, StoryScript>>;
  /** Everyday transactions of one half-second block; called again after a restart with another salt. */
  generator(seed: string, salt: string): { next(chain: GeneratorChain): PackedTransaction[] };
  /** Block signing keys of its producers. */
  producerKeys(seed: string): PrivateKey[];
  /** Well-known accounts whose keys a devnet prints, and the names whose dev keys they are. */
  accounts(seed: string): readonly { account: string; keyName: string }[];
}

/** History of a new chain. */
export interface StoryScript {
  /** Seconds from the genesis to its end, rounded up. */
  readonly seconds: number;
  play(chain: StoryChain, seed: string, flavor: Flavor): void;
}
