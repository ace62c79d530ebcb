import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow } from '../table/read-table.ts';
import type { TableDefinition } from '../table/table-definition.ts';

export interface FioDomain {
  name: string;
  owner: string;
}

/** fio.address::domains, by the hash of the name. */
const domainsByName: TableDefinition<FioDomain> = {
  id: 'fio.domains',
  code: () => 'fio.address',
  scope: () => 'fio.address',
  table: 'domains',
  pageSize: 100,
  index: { position: '4', keyType: 'i128' },
  keyOf: (row) => row.at('id').integer(),
  read: (row) => ({ name: row.at('name').text(), owner: row.at('account').text() }),
};

/** The domain of a name. 'empty' if it is not registered. */
export async function fioDomain(at: SourceContext, name: string): Promise<Outcome<FioDomain>> {
  const row = await readRow(at, domainsByName, undefined, await nameHash(name));
  // Another row of the same hash is not this domain.
  return row.state === 'data' && row.data.name !== name ? { state: 'empty', meta: row.meta } : row;
}

/** How FIO's contract hashes names: the first 16 bytes of SHA-1, the last one first, as an i128. */
export async function nameHash(name: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(name)));
  const bytes = [...digest.subarray(0, 16)].toReversed();
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
