import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { expect, test } from 'vitest';
import { stacksOf } from './stacks.ts';

const asset = (id: string, more: Partial<NftAsset> = {}): NftAsset =>
  ({
    id,
    contract: 'atomicassets',
    collection: 'cats',
    template: '3',
    name: 'Tabby',
    image: 'https://media.example/tabby.png',
    mdata: {},
    backed: [],
    ...more,
  }) as NftAsset;

const ids = (assets: NftAsset[]) => stacksOf(assets).map((stack) => stack.assets.map(({ id }) => id));

test('assets of a template that look the same are one stack, at the place of the first one', () => {
  const other = asset('2', { template: '4' });
  expect(ids([asset('1'), other, asset('3'), asset('4', { mdata: { level: 2 } })])).toEqual([['1', '3', '4'], ['2']]);
});

test('assets with another name, picture, backing or standard, and those without a template, are not stacked', () => {
  const single = [
    asset('1'),
    asset('2', { name: 'Siamese' }),
    asset('3', { image: null }),
    asset('4', { backed: ['1.0000 EOS'] }),
    asset('5', { contract: 'simpleassets' }),
    asset('6', { template: null }),
    asset('7', { template: null }),
  ];
  expect(ids(single)).toEqual(single.map(({ id }) => [id]));
});
