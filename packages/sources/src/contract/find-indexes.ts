import type { TableRowsRequest } from '../node/chain-api.ts';
import { reading } from '../node/reading.ts';
import { data, empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { KeyType, TableIndex } from '../table/table-definition.ts';
import { tableRows } from '../table/table-rows.ts';

const families: readonly KeyType[] = ['i64', 'i128', 'float64', 'sha256', 'float128'];
const lastPosition = 10;

/**
 * Secondary indexes of a table. ABIs do not list them, so each position is probed for a row with each key type, until
 * one has none. An empty index is not detected. i64 includes names, sha256 every key of 256 bits.
 */
export async function findIndexes(
  at: SourceContext,
  { code, table, scope }: { code: string; table: string; scope: string },
): Promise<Outcome<TableIndex[]>> {
  const indexes: TableIndex[] = [];
  for (let position = 2; position <= lastPosition; position++) {
    const probes = await Promise.all(
      families.map((keyType) =>
        hasRow(at, { code, table, scope, index_position: String(position), key_type: keyType }),
      ),
    );
    const failed = probes.find((each) => each.state === 'failed');
    if (failed !== undefined) return { ...failed, stale: indexes };
    const family = families.find((_, index) => probes[index]!.state === 'data');
    if (family === undefined) break;
    indexes.push({ position: String(position), keyType: family });
  }
  const provenance = meta({ source: 'node', time: new Date().toISOString() });
  return indexes.length === 0 ? empty(provenance) : data(indexes, provenance);
}

function hasRow(at: SourceContext, request: TableRowsRequest): Promise<Outcome<unknown>> {
  return reading(() => tableRows(at.api, { ...request, limit: 1 }), {
    isEmpty: ({ rows }) => rows.length === 0,
    // Some nodes reject a key type that the index does not have instead of returning no rows.
    isAbsent: () => true,
  });
}
