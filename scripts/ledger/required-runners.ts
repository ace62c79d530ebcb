/** Test runners: Vitest, and Playwright with a browser. */
export type Runner = 'unit' | 'browser';

/** How a `check` begins, and the runners whose tests satisfy it. A mock or a fake timer belongs into a unit test. */
const leading: readonly [RegExp, readonly Runner[]][] = [
  [/^unit\s*\/\s*e2e\b/i, ['unit', 'browser']],
  [/^e2e\b/i, ['browser']],
  [/^(?:unit|mock|fake timers|grep\/unit)\b/i, ['unit']],
  [/^review \+ unit\b/i, ['unit']],
  // An API is called over HTTP, a review is confirmed by any test.
  [/^(?:api|review)\b/i, ['unit', 'browser']],
];

/** A second demand of a `check`, after a semicolon. */
const following: readonly [RegExp, readonly Runner[]][] = [
  [/^(?:e2e|ui)\b/i, ['browser']],
  [/^unit\b/i, ['unit']],
];

/**
 * What the `check` column of a row demands: of each group, a passing test of one of its runners has to name the row.
 * Throws on a check of unknown vocabulary.
 */
export function requiredRunners(check: string): readonly (readonly Runner[])[] {
  const [first = '', ...others] = check.split(';').map((clause) => clause.trim());
  const demand = leading.find(([pattern]) => pattern.test(first));
  if (demand === undefined) throw new Error(`The check '${check}' names no kind of test`);
  const more = others.flatMap((clause) => following.find(([pattern]) => pattern.test(clause))?.slice(1) ?? []);
  return [demand[1], ...(more as (readonly Runner[])[])];
}
