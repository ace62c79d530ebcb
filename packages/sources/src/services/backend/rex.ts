import { readAsset } from '../../account/read-account.ts';
import type { Field } from '../../core/fields.ts';
import { cpuLoans, type RexLoan, type RexOrder, rexQueue } from '../../table/tables/rex.ts';
import { backend } from './backend.ts';

/** Orders of the queue (rex?type=getQueue), as rows of the chain's table or of our API. */
export const backendRexQueue = backend.call({
  request: () => ({ path: ['rex'], query: { type: 'getQueue' } }),
  read: (answer) => answer.items().map((row) => (row.at('rexRequested').missing ? rexQueue.read(row) : ownOrder(row))),
});

/** Loans of CPU and of NET by expiration (rex?type=getExpiringLoans). */
export const backendExpiringLoans = backend.call({
  request: () => ({ path: ['rex'], query: { type: 'getExpiringLoans' } }),
  read: (answer) => answer.items().map((row) => (row.at('totalStaked').missing ? cpuLoans.read(row) : ownLoan(row))),
});

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
