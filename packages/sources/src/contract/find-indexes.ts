import type { TableRowsRequest } from '../node/chain-api.ts';
import { reading } from '../node/reading.ts';
import { data, empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { KeyType, TableIndex } from '../table/table-definition.ts';
import { tableRows } from '../table/table-rows.ts';

const families: readonly KeyType[] = ['i64', 'i128', 'float64', 'sha256', 'float128'];
const lastPosition = 10;

/**
 * Secondary indexes of a table: no ABI names them, so each position is asked for a row of each kind of key, until one
 * has none. An index without a row cannot be seen. i64 includes names, sha256 every key of 256 bits.
 */
export async function findIndexes(
  at: SourceContext,
  { code, table, scope }: { code: string; table: string; scope: string },
): Promise<Outcome<TableIndex[]>> {
  const found: TableIndex[] = [];
  for (let position = 2; position <= lastPosition; position++) {
    const asked = await Promise.all(
      families.map((keyType) =>
        hasRow(at, { code, table, scope, index_position: String(position), key_type: keyType }),
      ),
    );
    const failed = asked.find((each) => each.state === 'failed');
    if (failed !== undefined) return { ...failed, stale: found };
    const family = families.find((_, index) => asked[index]!.state === 'data');
    if (family === undefined) break;
    found.push({ position: String(position), keyType: family });
  }
  const known = meta({ source: 'node', time: new Date().toISOString() });
  return found.length === 0 ? empty(known) : data(found, known);
}

function hasRow(at: SourceContext, request: TableRowsRequest): Promise<Outcome<unknown>> {
  return reading(() => tableRows(at.api, { ...request, limit: 1 }), {
    isEmpty: ({ rows }) => rows.length === 0,
    // Some nodes refuse a kind of key that the index does not have, rather than find nothing.
    isAbsent: () => true,
  });
}
