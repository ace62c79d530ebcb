import type { ApplyContext } from '../../contract.ts';
import type { AssetRow, CollectionRow, OfferRow, TemplateRow } from '../atomicassets/rows.ts';
import { check } from '../check.ts';
import { configOf, send } from './rows.ts';

/** Reads data of traded assets. */
export class MarketAssets {
  readonly #ctx: ApplyContext;
  readonly contract: string;

  constructor(ctx: ApplyContext) {
    this.#ctx = ctx;
    this.contract = configOf(ctx).atomicassets_account;
  }

  #table<Row>(name: string, scope = this.contract) {
    return this.#ctx.table<Row>(name, { code: this.contract, scope });
  }

  owns(owner: string, ids: readonly bigint[]): boolean {
    const assets = this.#table<AssetRow>('assets', owner);
    return ids.every((id) => assets.has(id));
  }

  offer(id: bigint): OfferRow | null {
    return this.#table<OfferRow>('offers').get(id);
  }

  /** The latest offer. */
  lastOffer(): OfferRow | null {
    const offers = this.#table<OfferRow>('offers');
    const next = offers.availablePrimaryKey();
    return next === 0n ? null : offers.get(next - 1n);
  }

  collection(name: string): CollectionRow {
    return this.#table<CollectionRow>('collections').get(name)!;
  }

  /** The collection of assets that an owner can trade together, which must be the same for all. */
  collectionOf(owner: string, ids: readonly bigint[]): CollectionRow {
    const ctx = this.#ctx;
    check(ctx, ids.length > 0, 'asset_ids needs to contain at least one id');
    check(ctx, new Set(ids).size === ids.length, 'The asset_ids must be unique');
    const assets = this.#table<AssetRow>('assets', owner);
    let collection = '';
    for (const id of ids) {
      const asset = assets.get(id);
      check(ctx, asset !== null, `The specified account does not own at least one of the assets - ${id}`);
      const { collection_name, template_id } = asset;
      if (template_id >= 0) {
        const template = this.#table<TemplateRow>('templates', collection_name).get(BigInt(template_id));
        check(ctx, template?.transferable === true, `At least one of the assets is not transferable - ${id}`);
      }
      const same = collection === '' || collection === collection_name;
      check(ctx, same, 'The specified asset ids must all belong to the same collection');
      collection = collection_name;
    }
    return this.collection(collection);
  }

  /** Transfers assets held by the market. */
  transfer(to: string, asset_ids: readonly bigint[], memo: string): void {
    send(this.#ctx, this.contract, 'transfer', { from: this.#ctx.receiver, to, asset_ids, memo });
  }
}
