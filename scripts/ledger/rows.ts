/** Ledger ids named in a test title, as in `[ACCT-014] …` or `[SIGN-001, SIGN-002]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z0-9]+-\d{3}(?:[,\s]+[A-Z0-9]+-\d{3})*)\]/g)].flatMap((match) =>
    match[1]!.split(/[,\s]+/),
  );
}

export interface LedgerRow {
  id: string;
  /** What it is about: 'constant', 'state', 'ui' and so on. */
  kind: string;
  stage: string;
}

/** The ledger's rows, in order. */
export function ledgerRows(tsv: string): LedgerRow[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd().split('\t'))
    .filter(([id]) => id !== undefined && id !== '')
    .map(([id = '', , kind = '', , , , stage = '']) => ({ id, kind, stage }));
}

export interface Proof {
  proven: string[];
  missing: string[];
  /** Ids that a test names and the ledger does not know. */
  unknown: string[];
}

export function proofOf(ids: readonly string[], passedTitles: readonly string[]): Proof {
  const named = new Set(passedTitles.flatMap(idsInTitle));
  const known = new Set(ids);
  return {
    proven: ids.filter((id) => named.has(id)),
    missing: ids.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !known.has(id)),
  };
}
