import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { Field } from '../core/fields.ts';

/** How a key is written and compared, as nodeos names it in `key_type`. */
export type KeyType = 'i64' | 'name' | 'i128' | 'i256' | 'float64' | 'float128' | 'sha256' | 'ripemd160';

/** Rows per request, set per table. */
export type PageSize = 100 | 500 | 1000;

/** A secondary index as nodeos names it: its position ('2' to '10') and the type of its keys. */
export interface TableIndex {
  position: string;
  keyType: KeyType;
}

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
  pageSize: PageSize;
  /** Type of the primary key's bounds: without 'name' nodeos would take the name '12345' for a number. */
  keyType?: 'name' | 'i64';
  /** Secondary index to walk; the primary one where it is missing. */
  index?: TableIndex;
  /** Identity of a row: pages of a secondary index repeat rows. */
  keyOf(row: Field): string;
  /** Throws BadAnswerError if a row has another shape. */
  read(row: Field): Row;
}
