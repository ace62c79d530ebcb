import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { mostNfts, nftText, type NftTransferFacts, type OwnedNft, transferNfts } from './nft-transfer.ts';

const atomic = (id: string, backed: string[] = []): OwnedNft => ({
  id,
  contract: 'atomicassets',
  name: `Card ${id}`,
  backed,
});
const simple: OwnedNft = { id: '7', contract: 'simpleassets', name: 'Sword', backed: [] };
const owned = [atomic('1'), atomic('2', ['5.0000 EOS']), simple];

function read(assets: readonly OwnedNft[], facts: Partial<NftTransferFacts> = {}, to = 'bob') {
  const input = { assets: assets.map(nftText).join(' '), to, memo: 'gift' };
  return transferNfts.read(input, { chain: eosChain, facts: { actor: 'alice', owned, ...facts } });
}

test('[NFT-009] assets of both standards are sent, each by its own contract', () => {
  const reading = read(owned);
  expect(reading.ok && reading.act.summary).toEqual({ code: 'send-nfts', args: ['3', 'bob'] });
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    {
      account: 'atomicassets',
      name: 'transfer',
      authorization: [alice],
      data: { from: 'alice', to: 'bob', asset_ids: ['1', '2'], memo: 'gift' },
    },
    {
      account: 'simpleassets',
      name: 'transfer',
      authorization: [alice],
      data: { from: 'alice', to: 'bob', assetids: ['7'], memo: 'gift' },
    },
  ]);
  expect(reading.ok && reading.act.warnings).toEqual([{ code: 'nft-backed', args: ['Card 2', '5.0000 EOS'] }]);
  const one = read([simple]);
  expect(one.ok && one.act.summary).toEqual({ code: 'send-nft', args: ['Sword', '7', 'bob'] });
});

test('an asset of the other contract with the same id is not sent', () => {
  const reading = read([{ ...simple, id: '1' }]);
  expect(reading).toEqual({ ok: false, faults: { assets: { code: 'nfts-missing', args: [] } } });
});

test('nothing, too much, or to oneself is a fault at its field', () => {
  expect(read([])).toMatchObject({ faults: { assets: { code: 'nfts-missing' } } });
  expect(read(owned, { owned: null })).toMatchObject({ faults: { assets: { code: 'nfts-missing' } } });
  const many = Array.from({ length: mostNfts + 1 }, (_, index) => atomic(String(index)));
  expect(read(many, { owned: many })).toMatchObject({ faults: { assets: { code: 'nfts-many', args: ['100'] } } });
  expect(read(many.slice(1), { owned: many }).ok).toBe(true);
  expect(read([simple], {}, 'alice')).toMatchObject({ faults: { to: { code: 'nft-to-self' } } });
});
