import { readAsset } from '../account/read-account.ts';
import type { Field } from '../core/fields.ts';
import { askBackend } from '../services/backend/backend-client.ts';
import type { GetOptions } from '../core/get-json.ts';
import type { Outcome } from '../core/outcome.ts';
import { cpuLoans, type RexLoan, type RexOrder, rexQueue } from '../table/tables/rex.ts';

/** Orders of the queue: GET {backend}/rex?type=getQueue, rows as the chain's table has them or as our API writes them. */
export function backendRexQueue(base: string, options: GetOptions = {}): Promise<Outcome<RexOrder[]>> {
  return rows(
    base,
    'getQueue',
    (row) => (row.at('rexRequested').missing ? rexQueue.read(row) : ownOrder(row)),
    options,
  );
}

/** Loans of CPU and of NET that run out next: GET {backend}/rex?type=getExpiringLoans. */
export function backendExpiringLoans(base: string, options: GetOptions = {}): Promise<Outcome<RexLoan[]>> {
  return rows(
    base,
    'getExpiringLoans',
    (row) => (row.at('totalStaked').missing ? cpuLoans.read(row) : ownLoan(row)),
    options,
  );
}

function rows<Row>(
  base: string,
  type: 'getQueue' | 'getExpiringLoans',
  read: (row: Field) => Row,
  options: GetOptions,
): Promise<Outcome<Row[]>> {
  return askBackend(base, { segments: 'rex', query: { type } }, (answer) => answer.items().map(read), options);
}

function ownOrder(row: Field): RexOrder {
  return {
    owner: row.at('owner').text(),
    rexRequested: readAsset(row.at('rexRequested')),
    proceeds: readAsset(row.at('proceeds')),
    stakeChange: readAsset(row.at('stakeChange')),
    ordered: row.at('ordered').time(),
    isOpen: row.at('isOpen').flag(),
  };
}

function ownLoan(row: Field): RexLoan {
  return {
    number: row.at('number').integer(),
    from: row.at('from').text(),
    receiver: row.at('receiver').text(),
    payment: readAsset(row.at('payment')),
    balance: readAsset(row.at('balance')),
    totalStaked: readAsset(row.at('totalStaked')),
    expires: row.at('expires').time(),
  };
}
