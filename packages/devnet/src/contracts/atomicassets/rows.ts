import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext, SecondaryKeys, Table } from '../../contract.ts';
import { check } from '../check.ts';

/** Row of `collections`. */
export interface CollectionRow {
  collection_name: string;
  author: string;
  allow_notify: boolean;
  authorized_accounts: string[];
  notify_accounts: string[];
  market_fee: number;
  serialized_data: number[];
}

/** Row of `schemas`, scope collection. */
export interface SchemaRow {
  schema_name: string;
  format: AttributeFormat[];
}

/** Row of `templates`, scope collection. */
export interface TemplateRow {
  template_id: number;
  schema_name: string;
  transferable: boolean;
  burnable: boolean;
  /** 0: unlimited. */
  max_supply: number;
  issued_supply: number;
  immutable_serialized_data: number[];
}

/** Row of `templates2`, scope collection. */
export interface TemplateMutablesRow {
  template_id: number;
  schema_name: string;
  mutable_serialized_data: number[];
}

/** Row of `assets`, scope owner. */
export interface AssetRow {
  asset_id: bigint;
  collection_name: string;
  schema_name: string;
  /** -1 without a template. */
  template_id: number;
  ram_payer: string;
  backed_tokens: string[];
  immutable_serialized_data: number[];
  mutable_serialized_data: number[];
}

/** Row of `offers`, secondary keys sender and recipient. */
export interface OfferRow {
  offer_id: bigint;
  sender: string;
  recipient: string;
  sender_asset_ids: bigint[];
  recipient_asset_ids: bigint[];
  memo: string;
  ram_payer: string;
}

/** Row of `config`. */
export interface ConfigRow {
  asset_counter: bigint;
  template_counter: number;
  offer_counter: bigint;
  collection_format: AttributeFormat[];
  supported_tokens: { sym: string; contract: string }[];
}

/** Row of `holders`: a lent asset and its holder. */
export interface HolderRow {
  asset_id: bigint;
  holder: string;
  owner: string;
}

export function collectionsOf(ctx: ApplyContext): Table<CollectionRow> {
  return ctx.table<CollectionRow>('collections');
}

export function collectionOf(ctx: ApplyContext, name: string): CollectionRow {
  const row = collectionsOf(ctx).get(name);
  check(ctx, row !== null, 'No collection with this name exists');
  return row;
}

/** The collection, which must list `account` as authorized. */
export function collectionFor(ctx: ApplyContext, name: string, account: string, role: string): CollectionRow {
  const row = collectionOf(ctx, name);
  const authorized = row.authorized_accounts.includes(account);
  check(ctx, authorized, `The ${role} is not authorized within the collection`);
  return row;
}

export function schemasOf(ctx: ApplyContext, collection: string): Table<SchemaRow> {
  return ctx.table<SchemaRow>('schemas', { scope: collection });
}

export function schemaOf(ctx: ApplyContext, collection: string, name: string): SchemaRow {
  const row = schemasOf(ctx, collection).get(name);
  check(ctx, row !== null, 'No schema with this name exists');
  return row;
}

export function templatesOf(ctx: ApplyContext, collection: string): Table<TemplateRow> {
  return ctx.table<TemplateRow>('templates', { scope: collection });
}

export function templateOf(ctx: ApplyContext, collection: string, id: number): TemplateRow {
  const row = id < 0 ? null : templatesOf(ctx, collection).get(BigInt(id));
  check(ctx, row !== null, 'No template with this id exists in the specified collection');
  return row;
}

export function assetsOf(ctx: ApplyContext, owner: string): Table<AssetRow> {
  return ctx.table<AssetRow>('assets', { scope: owner });
}

/** `missing`: error if the asset does not exist or has another owner. */
export function assetOf(ctx: ApplyContext, owner: string, id: bigint, missing: string): AssetRow {
  const row = assetsOf(ctx, owner).get(id);
  check(ctx, row !== null, missing);
  return row;
}

export function offersOf(ctx: ApplyContext): Table<OfferRow> {
  return ctx.table<OfferRow>('offers');
}

export function offerKeys(offer: OfferRow): SecondaryKeys {
  return [
    { type: 'idx64', key: nameToU64(offer.sender) },
    { type: 'idx64', key: nameToU64(offer.recipient) },
  ];
}

export function configOf(ctx: ApplyContext): ConfigRow {
  const row = ctx.table<ConfigRow>('config').get('config');
  check(ctx, row !== null, 'The contract needs to be initialized');
  return row;
}

/** Increments a counter and returns its value. */
export function nextOf<Counter extends 'asset_counter' | 'template_counter' | 'offer_counter'>(
  ctx: ApplyContext,
  counter: Counter,
): ConfigRow[Counter] {
  const config = configOf(ctx);
  const current = config[counter];
  const next = typeof current === 'bigint' ? current + 1n : Number(current) + 1;
  saveConfig(ctx, { ...config, [counter]: next });
  return current;
}

export function saveConfig(ctx: ApplyContext, config: ConfigRow): void {
  ctx.table<ConfigRow>('config').modify('config', ctx.receiver, (row) => {
    Object.assign(row, config);
  });
}
