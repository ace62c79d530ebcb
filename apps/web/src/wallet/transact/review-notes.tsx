interface ReviewNotesProps {
  warnings: readonly string[];
  /** What the act costs, for example: shown without alarm. */
  facts?: readonly string[];
}

/** What a form adds to the review of its act. */
export function ReviewNotes({ warnings, facts = [] }: ReviewNotesProps) {
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} role="alert" className="border-s-2 border-negative ps-3 text-negative wrap-anywhere">
          {warning}
        </p>
      ))}
      {facts.map((fact) => (
        <p key={fact} className="border-s-2 border-line-strong ps-3 text-muted wrap-anywhere">
          {fact}
        </p>
      ))}
    </>
  );
}
