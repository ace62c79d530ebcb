import type { Authorization } from '../../transaction/transaction-view.ts';
import type { ActionOrder } from '../action-query.ts';
import type { HiddenRows } from '../hidden-rows.ts';

/** One execution in an export. */
export interface ExportedAction {
  /** An export resumes after this row. */
  cursor: string;
  transactionId: string;
  blockNumber: number;
  /** ISO with Z. */
  blockTime: string;
  irreversible: boolean;
  /** Global sequence; '' where the source does not have it. */
  sequence: string;
  contract: string;
  name: string;
  authorization: Authorization[];
  /** Decoded; null if no ABI fits. */
  data: unknown;
}

/** Where an export begins, and the newest block that it may hold: with both it gives the same rows again. */
export interface ExportPlace {
  order: ActionOrder;
  /** Resumes after this row. */
  cursor?: string;
  /** Newest block that counts; absent: the head as it is now. */
  until?: number;
}

/** Rows of an export as they come, and what the spam rules left out among them. */
export interface ExportBatch {
  rows: ExportedAction[];
  hidden: HiddenRows[];
}

/** An export that has begun. Reading the batches throws if the source fails on the way. */
export interface ActionExport<Batch = ExportBatch> {
  /** Newest block that it may hold. */
  until: number;
  batches: AsyncIterable<Batch>;
}
