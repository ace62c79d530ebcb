import { nameToU64 } from '@antescope/codec/chain/name';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { closeLoan, loanSeconds, openLoan, rentedFor } from '@antescope/economics/rex';
import type { SecondaryKeys, Table } from '../../contract.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { accounts } from './names.ts';
import { payFees } from './ram.ts';
import { debitFund, creditFund } from './rex-fund.ts';
import { lastLoan, loansAvailable, openPool, savePool } from './rex-pool.ts';
import { logResult } from './results.ts';
import type { RexLoanRow } from './rex-rows.ts';
import type { System } from './system.ts';
import { changeRented } from './user-resources.ts';

export type LoanTable = 'cpuloan' | 'netloan';
/** Data of fundcpuloan and fundnetloan. */
export interface LoanFunds {
  from: string;
  loan_num: bigint;
  payment: string;
}

/** Data of defcpuloan and defnetloan. */
export interface LoanRefund {
  from: string;
  loan_num: bigint;
  amount: string;
}

const loanMicros = BigInt(loanSeconds) * 1_000_000n;

/** Creates a loan from the borrower's fund and stakes the rented tokens for the receiver. */
export function rent(
  system: System,
  name: LoanTable,
  data: { from: string; receiver: string; loan_payment: string; loan_fund: string },
): void {
  const { ctx } = system;
  const { from, receiver, loan_payment: payment, loan_fund: fund } = data;
  const symbol = system.coreSymbol();
  check(ctx, loansAvailable(system), 'rex loans are currently not available');
  check(ctx, symbolOf(payment) === symbol && symbolOf(fund) === symbol, 'must use core token');
  check(ctx, unitsOf(payment) > 0n && unitsOf(fund) >= 0n, 'must use positive asset amount');
  debitFund(system, from, plus(payment, unitsOf(fund)));
  const rented = rentedFor(openPool(system), unitsOf(payment));
  check(ctx, unitsOf(payment) < rented, 'loan price does not favor renting');
  takeLoan(system, payment, rented, true);
  const loan: RexLoanRow = {
    version: 0,
    from,
    receiver,
    payment,
    balance: fund,
    total_staked: quantity(rented, symbol),
    loan_num: lastLoan(system),
    expiration: microsToTimePoint(ctx.now + loanMicros),
  };
  loansOf(system, name).emplace(from, loan.loan_num, loan, loanKeys(loan));
  logResult(system, accounts.rex, 'rentresult', { rented_tokens: loan.total_staked });
  system.log('logsystemfee', { protocol: accounts.rex, fee: payment, memo: 'rent rex' });
  stake(system, name, loan, rented);
}

/** Moves tokens from the fund to a loan's balance, for renewal. */
export function fundLoan(system: System, name: LoanTable, data: LoanFunds): void {
  const { ctx } = system;
  ctx.requireAuth(data.from);
  check(ctx, symbolOf(data.payment) === system.coreSymbol(), 'must use core token');
  debitFund(system, data.from, data.payment);
  ownLoan(system, name, data);
  loansOf(system, name).modify(data.loan_num, null, (loan) => {
    loan.balance = plus(loan.balance, unitsOf(data.payment));
  });
}

/** Moves tokens from a loan's balance back to the fund. */
export function defundLoan(system: System, name: LoanTable, data: LoanRefund): void {
  const { ctx } = system;
  ctx.requireAuth(data.from);
  check(ctx, symbolOf(data.amount) === system.coreSymbol(), 'must use core token');
  const loan = ownLoan(system, name, data);
  check(ctx, unitsOf(loan.balance) >= unitsOf(data.amount), 'insufficent loan balance');
  loansOf(system, name).modify(data.loan_num, null, (changed) => {
    changed.balance = plus(changed.balance, -unitsOf(data.amount));
  });
  creditFund(system, data.from, data.amount);
}

/** Closes at most `max` expired loans, or renews those with a sufficient balance. */
export function endLoans(system: System, name: LoanTable, max: number): void {
  const loans = loansOf(system, name);
  for (let i = 0; i < max; i++) {
    const [first] = loans.bySecondary(0);
    if (first === undefined || timePointToMicros(first[2].expiration) > system.ctx.now) break;
    endLoan(system, name, first[2]);
  }
}

export function hasLoans(system: System, owner: string): boolean {
  return (['cpuloan', 'netloan'] as const).some((name) => {
    const [first] = loansOf(system, name).bySecondary(1, nameToU64(owner));
    return first?.[2].from === owner;
  });
}

function endLoan(system: System, name: LoanTable, loan: RexLoanRow): void {
  const loans = loansOf(system, name);
  const [payment, balance, staked] = [unitsOf(loan.payment), unitsOf(loan.balance), unitsOf(loan.total_staked)];
  savePool(system, closeLoan(openPool(system), staked));
  const rented = rentedFor(openPool(system), payment);
  if (payment <= balance && payment < rented && loansAvailable(system)) {
    takeLoan(system, loan.payment, rented, false);
    loans.modify(
      loan.loan_num,
      null,
      (row) => {
        row.total_staked = quantity(rented, system.coreSymbol());
        row.expiration = microsToTimePoint(timePointToMicros(row.expiration) + loanMicros);
        row.balance = plus(row.balance, -payment);
      },
      loanKeys,
    );
    stake(system, name, loan, rented - staked);
    return;
  }
  if (balance > 0n) creditFund(system, loan.from, loan.balance);
  stake(system, name, loan, -staked);
  loans.erase(loan.loan_num);
}

/** Transfers a loan's payment to the fee account, from the contract's own balance as the recorded contract does. */
function takeLoan(system: System, payment: string, rented: bigint, isNew: boolean): void {
  payFees(system, system.ctx.receiver, payment);
  savePool(system, openLoan(openPool(system), unitsOf(payment), rented), isNew);
}

function stake(system: System, name: LoanTable, { from, receiver }: RexLoanRow, units: bigint): void {
  const change = name === 'cpuloan' ? { net: 0n, cpu: units } : { net: units, cpu: 0n };
  changeRented(system, from, receiver, change);
}

function ownLoan(system: System, name: LoanTable, data: { from: string; loan_num: bigint }): RexLoanRow {
  const { ctx } = system;
  const loan = loansOf(system, name).get(data.loan_num);
  check(ctx, loan !== null, 'loan not found');
  check(ctx, loan.from === data.from, 'user must be loan creator');
  check(ctx, timePointToMicros(loan.expiration) > ctx.now, 'loan has already expired');
  return loan;
}

function loanKeys(loan: RexLoanRow): SecondaryKeys {
  return [
    { type: 'idx64', key: timePointToMicros(loan.expiration) },
    { type: 'idx64', key: nameToU64(loan.from) },
  ];
}

function loansOf({ ctx }: System, name: LoanTable): Table<RexLoanRow> {
  return ctx.table<RexLoanRow>(name);
}
