import { parseAsset } from '@antescope/codec/chain/asset';
import type { StoredRow } from '@antescope/index/store/history-store';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { attributesOf, mergeAttributes } from '../attributes.ts';
import { assetHead } from './asset-head.ts';
import type { BurnedAsset } from './burned-assets.ts';
import { collectionOf, nestedCollection } from './collection.ts';
import { supportedTokens } from './config.ts';
import { mintedBlock, templateMint } from './mint.ts';
import { nestedSchema, schemaOf } from './schema.ts';
import { nestedTemplate, templateOf } from './template.ts';

/** Versions of a row per read, and reads, until an asset came to its owner. */
const versionsPerRead = 200;
const maxReads = 5;

/** An asset as a document, of its last row if it is burned. */
export async function assetDocument(
  index: AtomicIndex,
  row: StoredRow,
  burned: BurnedAsset | null = null,
): Promise<Record<string, unknown>> {
  const head = { ...assetHead(row), block: row.block };
  const [fields, collection, schema, template, minted, mint, transferred] = await Promise.all([
    index.decode(row),
    collectionOf(index, head.collection),
    schemaOf(index, head.collection, head.schema),
    head.template === null ? null : templateOf(index, head.collection, BigInt(head.template)),
    mintedBlock(index, head),
    templateMint(index, head),
    receivedBlock(index, row),
  ]);
  const backed = await backedTokens(
    index,
    reading(() =>
      fields
        .at('backed_tokens')
        .itemsOrNone()
        .map((one) => one.text()),
    ),
  );
  const format = schema?.format ?? [];
  const [immutable, mutable] = reading(() => [
    attributesOf(fields.at('immutable_serialized_data'), format),
    attributesOf(fields.at('mutable_serialized_data'), format),
  ]);
  const data = mergeAttributes(mutable, immutable, template?.data ?? {});
  return {
    contract: assetsContract,
    asset_id: String(head.id),
    owner: burned === null ? head.owner : null,
    is_transferable: template?.transferable ?? true,
    is_burnable: template?.burnable ?? true,
    collection: collection === null ? null : await nestedCollection(index, collection),
    schema: schema === null ? null : await nestedSchema(index, schema),
    template: template === null ? null : await nestedTemplate(index, template),
    mutable_data: mutable,
    immutable_data: immutable,
    template_mint: String(mint),
    backed_tokens: backed,
    burned_by_account: burned?.account ?? null,
    ...(await index.at('burned', burned?.block ?? null)),
    ...(await index.at('updated', burned?.block ?? row.block)),
    ...(await index.at('transferred', transferred)),
    ...(await index.at('minted', minted)),
    data,
    ...(Object.hasOwn(data, 'name') ? { name: data['name'] } : {}),
  };
}

/** Block since which the row is in its scope without a gap: the owner received the asset in it. null: too long ago. */
export async function receivedBlock(index: AtomicIndex, row: StoredRow): Promise<number | null> {
  let first = row.block;
  for (let reads = 0; reads < maxReads; reads++) {
    const versions = await index.changes.rowVersions(row, { before: first, limit: versionsPerRead });
    for (const { block, value } of versions) {
      if (value === null) return first;
      first = block;
    }
    if (versions.length < versionsPerRead) return first === index.first && first > 2 ? null : first;
  }
  return null;
}

async function backedTokens(index: AtomicIndex, amounts: readonly string[]): Promise<Record<string, unknown>[]> {
  if (amounts.length === 0) return [];
  const tokens = await supportedTokens(index);
  return amounts.map((amount) => {
    const { units, code, precision } = parseAsset(amount);
    const token = tokens.find((one) => one.token_symbol === code);
    return {
      token_contract: token?.token_contract ?? null,
      token_symbol: code,
      token_precision: precision,
      amount: units.toString(),
    };
  });
}
