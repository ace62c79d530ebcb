export interface LedgerRow {
  id: string;
  /** What it is about: 'constant', 'state', 'ui' and so on. */
  kind: string;
  /** How the row is to be checked, beginning with the kind of test. */
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

/** Rows that a test names although the product does not do what they say: id → reason. */
export function unprovenRows(tsv: string): Map<string, string> {
  return new Map(records(tsv).map(([id = '', reason = '']) => [id, reason]));
}
