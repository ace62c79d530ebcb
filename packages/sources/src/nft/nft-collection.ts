import { badCursor } from '../core/bad-cursor.ts';
import { data, empty, failed, lastValue, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import {
  atomicCollectionRules,
  type AtomicCollectionRules,
  atomicConfig,
  atomicSchemas,
  type AtomicTemplate,
  atomicTemplates,
} from './atomic-tables.ts';
import { mediaUrl } from './media.ts';
import type { NftData } from './nft-asset.ts';
import { unpackedData } from './unpacked-data.ts';

/** A collection of AtomicAssets. All texts are the author's. */
export interface NftCollection {
  name: string;
  /** null if its data have none. */
  title: string | null;
  description: string | null;
  /** http(s) URL. */
  image: string | null;
  author: string;
  /** Accounts that may mint. */
  authorized: string[];
  /** Accounts that are notified of its actions. */
  notified: string[];
  /** Share of the price that the author gets of sales, in percent with two decimals: '5.00'. */
  royalty: string;
  schemas: { name: string; attributes: number }[];
}

export interface NftTemplate {
  id: string;
  schema: string;
  name: string;
  image: string | null;
  issued: string;
  /** null: unlimited. */
  maxSupply: string | null;
  transferable: boolean;
  burnable: boolean;
}

export interface TemplatePage {
  templates: NftTemplate[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

const maxSchemas = 100;

/** A collection by its name. Its rules and schemas are complete or the outcome says what is missing. */
export async function nftCollection(at: SourceContext, name: string): Promise<Outcome<NftCollection>> {
  const [rules, format, schemas] = await Promise.all([
    readRow(at, atomicCollectionRules, undefined, name),
    readRow(at, atomicConfig, undefined),
    readTable(at, atomicSchemas, name, { limit: maxSchemas }),
  ]);
  if (rules.state !== 'data') return withoutData(rules);
  // A bound is no name of its own: the next row comes where there is none.
  if (rules.data.name !== name) return empty(rules.meta);
  const others = [format, schemas].filter(({ state }) => state === 'failed');
  const failures = [...rules.meta.failures, ...others.flatMap((outcome) => outcome.meta.failures)];
  const known = dataOf(rules.data, lastValue(format) ?? []);
  const collection: NftCollection = {
    name,
    title: textOf(known, 'name'),
    description: textOf(known, 'description'),
    image: mediaUrl(known['img'], at.chain.ipfsGateway),
    author: rules.data.author,
    authorized: rules.data.authorized,
    notified: rules.data.notified,
    royalty: percentOf(rules.data.marketFee),
    schemas: (lastValue(schemas) ?? []).map((schema) => ({ name: schema.name, attributes: schema.format.length })),
  };
  const complete = others.length === 0 && schemas.meta.complete;
  return data(collection, { ...rules.meta, complete, failures });
}

/** Templates of a collection, newest first; `cursor` is `next` of the previous page. */
export async function nftTemplates(
  at: SourceContext,
  collection: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<Outcome<TemplatePage>> {
  if (cursor !== null && !/^\d{1,10}$/.test(cursor)) return failed([badCursor('node', cursor)]);
  const upper = cursor === null ? {} : { upper: cursor };
  const [rows, schemas] = await Promise.all([
    readTable(at, atomicTemplates, collection, { ...upper, reverse: true, limit }),
    readTable(at, atomicSchemas, collection, { limit: maxSchemas }),
  ]);
  if (rows.state !== 'data') return withoutData(rows);
  const formats = new Map((lastValue(schemas) ?? []).map((schema) => [schema.name, schema.format]));
  const templates = rows.data.map((row) => templateOf(row, formats, at.chain.ipfsGateway));
  const last = rows.data.at(-1);
  const next = rows.meta.complete || last === undefined || last.id === '0' ? null : String(BigInt(last.id) - 1n);
  const failures = schemas.state === 'failed' ? schemas.meta.failures : [];
  const complete = schemas.state !== 'failed';
  return data({ templates, next }, { ...rows.meta, complete, failures: [...rows.meta.failures, ...failures] });
}

function templateOf(
  row: AtomicTemplate,
  formats: ReadonlyMap<string, Parameters<typeof unpackedData>[1]>,
  gateway: string,
): NftTemplate {
  const attributes = unpackedOr(row.immutable, formats.get(row.schema) ?? []);
  return {
    id: row.id,
    schema: row.schema,
    name: textOf(attributes, 'name') ?? `#${row.id}`,
    image: mediaUrl(attributes['img'] ?? attributes['image'], gateway),
    issued: row.issued.toString(),
    maxSupply: row.maxSupply > 0n ? row.maxSupply.toString() : null,
    transferable: row.transferable,
    burnable: row.burnable,
  };
}

function dataOf(rules: AtomicCollectionRules, format: Parameters<typeof unpackedData>[1]): NftData {
  return unpackedOr(rules.data, format);
}

/** Names and pictures are shown where they can be read: an author may have written anything. */
function unpackedOr(bytes: Uint8Array, format: Parameters<typeof unpackedData>[1]): NftData {
  try {
    return unpackedData(bytes, format);
  } catch {
    return {};
  }
}

function textOf(attributes: NftData, name: string): string | null {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** '5.00' of a share of 0.05; the contract keeps it as a float. */
function percentOf(share: string): string {
  const value = Number(share);
  return Number.isFinite(value) ? (value * 100).toFixed(2) : '0.00';
}
