import type { ChangeReader } from './change-reader.ts';
import type { ProposalReader } from './proposal-reader.ts';
import type { ResourceReader } from './resource-reader.ts';
import type { RoundReader } from './round-reader.ts';
import type { StatisticsReader } from './statistics-reader.ts';
import type { TokenReader } from './token-reader.ts';

/** Data derived from blocks: written and undone with each block. */
export interface DerivedReader {
  readonly tokens: TokenReader;
  readonly resources: ResourceReader;
  readonly proposals: ProposalReader;
  readonly rounds: RoundReader;
  readonly statistics: StatisticsReader;
  readonly changes: ChangeReader;
}
