import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { nftTransfers } from '@antescope/sources/nft/nft-transfer';
import { defineTool } from './define-tool.ts';
import { accountField, type Field } from './field.ts';
import { memoField } from './memo-field.ts';
import { phrase } from './phrase.ts';

/** What a transfer needs of an asset. */
export type OwnedNft = Pick<NftAsset, 'id' | 'contract' | 'name' | 'backed'>;

export interface NftTransferFacts {
  /** Account that sends; null: not connected. */
  actor: string | null;
  /** Assets of the sender; null: not known. */
  owned: readonly OwnedNft[] | null;
}

/** Assets in one transfer: more exceed the CPU limit of a transaction. */
export const mostNfts = 100;

/** 'atomicassets:1099511627776': ids are unique within a contract only. */
export function nftText({ contract, id }: Pick<OwnedNft, 'contract' | 'id'>): string {
  return `${contract}:${id}`;
}

/** Assets by `nftText`, separated by spaces; those that are no longer owned are left out. */
const assetsField: Field<readonly OwnedNft[], NftTransferFacts> = {
  kind: 'names',
  initial: '',
  optional: false,
  read: (text, { facts }) => {
    const chosen = new Set(text.split(' '));
    return { ok: true, value: (facts.owned ?? []).filter((asset) => chosen.has(nftText(asset))) };
  },
};

/** Sends assets of the two NFT standards, with one action for each of them. */
export const transferNfts = defineTool<NftTransferFacts>()({
  id: 'nfttransfer',
  gate: ({ features }) => features.nft,
  fields: { assets: assetsField, to: accountField({ recipient: true }), memo: memoField },
  check: ({ assets, to }, { facts }) => [
    ...(assets.length === 0 ? [{ field: 'assets' as const, fault: phrase('nfts-missing') }] : []),
    ...(assets.length > mostNfts ? [{ field: 'assets' as const, fault: phrase('nfts-many', String(mostNfts)) }] : []),
    ...(to === facts.actor ? [{ field: 'to' as const, fault: phrase('nft-to-self') }] : []),
  ],
  summary: ({ assets, to }) =>
    assets.length === 1
      ? phrase('send-nft', assets[0]!.name, assets[0]!.id, to)
      : phrase('send-nfts', String(assets.length), to),
  // Tokens that back an asset belong to whoever burns it.
  warnings: ({ assets }) =>
    assets.flatMap(({ name, backed }) => (backed.length === 0 ? [] : [phrase('nft-backed', name, backed.join(', '))])),
  actions: ({ assets, to, memo }, { level }) =>
    nftTransfers(assets, { from: level.actor, to, memo }).map((action) => ({
      ...action,
      authorization: [{ actor: level.actor, permission: level.permission }],
    })),
});
