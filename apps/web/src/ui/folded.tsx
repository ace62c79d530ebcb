/**
 * A long value: first and last characters for the eye, the whole of it in the document for search and copy.
 * Folds only what is worth folding.
 */
export function Folded({ value, head = 6, tail = 6 }: { value: string; head?: number; tail?: number }) {
  if (value.length <= head + tail + 2) return <>{value}</>;
  return (
    <>
      {value.slice(0, head)}
      <span className="fold">{value.slice(head, -tail)}</span>
      <span className="fold-mark" aria-hidden />
      {value.slice(-tail)}
    </>
  );
}

/** Characters to show in front of a key: its prefix says nothing, so six behind it. */
export function keyHead(key: string): number {
  const prefix = /^(?:PUB|PVT|SIG)_[A-Z0-9]{2}_/.exec(key);
  return prefix === null ? 8 : prefix[0].length + 6;
}
