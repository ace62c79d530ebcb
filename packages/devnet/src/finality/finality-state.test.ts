import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader, ByteWriter } from '@antescope/codec/bytes/cursor';
import { decodeSignedBlock, isSavannaBlock, type SignedBlock } from '@antescope/codec/chain/block';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import type { FinalityExtension } from '@antescope/codec/chain/finality-extension';
import { isStrong, quorumCertificate, quorumCertificateOf } from '@antescope/codec/chain/quorum-certificate';
import { savannaActionReceiptDigest } from '@antescope/codec/chain/receipt';
import { savannaMerkleRoot } from '@antescope/codec/chain/merkle';
import { verifiesBls } from '../../test/bls-verification.ts';
import { finalityData } from '@antescope/codec/ship/finality-data';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { decodeTraces } from '@antescope/codec/ship/traces';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import type { ProducerSchedule } from '../contract.ts';
import { producerAt } from '../blocks/schedule.ts';
import { timeToSlot } from '@antescope/codec/chain/time';
import { genesisCore, lastFinal, nextCore } from './finality-core.ts';
import { claimedRoot, genesisFinality, nextFinality, packFinalityData, type FinalityState } from './finality-state.ts';
import { scheduleAt } from './proposers.ts';

interface RecordedBlock {
  number: number;
  block: SignedBlock;
  actionRoot: Uint8Array;
  /** As the node sent it; null before the first finalizers. */
  finality: Uint8Array | null;
}

needsRecordings('instant finality of the recorded Spring node', (folder) => {
  const read = (file: string): Buffer => gunzipSync(readFileSync(join(folder, 'spring', file)));

  function* recordedBlocks(file: string): Generator<RecordedBlock> {
    const all = read(file);
    for (let at = 0; at < all.length;) {
      const length = all.readUInt32LE(at);
      const result = decodeShipResult(all.subarray(at + 4, at + 4 + length));
      at += 4 + length;
      if (result.type !== 'get_blocks_result_v1' || result.this_block === null)
        throw new Error('a frame without a block');
      const receipts = decodeTraces(result.traces!)
        .flatMap(({ action_traces: actions }) => actions)
        .flatMap(({ receipt, act }) => (receipt === null ? [] : [{ receipt, act }]))
        .sort((a, b) => Number(a.receipt.global_sequence - b.receipt.global_sequence));
      yield {
        number: result.this_block.block_num,
        block: decodeSignedBlock(result.block!),
        actionRoot: savannaMerkleRoot(receipts.map(({ receipt, act }) => savannaActionReceiptDigest(receipt, act))),
        finality: result.finality_data,
      };
    }
  }

  const answers = new Map(
    read('http/requests.ndjson.gz')
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { id: string; response_text: string })
      .map(({ id, response_text: text }) => [id, text]),
  );

  function featuresOfChain(): string[] {
    const { activated_protocol_features: list } = JSON.parse(answers.get('get_activated_protocol_features.all')!) as {
      activated_protocol_features: { feature_digest: string }[];
    };
    return list.map((feature) => feature.feature_digest);
  }

  /** The schedule of the last legacy blocks: who signs when, all with the same key. */
  function firstSchedule(): ProducerSchedule {
    const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
    const producers: ProducerSchedule['producers'] = [];
    for (const { block } of recordedBlocks('ship/switch.v1.frames.gz')) {
      if (isSavannaBlock(block)) break;
      const turn = Math.floor((timeToSlot(block.timestamp) % (21 * 12)) / 12);
      const { producer: producer_name } = block;
      producers[turn] = { producer_name, authority: { threshold: 1, keys: [{ key, weight: 1 }] } };
    }
    return { version: 1, producers };
  }

  function extensionOf({ header_extensions: extensions }: SignedBlock): FinalityExtension | null {
    const decoded = extensions.map(decodeHeaderExtension).find(({ type }) => type === 'finality');
    return decoded?.type === 'finality' ? decoded.finality : null;
  }

  test('from the switch to Savanna on, every block has the recorded finality data, root and producer', () => {
    const features = featuresOfChain();
    let state: FinalityState | null = null;
    const counted = { blocks: 0, roots: 0, certificates: 0 };
    for (const { number, block, actionRoot, finality } of recordedBlocks('ship/switch.v1.frames.gz')) {
      const extension = extensionOf(block);
      if (extension === null) continue;
      const facts = { header: block, actionRoot, features };
      if (state !== null && isSavannaBlock(block)) {
        const claim = { block: extension.qc_claim.block_num, strong: extension.qc_claim.is_strong_qc };
        expect([number, toHex(claimedRoot(state, claim))]).toEqual([number, block.action_mroot]);
        const slot = timeToSlot(block.timestamp);
        const schedule = scheduleAt(state, slot);
        expect([number, producerAt(schedule, slot).producer_name]).toEqual([number, block.producer]);
        counted.roots++;
      }
      const before: FinalityState | null = state;
      state =
        before === null ? genesisFinality(facts, extension, firstSchedule()) : nextFinality(before, facts, extension);
      expect([number, toHex(packFinalityData(state))]).toEqual([number, toHex(finality!)]);
      const certificate = quorumCertificateOf(block.block_extensions);
      if (certificate !== null && before !== null) {
        const [, data] = block.block_extensions.find(([id]) => id === 3)!;
        const again = new ByteWriter();
        quorumCertificate.write(again, certificate);
        expect(toHex(again.finish())).toBe(toHex(data));
        expect([certificate.block_num, isStrong(certificate)]).toEqual([before.ref.number, true]);
        expect(lastFinal(state.core)).toBeLessThanOrEqual(number - 2);
        // A signature takes a tenth of a second to verify.
        if (counted.certificates++ % 20 === 0) {
          const keys = before.policies.active.finalizers.map(({ public_key: key }) => fromHex(key));
          const message = before.ref.digest;
          expect(verifiesBls(certificate.active_policy_sig.sig, [{ message, keys }])).toBe(true);
          expect(verifiesBls(certificate.active_policy_sig.sig, [{ message: state.ref.digest, keys }])).toBe(false);
        }
      }
      counted.blocks++;
    }
    expect(counted).toEqual({ blocks: 428, roots: 95, certificates: 94 });
  });

  test('finality data of all recorded blocks decode and encode to the same bytes', () => {
    let pending = 0;
    for (const file of ['switch', 'finalizers', 'producers']) {
      for (const { finality } of recordedBlocks(`ship/${file}.v1.frames.gz`)) {
        if (finality === null) continue;
        const data = finalityData.read(new ByteReader(finality));
        if (data.pending_finalizer_policy !== null) pending++;
        const writer = new ByteWriter();
        finalityData.write(writer, data);
        expect(toHex(writer.finish())).toBe(toHex(finality));
      }
    }
    expect(pending).toBe(2);
  });
});

test('only a strong certificate makes a block irreversible: the one that its block claims', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (strengths) => {
      const genesis = 10;
      let core = genesisCore(genesis, 0);
      for (const [index, strong] of strengths.entries()) {
        const number = genesis + index;
        const before = lastFinal(core);
        const current = { number, id: String(number), slot: number, digest: new Uint8Array(32) };
        core = nextCore(core, current, { block: number, strong });
        expect(lastFinal(core)).toBe(strong ? Math.max(genesis, number - 1) : before);
      }
    }),
  );
});
