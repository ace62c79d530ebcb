/**
 * A long value: shows the first and last characters, but contains all of it for search and copy. Short values are not
 * folded.
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

/** Number of leading characters for a key: six after its prefix. */
export function keyHead(key: string): number {
  const prefix = /^(?:PUB|PVT|SIG)_[A-Z0-9]{2}_/.exec(key);
  return prefix === null ? 8 : prefix[0].length + 6;
}
