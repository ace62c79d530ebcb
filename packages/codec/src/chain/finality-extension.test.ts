import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, toHex } from '../bytes/bytes.ts';
import { applyListChange, type ListChange } from './finality-extension.ts';
import { decodeHeaderExtension, encodeHeaderExtension, type HeaderExtension } from './header-extension.ts';

/** Bytes as hex, field by field. */
const laid = (...fields: string[]): string => fields.join('');

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

test('most Savanna headers only have a quorum certificate', () => {
  // Block 305,419,896 as little-endian, strong; neither policy changes.
  const extension = decodeHeaderExtension([2, fromHex(laid('78563412', '01', '00', '00'))]);
  expect(extension).toEqual({
    type: 'finality',
    finality: {
      qc_claim: { block_num: 0x12345678, is_strong_qc: true },
      new_finalizer_policy_diff: null,
      new_proposer_policy_diff: null,
    },
  });
});

test('changes of both policies are read as they are laid out, and written back to the same bytes', () => {
  const bls = 'ab'.repeat(96);
  const extension: HeaderExtension = {
    type: 'finality',
    finality: {
      qc_claim: { block_num: 7, is_strong_qc: false },
      new_finalizer_policy_diff: {
        generation: 2,
        threshold: 15n,
        finalizers_diff: {
          remove_indexes: [],
          insert_indexes: [{ index: 1, value: { description: 'bp', weight: 1n, public_key: bls } }],
        },
      },
      new_proposer_policy_diff: {
        version: 9,
        proposal_time: '2000-01-01T00:00:01.000',
        producer_auth_diff: {
          remove_indexes: [0, 2],
          insert_indexes: [
            { index: 20, value: { producer_name: 'alice', authority: { threshold: 1, keys: [{ key, weight: 1 }] } } },
          ],
        },
      },
    },
  };
  const [id, data] = encodeHeaderExtension(extension);
  expect(id).toBe(2);
  const hex = toHex(data);
  const finalizers = laid('02000000', '0f00000000000000', '00', '01', '0100', '026270', '0100000000000000', '60', bls);
  expect(hex.startsWith(laid('07000000', '00', '01', finalizers))).toBe(true);
  // Version, half seconds since 2000, two indexes to remove, one item to insert: 'alice' and a signing authority of
  // version 0.
  const proposers = laid('01', '09000000', '02000000', '02', '0000', '0200', '01', '1400');
  expect(hex.slice(12 + finalizers.length)).toMatch(new RegExp(`^${proposers}0000000000855c34000100000001`));
  const back = decodeHeaderExtension([2, data]);
  expect(encodeHeaderExtension(back)[1]).toEqual(data);
  expect(back).toMatchObject({
    finality: { new_proposer_policy_diff: { version: 9, proposal_time: '2000-01-01T00:00:01.000' } },
  });
});

test('a key of another length is refused', () => {
  const body = laid(
    '07000000',
    '00',
    '01',
    '02000000',
    '0f00000000000000',
    '00',
    '01',
    '0100',
    '00',
    '0100000000000000',
  );
  expect(() => decodeHeaderExtension([2, fromHex(`${body}02abab00`)])).toThrow('Expected 96 bytes, found 2');
});

test('a diff removes by indexes of the old list and inserts at indexes of the new one', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 21 });
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      // Common items in the same order stay; others are removed and inserted.
      const kept: number[] = [];
      let from = 0;
      for (const value of before) {
        const place = after.indexOf(value, from);
        if (place < 0) continue;
        kept.push(value);
        from = place + 1;
      }
      const change: ListChange<number> = {
        remove_indexes: before.flatMap((value, place) => (kept.includes(value) ? [] : [place])),
        insert_indexes: after.flatMap((value, index) => (kept.includes(value) ? [] : [{ index, value }])),
      };
      expect(applyListChange(before, change)).toEqual(after);
    }),
  );
  const change = (remove: number[], insert: number[] = []): ListChange<string> => ({
    remove_indexes: remove,
    insert_indexes: insert.map((index) => ({ index, value: 'x' })),
  });
  for (const wrong of [change([2]), change([1, 0]), change([], [3]), change([], [1, 1])])
    expect(() => applyListChange(['a', 'b'], wrong)).toThrow(/^List index/);
});
