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

/** Rows that are not implemented although a test has their id: id → reason. */
export function unprovenRows(tsv: string): Map<string, string> {
  return new Map(records(tsv).map(([id = '', reason = '']) => [id, reason]));
}
