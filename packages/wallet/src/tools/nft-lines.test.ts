import { expect, test } from 'vitest';
import { readNftLines } from './nft-lines.ts';
import type { OwnedNft } from './nft-transfer.ts';

const owned: OwnedNft[] = [
  { id: '1', contract: 'atomicassets', name: 'One', backed: [] },
  { id: '7', contract: 'atomicassets', name: 'Seven', backed: [] },
  { id: '7', contract: 'simpleassets', name: 'Sword', backed: [] },
];

test('every asset leaves once; the contract tells equal ids apart', () => {
  const { transfers, faults } = readNftLines(
    'account,asset,memo\nbob,1,"a, b"\nzoe,simpleassets:7\nzoe,7\nbob,1\nbob,9\nNO!,1\nbob\nbob,"1',
    owned,
  );
  expect(transfers).toEqual([
    { line: 2, to: 'bob', asset: owned[0], memo: 'a, b' },
    { line: 3, to: 'zoe', asset: owned[2], memo: '' },
  ]);
  expect(faults).toEqual([
    { line: 4, code: 'asset-ambiguous' },
    { line: 5, code: 'asset-twice' },
    { line: 6, code: 'asset-missing' },
    { line: 7, code: 'account-invalid' },
    { line: 8, code: 'line-columns' },
    { line: 9, code: 'quote-open' },
  ]);
});
