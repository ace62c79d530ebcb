import { encodeText } from '@antescope/codec/bytes/bytes';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext, SecondaryKeys, Table } from '../../contract.ts';
import { check } from '../check.ts';

/** Row of `sassets`, scope owner, secondary key author; `idata` and `mdata` are usually JSON, but unchecked. */
export interface AssetRow {
  id: bigint;
  owner: string;
  author: string;
  category: string;
  idata: string;
  mdata: string;
  /** Attached assets and fungible tokens. */
  container: AssetRow[];
  containerf: FungibleRow[];
}

/** Row of `snttassets`: a non-transferable asset. */
export type BoundAssetRow = Omit<AssetRow, 'container' | 'containerf'>;

/** Row of `accounts`, scope owner, key token id. */
export interface FungibleRow {
  id: bigint;
  author: string;
  balance: string;
}

/** Row of `offers` and `nttoffers`, secondary keys owner and recipient. */
export interface OfferRow {
  assetid: bigint;
  owner: string;
  offeredto: string;
  /** Seconds since 1970. */
  cdate: bigint;
}

/** Row of `delegates`, secondary keys owner and borrower. */
export interface DelegateRow {
  assetid: bigint;
  owner: string;
  delegatedto: string;
  cdate: bigint;
  /** Minimum lending period in seconds. */
  period: bigint;
  redelegate: boolean;
  memo: string;
}

interface GlobalRow {
  lnftid: bigint;
  defid: bigint;
  mdid: bigint;
}

const firstIds: GlobalRow = { lnftid: 100_000_000_000_000n, defid: 100_000n, mdid: 100_000n };

/** Next id: of assets, of fungible tokens and their offers, or of author data. */
export function nextId(ctx: ApplyContext, counter: 'lnftid' | 'defid' | 'mdid'): bigint {
  const table = ctx.table<GlobalRow>('global');
  const row = table.get('global') ?? firstIds;
  const next = row[counter] + 1n;
  const changed = { ...row, [counter]: next };
  if (!table.has('global')) table.emplace(ctx.receiver, 'global', changed);
  else {
    table.modify('global', ctx.receiver, (stored) => {
      Object.assign(stored, changed);
    });
  }
  return next;
}

/** Id of the latest asset. */
export function lastAssetId(ctx: ApplyContext): bigint {
  return (ctx.table<GlobalRow>('global').get('global') ?? firstIds).lnftid;
}

export function assetsOf(ctx: ApplyContext, owner: string): Table<AssetRow> {
  return ctx.table<AssetRow>('sassets', { scope: owner });
}

export function authorKey({ author }: { author: string }): SecondaryKeys {
  return [{ type: 'idx64', key: nameToU64(author) }];
}

export function offersOf(ctx: ApplyContext): Table<OfferRow> {
  return ctx.table<OfferRow>('offers');
}

export function delegatesOf(ctx: ApplyContext): Table<DelegateRow> {
  return ctx.table<DelegateRow>('delegates');
}

/** Secondary keys of rows about two accounts. */
export function pairKeys(first: string, second: string): SecondaryKeys {
  return [
    { type: 'idx64', key: nameToU64(first) },
    { type: 'idx64', key: nameToU64(second) },
  ];
}

/** An owner's asset that is neither lent nor offered; `verb` is the operation named in errors. */
export function freeAsset(ctx: ApplyContext, owner: string, id: bigint, verb: string): AssetRow {
  const row = assetsOf(ctx, owner).get(id);
  check(ctx, row !== null, `At least one of the assets cannot be found (check ownership): ${id}`);
  const lent = `At least one of the assets is delegated and cannot be ${verb}.`;
  check(ctx, !delegatesOf(ctx).has(id), lent);
  const offered = `At least one of the assets has been offered for a claim and cannot be ${verb}.`;
  check(ctx, !offersOf(ctx).has(id), offered);
  return row;
}

export function checkMemo(ctx: ApplyContext, memo: string): void {
  check(ctx, encodeText(memo).length <= 512, 'Error. Size of memo cannot be bigger 512');
}

export function seconds(ctx: ApplyContext): bigint {
  return ctx.now / 1_000_000n;
}
