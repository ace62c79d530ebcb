/** Ledger ids named in a test title, as in `[ACCT-014] …` or `[SIGN-001, SIGN-002]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z0-9]+-\d{3}(?:[,\s]+[A-Z0-9]+-\d{3})*)\]/g)].flatMap((match) =>
    match[1]!.split(/[,\s]+/),
  );
}

/** A test with more ids does not check each row properly. */
export const maxIdsPerTitle = 3;
