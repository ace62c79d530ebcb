import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { fioVoters, fioVotersByOwner } from '../fio/fio-voters.ts';
import { readRow } from '../table/read-table.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { voters, type VoterRow } from '../table/tables/system.ts';

/** The voters table of the chain. */
export function votersTable({ contractVariants }: Pick<ChainConfig, 'contractVariants'>): TableDefinition<VoterRow> {
  return contractVariants.votersKey === 'id' ? fioVoters : voters;
}

/** How an account votes; 'empty' if it never did. */
export function voterOf(at: SourceContext, account: string): Promise<Outcome<VoterRow>> {
  const table = at.chain.contractVariants.votersKey === 'id' ? fioVotersByOwner : voters;
  return readRow(at, table, undefined, account);
}
