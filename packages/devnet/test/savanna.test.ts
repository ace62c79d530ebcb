import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { blockId, decodeSignedBlock, isSavannaBlock, type SignedBlock } from '@antescope/codec/chain/block';
import type { FinalityExtension } from '@antescope/codec/chain/finality-extension';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { isStrong, quorumCertificateOf } from '@antescope/codec/chain/quorum-certificate';
import { finalityData } from '@antescope/codec/ship/finality-data';
import { beforeAll, expect, test } from 'vitest';
import { Chain, type ChainOptions } from '../src/chain.ts';
import { flavors } from '../src/flavors/registry.ts';
import { contracts } from '../src/registry.ts';
import { runBareStory } from '../src/story/bare-story.ts';
import { finalizerNames, finalizerSecret } from '../src/story/finalizer-keys.ts';
import { switchToSavanna } from '../src/story/savanna-switch.ts';
import { genesisKey, producerKeys } from '../src/story/story.ts';
import { verifiesBls } from './bls-verification.ts';

const seed = 'test';
const options: ChainOptions = {
  contracts: contracts.values(),
  producerKeys: producerKeys(seed),
  finalityLag: 24,
  finalizerSecrets: finalizerNames.map((name) => finalizerSecret(seed, name)),
};

let saved: Uint8Array;
let blocks: SignedBlock[];
let finality: Map<number, Uint8Array>;

beforeAll(() => {
  blocks = [];
  finality = new Map();
  const chain = Chain.create({ time: '2026-11-21T00:00:00.000', key: genesisKey(seed) }, options);
  chain.on('block', ({ number, block, finality: data }) => {
    blocks[number] = block;
    if (data !== undefined) finality.set(number, data);
  });
  runBareStory(chain, seed, flavors.eos);
  switchToSavanna(chain, seed, flavors.eos);
  saved = chain.snapshot();
});

let chain: Chain;
function restored(): Chain {
  return (chain = Chain.restore(saved, options));
}

function extensionOf({ header_extensions: extensions }: SignedBlock): FinalityExtension | null {
  const decoded = extensions.map(decodeHeaderExtension).find(({ type }) => type === 'finality');
  return decoded?.type === 'finality' ? decoded.finality : null;
}

test('a chain switches: legacy blocks, the transition, blocks of Savanna', () => {
  const genesis = blocks.findIndex((block) => block !== undefined && extensionOf(block) !== null);
  const savanna = blocks.findIndex((block) => block !== undefined && isSavannaBlock(block));
  expect(savanna - genesis).toBe(26);
  expect(extensionOf(blocks[genesis]!)).toMatchObject({
    qc_claim: { block_num: genesis, is_strong_qc: false },
    new_finalizer_policy_diff: { generation: 1, threshold: 3n },
  });
  for (let number = genesis + 1; number <= savanna; number++)
    expect(extensionOf(blocks[number]!)).toEqual({
      qc_claim: { block_num: genesis, is_strong_qc: false },
      new_finalizer_policy_diff: null,
      new_proposer_policy_diff: null,
    });
  expect(blocks[savanna]).toMatchObject({ confirmed: 0, action_mroot: '0'.repeat(64), block_extensions: [] });
  for (let number = savanna + 1; number < blocks.length; number++) {
    const certificate = quorumCertificateOf(blocks[number]!.block_extensions)!;
    expect([number, certificate.block_num, isStrong(certificate)]).toEqual([number, number - 1, true]);
    expect(extensionOf(blocks[number]!)?.qc_claim).toEqual({ block_num: number - 1, is_strong_qc: true });
  }
  expect([...finality.keys()]).toEqual(Array.from({ length: blocks.length - genesis }, (_, index) => genesis + index));
});

test('two thirds of the finalizers change: pending two blocks after the proposal, active two later', () => {
  const changes = [...finality].map(([number, data]) => ({ number, ...finalityData.read(new ByteReader(data)) }));
  const proposed = blocks.findLastIndex(
    (block) => block !== undefined && extensionOf(block)?.new_finalizer_policy_diff != null,
  );
  const pending = changes.find(({ pending_finalizer_policy: policy }) => policy?.generation === 2);
  expect(pending).toMatchObject({
    number: proposed + 2,
    active_finalizer_policy_generation: 1,
    pending_finalizer_policy: { threshold: 5n },
  });
  expect(changes.find(({ active_finalizer_policy_generation: generation }) => generation === 2)?.number).toBe(
    proposed + 4,
  );
  // While a policy is pending, a certificate needs the votes of both.
  expect(quorumCertificateOf(blocks[proposed + 3]!.block_extensions)?.pending_policy_sig).not.toBeNull();
  expect(quorumCertificateOf(blocks[proposed + 5]!.block_extensions)?.pending_policy_sig).toBeNull();
});

test('the head’s parent’s parent is irreversible, and the finalizers signed it', () => {
  const { head, lastIrreversible } = restored();
  expect(lastIrreversible.number).toBe(head.number - 2);
  const { finality: parent } = chain.headState;
  const { block } = chain.produceBlock();
  const { active_policy_sig: votes } = quorumCertificateOf(block.block_extensions)!;
  const keys = parent!.policies.active.finalizers.map(({ public_key: key }) => fromHex(key));
  expect(verifiesBls(votes.sig, [{ message: parent!.ref.digest, keys }])).toBe(true);
});

test('without a quorum no block becomes irreversible, weak votes do not help, and strong ones do', () => {
  restored();
  const { number } = chain.lastIrreversible;
  chain.voting = { strong: 1, weak: 0 };
  for (let count = 0; count < 5; count++) chain.produceBlock();
  expect(chain.lastIrreversible.number).toBe(number + 1);
  chain.voting = { strong: 1, weak: 3 };
  chain.produceBlock();
  const { block } = chain.produceBlock();
  const certificate = quorumCertificateOf(block.block_extensions)!;
  expect(isStrong(certificate)).toBe(false);
  expect(extensionOf(block)?.qc_claim).toEqual({ block_num: chain.head.number - 1, is_strong_qc: false });
  expect(chain.lastIrreversible.number).toBe(number + 1);
  chain.voting = { strong: 4, weak: 0 };
  for (let count = 0; count < 4; count++) chain.produceBlock();
  expect(chain.lastIrreversible.number).toBe(chain.head.number - 2);
});

test('a weak certificate has the signatures of both kinds of votes', () => {
  restored();
  chain.voting = { strong: 2, weak: 2 };
  chain.produceBlock();
  const parent = chain.headState.finality!;
  const { block } = chain.produceBlock();
  const { active_policy_sig: votes } = quorumCertificateOf(block.block_extensions)!;
  const keys = parent.policies.active.finalizers.map(({ public_key: key }) => fromHex(key));
  const ofVotes = (voted: readonly boolean[] | null): Uint8Array[] => keys.filter((_, index) => voted![index]);
  const weak = new Uint8Array([...parent.ref.digest, ...new TextEncoder().encode('WEAK')]);
  expect(
    verifiesBls(votes.sig, [
      { message: parent.ref.digest, keys: ofVotes(votes.strong_votes) },
      { message: weak, keys: ofVotes(votes.weak_votes) },
    ]),
  ).toBe(true);
});

test('a fork before finality is undone; those who voted on the other branch vote weakly once', () => {
  restored();
  chain.produceBlock();
  const { id } = chain.produceBlock();
  chain.popBlocks(1);
  chain.produceBlock();
  expect(chain.head.id).not.toBe(id);
  expect(() => chain.popBlocks(3)).toThrow(RangeError);
  const claims = Array.from({ length: 4 }, () => extensionOf(chain.produceBlock().block)!.qc_claim.is_strong_qc);
  expect(claims).toEqual([false, true, true, true]);
  expect(chain.lastIrreversible.number).toBe(chain.head.number - 2);
});

test('a restart replays Savanna blocks to the same ids', () => {
  restored();
  const made = Array.from({ length: 5 }, () => chain.produceBlock());
  const again = Chain.restore(saved, options);
  for (const { content, id } of made) expect(again.replay(content).id).toBe(id);
  expect(again.head.id).toBe(chain.head.id);
  expect(toHex(again.snapshot())).toBe(toHex(chain.snapshot()));
  const { block } = again.produceBlock();
  expect(blockId(block)).toBe(chain.produceBlock().id);
});

test('blocks decode to themselves', () => {
  const { content, block } = restored().produceBlock();
  expect(decodeSignedBlock(content)).toEqual(block);
});
