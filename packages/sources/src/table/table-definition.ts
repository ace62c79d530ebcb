import type { ChainConfig } from '@antescope/chains/chain-config';
import type { Field } from '../answer/fields.ts';

/**
 * One table of a contract as the chain keeps it: where it is, how it is paged, and how a row is read. `Scope` is what a
 * scope is made from: an account, a symbol, or nothing.
 */
export interface TableDefinition<Row, Scope = void> {
  /** 'system.rexpool': names the table in failures and in what is remembered. */
  id: string;
  code(chain: ChainConfig): string;
  /** Raw scope as nodeos takes it. */
  scope(of: Scope, chain: ChainConfig): string;
  table: string;
  /** Rows asked for at once. */
  pageSize: number;
  /** Secondary index to walk, as nodeos names position and key type; the primary one where it is missing. */
  index?: { position: string; keyType: string };
  /** Identity of a row: pages of a secondary index repeat rows. */
  keyOf(row: Field): string;
  /** Throws BadAnswerError where a row has another shape. */
  read(row: Field): Row;
}
