import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import { data, type Failure, lastValue, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import {
  atomicAssets,
  atomicCollections,
  type AtomicRow,
  atomicSchemas,
  type AtomicTemplate,
  atomicTemplates,
} from './atomic-tables.ts';
import { normalised } from './normalise.ts';
import type { NftAsset, NftData } from './nft-asset.ts';
import { unpackedData } from './unpacked-data.ts';

/** Collections whose schemas and templates are read for one page. */
const maxCollections = 40;

interface CollectionFacts {
  author: string | null;
  schemas: Map<string, AttributeFormat[]>;
  templates: Map<string, AtomicTemplate>;
  failures: Failure[];
}

/** Assets of an owner by the chain's own tables: a second round of reads adds schemas, templates and authors. */
export async function atomicOfOwner(
  at: SourceContext,
  owner: string,
  selection: { id?: string; most: number },
): Promise<Outcome<NftAsset[]>> {
  const bounds = selection.id === undefined ? {} : { lower: selection.id, upper: selection.id };
  const read = await readTable(at, atomicAssets, owner, { ...bounds, limit: selection.most });
  const rows = lastValue(read);
  if (rows === null) return read as Outcome<never>;
  const { assets, failures: factFailures } = await assetsOf(
    at,
    rows.map((row) => ({ row, owner })),
  );
  const failures = [...read.meta.failures, ...factFailures];
  if (read.state === 'failed') return { ...read, stale: assets };
  return data(assets, meta({ ...read.meta, complete: read.meta.complete && failures.length === 0, failures }));
}

/** Assets of rows, with what could not be read of their collections. */
export async function assetsOf(
  at: SourceContext,
  rows: readonly { row: AtomicRow; owner: string }[],
): Promise<{ assets: NftAsset[]; failures: Failure[] }> {
  const byCollection = Map.groupBy(rows, ({ row }) => row.collection);
  const facts = new Map<string, CollectionFacts>();
  await Promise.all(
    [...byCollection].slice(0, maxCollections).map(async ([name, own]) => {
      facts.set(
        name,
        await collectionFacts(
          at,
          name,
          own.map(({ row }) => row),
        ),
      );
    }),
  );
  return {
    assets: rows.map(({ row, owner }) => assetOf(row, owner, facts.get(row.collection) ?? null, at.chain.ipfsGateway)),
    failures: [...facts.values()].flatMap((fact) => fact.failures),
  };
}

async function collectionFacts(at: SourceContext, name: string, rows: readonly AtomicRow[]): Promise<CollectionFacts> {
  const ids = rows.flatMap(({ template }) => (template === null ? [] : [BigInt(template)]));
  const lowest = ids.reduce((a, b) => (b < a ? b : a), ids[0] ?? 0n);
  const highest = ids.reduce((a, b) => (b > a ? b : a), 0n);
  const [collection, schemas, templates] = await Promise.all([
    readRow(at, atomicCollections, undefined, name),
    readTable(at, atomicSchemas, name),
    ids.length === 0
      ? null
      : readTable(at, atomicTemplates, name, { lower: String(lowest), upper: String(highest), limit: 1000 }),
  ]);
  const dataOf = <T>(outcome: Outcome<T[]> | null): T[] => (outcome?.state === 'data' ? outcome.data : []);
  return {
    author: collection.state === 'data' ? collection.data.author : null,
    schemas: new Map(dataOf(schemas).map((schema) => [schema.name, schema.format])),
    templates: new Map(dataOf(templates).map((template) => [template.id, template])),
    failures: [collection, schemas, ...(templates === null ? [] : [templates])].flatMap((outcome) =>
      outcome.state === 'failed' ? outcome.meta.failures : [],
    ),
  };
}

/** Attributes that cannot be read leave the asset without them, and say why. */
export function assetOf(row: AtomicRow, owner: string, facts: CollectionFacts | null, gateway: string): NftAsset {
  const template = row.template === null ? null : (facts?.templates.get(row.template) ?? null);
  const format = facts?.schemas.get(row.schema) ?? null;
  const problems: string[] = [];
  const unpacked = (bytes: Uint8Array): NftData => {
    if (bytes.length === 0) return {};
    if (format === null) {
      problems.push(`The schema ${row.schema} could not be read`);
      return {};
    }
    try {
      return unpackedData(bytes, format);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return {};
    }
  };
  const ofTemplate = unpacked(template?.immutable ?? new Uint8Array());
  const own = unpacked(row.immutable);
  const mdata = unpacked(row.mutable);
  return normalised(
    {
      id: row.id,
      contract: 'atomicassets',
      fallbackName: `${row.collection} #${row.id}`,
      pictures: (format ?? []).flatMap(({ name, type }) => (type === 'image' ? [name] : [])),
      idata: { ...ofTemplate, ...own },
      fromTemplate: Object.keys(ofTemplate).filter((name) => !Object.hasOwn(own, name)),
      mdata,
      owner,
      author: facts?.author ?? null,
      collection: row.collection,
      // Only services count the mints of a template.
      mint: null,
      editionSize:
        template === null ? null : (template.maxSupply > 0n ? template.maxSupply : template.issued).toString(),
      schema: row.schema,
      template: row.template,
      backed: row.backed,
      problem: problems[0] ?? null,
    },
    gateway,
  );
}
