import type { ChangeReader } from './change-reader.ts';
import type { ProposalReader } from './proposal-reader.ts';
import type { ResourceReader } from './resource-reader.ts';
import type { RoundReader } from './round-reader.ts';
import type { StatisticsReader } from './statistics-reader.ts';
import type { TokenReader } from './token-reader.ts';

/** What a store knows beyond actions and versions: kept with every block, undone with it. */
export interface DerivedReader {
  readonly tokens: TokenReader;
  readonly resources: ResourceReader;
  readonly proposals: ProposalReader;
  readonly rounds: RoundReader;
  readonly statistics: StatisticsReader;
  readonly changes: ChangeReader;
}
