export interface LedgerRow {
  id: string;
  /** 'constant', 'state', 'ui' and so on. */
  kind: string;
  /** How to check the row, beginning with the kind of test. */
  check: string;
  stage: string;
}

function records(tsv: string): string[][] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd().split('\t'))
    .filter(([id]) => id !== undefined && id !== '');
}

/** The ledger's rows, in order. */
export function ledgerRows(tsv: string): LedgerRow[] {
  return records(tsv).map(([id = '', , kind = '', , check = '', , stage = '']) => ({ id, kind, check, stage }));
}

/** Rows that the product differs from although tests have their id: id → reason. */
export function differences(tsv: string): Map<string, string> {
  return new Map(records(tsv).map(([id = '', reason = '']) => [id, reason]));
}

/** A reading of the code, for a row that a test alone does not prove. */
export interface Review {
  id: string;
  reviewer: string;
  /** '2026-11-28'. */
  date: string;
  /** What was read, and what it shows. */
  lookedAt: string;
}

export function reviews(tsv: string): Review[] {
  return records(tsv).map(([id = '', reviewer = '', date = '', lookedAt = '']) => ({ id, reviewer, date, lookedAt }));
}
