import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { cpuLoansByOwner, netLoansByOwner, type RexLoan } from '../table/tables/rex.ts';

/** Loans that an account pays for, whoever receives the resources. */
export interface AccountLoans {
  cpu: Outcome<RexLoan[]>;
  net: Outcome<RexLoan[]>;
}

/** CPU and NET loans of an account, at most a page of each; 'empty' without any. */
export async function accountLoans(at: SourceContext, account: string): Promise<AccountLoans> {
  const own = { lower: account, upper: account };
  const [cpu, net] = await Promise.all([
    readTable(at, cpuLoansByOwner, undefined, own),
    readTable(at, netLoansByOwner, undefined, own),
  ]);
  return { cpu, net };
}
