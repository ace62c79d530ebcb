import { describe, expect, test } from 'vitest';
import { fixtureFrames, loadFixtureFrames, loadRecordedFrames } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { checkFrame, SignatureCheck } from '../../test/frame-check.ts';
import { BlockSignatureCheck } from '../../test/block-signature-check.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
const every = soak ? 1 : 25;

describe('recorded frames', () => {
  for (const { name, first, last } of fixtureFrames) {
    test(`blocks ${first} to ${last}: decoded, recomputed, encoded to the same bytes`, () => {
      const frames = loadFixtureFrames(name);
      expect(frames).toHaveLength(last - first + 1);
      const numbers = frames.map((frame) => checkFrame(frame).block);
      expect(numbers).toEqual(Array.from(frames, (_, i) => first + i));
    });
  }
});

needsRecordings('frames of a recorded chain from its first block on', () => {
  const frames = [...loadRecordedFrames('boot')!, ...loadRecordedFrames('gap')!];

  test('every frame of boot and gap: ids, digests and merkle roots recomputed, encoded to the same bytes', () => {
    let transactions = 0;
    let actions = 0;
    for (const frame of frames) {
      const found = checkFrame(frame);
      transactions += found.transactions;
      actions += found.actions;
    }
    expect(frames).toHaveLength(3087);
    expect(transactions).toBe(2136 + 1897);
    expect(actions).toBe(5981 + 2006);
  });

  test(`the signatures of ${soak ? 'every' : 'every 25th'} transaction are of keys that their accounts had`, () => {
    const check = new SignatureCheck(every);
    for (const frame of frames) check.frame(frame);
    expect(check.checked).toBeGreaterThan(soak ? 900 : 35);
  });

  test(`the signature of ${soak ? 'every' : 'every 25th'} block is of its producer`, () => {
    const check = new BlockSignatureCheck(every);
    for (const frame of frames) check.frame(frame);
    expect(check.checked).toBeGreaterThan(soak ? 3000 : 120);
  });

  test(
    `every frame of the load, and the signatures of ${soak ? 'every' : 'every 25th'} transaction`,
    { timeout: 600_000 },
    () => {
      const check = new SignatureCheck(every);
      for (const frame of frames) check.frame(frame);
      const load = loadRecordedFrames('load')!;
      let transactions = 0;
      let actions = 0;
      for (const frame of load) {
        const found = checkFrame(frame);
        transactions += found.transactions;
        actions += found.actions;
        check.frame(frame);
      }
      expect(load).toHaveLength(401);
      expect(transactions).toBe(53973);
      expect(actions).toBe(321373);
      expect(check.checked).toBeGreaterThan(soak ? 50_000 : 2000);
    },
  );
});
