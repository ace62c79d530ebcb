import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { collectFee, ownHandle } from './fio-fees.ts';
import { hashKey, numberKey, textHash } from './fio-names.ts';
import type { MappedNft, NftRow } from './fio-rows.ts';

interface Common {
  fio_address: string;
  max_fee: bigint;
  actor: string;
  tpid: string;
}

const atMost = 3;

export function addNfts(ctx: ApplyContext, data: Common & { nfts: MappedNft[] }): void {
  const address = owned(ctx, data);
  check(ctx, data.nfts.length > 0 && data.nfts.length <= atMost, 'Min 1, Max 3 NFTs are allowed');
  for (const nft of data.nfts) put(ctx, address, nft);
  charge(ctx, data, 'add_nft');
}

export function removeNfts(
  ctx: ApplyContext,
  data: Common & { nfts: Pick<MappedNft, 'chain_code' | 'contract_address' | 'token_id'>[] },
): void {
  const address = owned(ctx, data);
  check(ctx, data.nfts.length > 0 && data.nfts.length <= atMost, 'Min 1, Max 3 NFTs are allowed');
  for (const nft of data.nfts) {
    const id = idOf(ctx, address, nft);
    check(ctx, id !== null, 'NFT not found');
    ctx.table<NftRow>('nfts').erase(id);
  }
  charge(ctx, data, 'remove_nft');
}

export function removeAllNfts(ctx: ApplyContext, data: Common): void {
  const address = owned(ctx, data);
  eraseNfts(ctx, address);
  charge(ctx, data, 'remove_all_nfts');
}

/** Erases the NFTs of an address. */
export function eraseNfts(ctx: ApplyContext, address: string): void {
  const nfts = ctx.table<NftRow>('nfts');
  for (const { id } of of(ctx, address)) nfts.erase(id);
}

function owned(ctx: ApplyContext, { fio_address, actor }: Common): string {
  ctx.requireAuth(actor);
  return ownHandle(ctx, fio_address, actor).row.name;
}

function charge(ctx: ApplyContext, { actor, max_fee, tpid, fio_address }: Common, endPoint: string): void {
  collectFee(ctx, { endPoint, actor, maxFee: max_fee, tpid, bundlesOf: fio_address });
}

function of(ctx: ApplyContext, address: string): NftRow[] {
  const hash = textHash(address);
  const rows: NftRow[] = [];
  for (const [key, , row] of ctx.table<NftRow>('nfts').bySecondary(0, hash)) {
    if (key !== hash) break;
    rows.push(row);
  }
  return rows;
}

function idOf(
  ctx: ApplyContext,
  address: string,
  nft: Pick<MappedNft, 'chain_code' | 'contract_address' | 'token_id'>,
): bigint | null {
  const same = of(ctx, address).find(
    (row) =>
      row.chain_code === nft.chain_code &&
      row.contract_address === nft.contract_address &&
      row.token_id === nft.token_id,
  );
  return same?.id ?? null;
}

function put(ctx: ApplyContext, address: string, nft: MappedNft): void {
  check(ctx, /^[A-Z0-9]{1,10}$/.test(nft.chain_code), 'Invalid chain code');
  check(ctx, nft.contract_address !== '' && nft.contract_address.length <= 128, 'Invalid Contract Address');
  check(ctx, nft.token_id !== '' && nft.token_id.length <= 64, 'Invalid Token ID');
  check(ctx, nft.url.length <= 128, 'Invalid URL');
  const nfts = ctx.table<NftRow>('nfts');
  const existing = idOf(ctx, address, nft);
  const id = existing ?? nfts.availablePrimaryKey();
  const row: NftRow = {
    ...nft,
    id,
    fio_address: address,
    chain_code_hash: textHash(nft.chain_code) & 0xffff_ffff_ffff_ffffn,
    token_id_hash: textHash(nft.token_id),
    fio_address_hash: textHash(address),
    contract_address_hash: textHash(nft.contract_address),
    hash_index: textHash(nft.hash),
  };
  const keys = [
    hashKey(row.fio_address_hash),
    hashKey(row.contract_address_hash),
    hashKey(row.hash_index),
    numberKey(row.chain_code_hash),
    hashKey(row.token_id_hash),
  ];
  if (existing === null) nfts.emplace(ctx.receiver, id, row, keys);
  else nfts.modify(id, null, (changed) => void Object.assign(changed, row), keys);
}
