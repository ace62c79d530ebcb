import type { PermissionLevel } from '../session/session.ts';
import type { Attempt } from '../transact/attempt-state.ts';
import type { ActionInput } from '../transact/draft.ts';

/** Actions in one transaction of a batch: more exceed the CPU limit of a transaction. */
export const actionsPerTransaction = 100;

/** The one transaction of a part that may be on the chain. It is stored before it is signed. */
export interface BatchAttempt extends Attempt {
  /** Packed transaction, hex. */
  packed: string;
  /** Empty until it is signed, and where the wallet sent it. */
  signatures: readonly string[];
  sentByWallet: boolean;
  /** Block that includes it; null: not known to be included. */
  block: number | null;
  irreversible: boolean;
}

/** Rows that one transaction pays. */
export interface BatchPart {
  /** Lines of the list, counted from 1. */
  lines: readonly number[];
  /** With data that JSON keeps: no bigint, no bytes. */
  actions: readonly ActionInput[];
  attempt: BatchAttempt | null;
}

/** A list of transfers on its way to the chain, as stored on this device. */
export interface BatchRun {
  /** 'Send 12.0000 EOS in 340 transfers' */
  title: string;
  level: PermissionLevel;
  parts: readonly BatchPart[];
}

export interface BatchRow {
  line: number;
  action: ActionInput;
}

/** A run that has paid nothing yet. */
export function newRun(title: string, level: PermissionLevel, rows: readonly BatchRow[]): BatchRun {
  const parts: BatchPart[] = [];
  for (let at = 0; at < rows.length; at += actionsPerTransaction) {
    const partRows = rows.slice(at, at + actionsPerTransaction);
    parts.push({
      lines: partRows.map(({ line }) => line),
      actions: partRows.map(({ action }) => action),
      attempt: null,
    });
  }
  return { title, level, parts };
}

export function withAttempt(run: BatchRun, index: number, attempt: BatchAttempt | null): BatchRun {
  return { ...run, parts: run.parts.map((part, at) => (at === index ? { ...part, attempt } : part)) };
}

export function isFinished({ parts }: BatchRun): boolean {
  return parts.every(({ attempt }) => attempt !== null && attempt.irreversible);
}

/** Rows that a block includes. */
export function paidRows({ parts }: BatchRun): number {
  return parts.reduce((sum, { attempt, lines }) => sum + (attempt?.block == null ? 0 : lines.length), 0);
}
