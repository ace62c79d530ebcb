import { formatBlsPublicKey, formatBlsSignature } from '@antescope/codec/keys/bls-text';
import { biosContract } from '../contracts/bios/bios-contract.ts';
import { savannaFeatures } from '../execution/protocol-features.ts';
import { blsPublicKey, possessionProof } from '../finality/bls.ts';
import type { Flavor } from '../flavors/flavor.ts';
import { contractAction, deploy, systemAction, transfer } from './actions.ts';
import { finalizerSecret, type FinalizerName } from './finalizer-keys.ts';
import { StoryRunner, type StoryChain } from './story-runner.ts';

/** Seconds that the switch adds to a story, rounded up. */
export const switchSeconds = 400;

/** More than the blocks that 21 producers need to make one irreversible. */
const maxTransition = 800;
/** Blocks until the new policies are in force: two turns of a producer. */
const settling = 26;

/** A chain whose story ends with the switch to Savanna. */
export interface SwitchingChain extends StoryChain {
  /** Whether the last block is one of Savanna. */
  readonly isSavanna: boolean;
}

/**
 * Switches a chain to Savanna: protocol features, the first finalizers, the transition, then blocks with instant
 * finality in which the finalizers change, and the producers of a chain that elected some.
 */
export function switchToSavanna(chain: SwitchingChain, seed: string, flavor: Flavor): void {
  const story = new StoryRunner(chain, seed, flavor);
  for (const feature_digest of Object.values(savannaFeatures)) {
    story.send([systemAction('activate', 'eosio', { feature_digest })]);
    story.next();
  }
  story.wait(2);
  setFinalizers(story, 3n, { a: 1n, b: 1n, c: 1n, d: 1n });
  for (let remaining = maxTransition; !chain.isSavanna && remaining > 0; remaining--) story.next();
  for (const amount of ['1.0000', '2.5000', '0.1234'] as const) {
    story.send([transfer('alice', 'bob', `${amount} EOS`, 'instant finality')]);
    story.next();
  }
  setFinalizers(story, 5n, { b: 2n, c: 2n, d: 2n, e: 1n });
  story.wait(6);
  if (story.elected.length > 1) changeProducers(story);
  story.wait(settling);
  story.end();
}

/** The system contract makes way for the one that sets finalizers, within one transaction. */
function setFinalizers(
  story: StoryRunner,
  threshold: bigint,
  weights: Readonly<Partial<Record<FinalizerName, bigint>>>,
): void {
  const { seed } = story.wallet;
  const finalizers = Object.entries(weights).map(([name, weight]) => {
    const secret = finalizerSecret(seed, name as FinalizerName);
    return {
      description: `finalizer ${name}`,
      weight,
      public_key: formatBlsPublicKey(blsPublicKey(secret)),
      pop: formatBlsSignature(possessionProof(secret)),
    };
  });
  story.send([
    ...deploy('eosio', biosContract),
    contractAction(biosContract, 'eosio', 'setfinalizer', 'eosio', { finalizer_policy: { threshold, finalizers } }),
    ...deploy('eosio', story.flavor.system),
  ]);
  story.next();
}

/** An elected producer resigns: the next election, a minute after the last one, proposes another. */
function changeProducers(story: StoryRunner): void {
  const leaving = story.elected.at(-1)!;
  story.send([systemAction('unregprod', leaving, { producer: leaving })]);
  story.later(61);
}
