import type { KeyType } from '../table/table-definition.ts';

/** A part of any table, as typed by the user. */
export interface TableQuery {
  code: string;
  table: string;
  /** As nodeos takes it: a name, a number, a symbol or its code. */
  scope: string;
  /** Rows, 1 to 1000. */
  limit: number;
  lower: string | null;
  upper: string | null;
  reverse: boolean;
  showPayer: boolean;
  /** '1': the primary one. */
  index: string;
  /** null for the primary index alone: nodeos finds out by itself. */
  keyType: KeyType | null;
  /** Key to continue from: `next` of a page. */
  from: string | null;
  /** Block or time of the past, as typed by the user; null: now. */
  at: string | null;
}

export interface TableGrid {
  /** Rows as the node decoded them with the contract's ABI. */
  rows: { data: unknown; payer: string | null }[];
  next: string | null;
}
