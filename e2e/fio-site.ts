import { noTransactions, siteOptions, test as base } from './fixtures.ts';
import type { Antescope } from './../test-kit/start-antescope.ts';

/** The product on a FIO devnet without generated transactions, shared by the tests of a file. */
export const test = base.extend<{ fio: Antescope }>({
  fio: [
    async ({ devnetOfFile }, use, { file }) => use(await devnetOfFile.of(file, ['--flavor', 'fio', ...noTransactions])),
    { timeout: siteOptions.timeout },
  ],
});

interface TableRows<Row> {
  rows: Row[];
}

/** Rows of a FIO table, from the node and not from the site. */
export async function rowsOf<Row>(site: Antescope, code: string, table: string): Promise<Row[]> {
  const answer = await fetch(`${site.devnetApi}/v1/chain/get_table_rows`, {
    method: 'POST',
    body: JSON.stringify({ code, scope: code, table, json: true, limit: 500 }),
  });
  return ((await answer.json()) as TableRows<Row>).rows;
}

export interface AddressRow {
  name: string;
  owner_account: string;
  bundleeligiblecountdown: number;
}

export interface DomainRow {
  name: string;
  account: string;
  is_public: number;
  expiration: number;
}

export async function addressRow(site: Antescope, name: string): Promise<AddressRow | undefined> {
  return (await rowsOf<AddressRow>(site, 'fio.address', 'fionames')).find((row) => row.name === name);
}

export async function domainRow(site: Antescope, name: string): Promise<DomainRow | undefined> {
  return (await rowsOf<DomainRow>(site, 'fio.address', 'domains')).find((row) => row.name === name);
}

/** Account of the owner of an address. */
export async function ownerOf(site: Antescope, address: string): Promise<string> {
  const row = await addressRow(site, address);
  if (row === undefined) throw new Error(`${address} is not registered`);
  return row.owner_account;
}
