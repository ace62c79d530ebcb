import type { Field } from '../answer/fields.ts';
import { type GetOptions, getJson, httpFailure } from '../http/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../outcome.ts';
import { cpuLoans, type RexLoan, type RexOrder, rexQueue } from '../table/tables/rex.ts';

const source = 'backend';

/** Orders of the queue: GET {backend}/rex?type=getQueue, rows as the chain's table has them. */
export function backendRexQueue(base: string, options: GetOptions = {}): Promise<Outcome<RexOrder[]>> {
  return rows(base, 'getQueue', (row) => rexQueue.read(row), options);
}

/** Loans of CPU and of NET that run out next: GET {backend}/rex?type=getExpiringLoans. */
export function backendExpiringLoans(base: string, options: GetOptions = {}): Promise<Outcome<RexLoan[]>> {
  return rows(base, 'getExpiringLoans', (row) => cpuLoans.read(row), options);
}

async function rows<Row>(
  base: string,
  type: 'getQueue' | 'getExpiringLoans',
  read: (row: Field) => Row,
  options: GetOptions,
): Promise<Outcome<Row[]>> {
  const url = new URL(`${base.replace(/\/+$/, '')}/rex`);
  url.searchParams.set('type', type);
  try {
    const { value, elapsedMs } = await getJson(url, options);
    const found = value.items().map(read);
    const known = meta({ source, endpoint: base, elapsedMs, time: new Date().toISOString() });
    return found.length === 0 ? empty(known) : data(found, known);
  } catch (error) {
    return failed([httpFailure(error, source, base)]);
  }
}
