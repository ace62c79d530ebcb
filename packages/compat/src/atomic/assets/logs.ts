import { nameToU64 } from '@antescope/codec/chain/name';
import { notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { type LogSource, logsOf } from '../logs.ts';
import type { AtomicQuery } from '../query.ts';

/** Versions of a row that its log is read from. */
const maxVersions = 500;

/** Changes of a collection: each wrote its row. */
export function collectionLogs(index: AtomicIndex, query: AtomicQuery, collection: string): Promise<unknown> {
  return logsOf(index, query, async () => ({
    contract: assetsContract,
    names: ['createcol', 'addcolauth', 'forbidnotify', 'remcolauth', 'remnotifyacc', 'setmarketfee', 'setcoldata'],
    about: { collection_name: collection },
    blocks: await versionBlocks(index, {
      scope: assetsContract,
      table: 'collections',
      primaryKey: nameToU64(collection),
      what: 'Collection',
    }),
  }));
}

/** Changes of a schema: each wrote its row. */
export function schemaLogs(
  index: AtomicIndex,
  query: AtomicQuery,
  { collection, schema }: { collection: string; schema: string },
): Promise<unknown> {
  return logsOf(index, query, async (): Promise<LogSource> => ({
    contract: assetsContract,
    names: ['createschema', 'extendschema'],
    about: { collection_name: collection, schema_name: schema },
    blocks: await versionBlocks(index, {
      scope: collection,
      table: 'schemas',
      primaryKey: nameToU64(schema),
      what: 'Schema',
    }),
  }));
}

/** Changes of a template. Throws AtomicError (400) if it was issued so often that its versions are too many. */
export function templateLogs(
  index: AtomicIndex,
  query: AtomicQuery,
  { collection, id }: { collection: string; id: bigint },
): Promise<unknown> {
  return logsOf(index, query, async (): Promise<LogSource> => ({
    contract: assetsContract,
    names: ['lognewtempl', 'locktemplate'],
    about: { collection_name: collection, template_id: String(id) },
    blocks: await versionBlocks(index, { scope: collection, table: 'templates', primaryKey: id, what: 'Template' }),
  }));
}

async function versionBlocks(
  index: AtomicIndex,
  { what, ...place }: { scope: string; table: string; primaryKey: bigint; what: string },
): Promise<number[]> {
  const query = { before: index.head + 1, limit: maxVersions };
  const versions = await index.changes.rowVersions({ code: assetsContract, ...place }, query);
  if (versions.length === 0) throw notFound(what, what === 'Collection' ? 416 : 404);
  if (versions.length >= maxVersions) throw tooWide(`it changed ${maxVersions} times or more`);
  return versions.map(({ block }) => block);
}
