/** Test runners: Vitest, and Playwright with a browser. */
export type Runner = 'unit' | 'browser';

/** Beginning of a `check`, and the runners that satisfy it. Mocks and fake timers require a unit test. */
const leading: readonly [RegExp, readonly Runner[]][] = [
  [/^unit\s*\/\s*e2e\b/i, ['unit', 'browser']],
  [/^e2e\b/i, ['browser']],
  [/^(?:unit|mock|fake timers|grep\/unit)\b/i, ['unit']],
  [/^review \+ unit\b/i, ['unit']],
  // An API is called over HTTP; any test confirms a review.
  [/^(?:api|review)\b/i, ['unit', 'browser']],
];

/** Second requirement of a `check`, after a semicolon. */
const following: readonly [RegExp, readonly Runner[]][] = [
  [/^(?:e2e|ui)\b/i, ['browser']],
  [/^unit\b/i, ['unit']],
];

/**
 * Requirements of the `check` column: a passing test by one of the runners of each group. Throws on an unknown check.
 */
export function requiredRunners(check: string): readonly (readonly Runner[])[] {
  const [first = '', ...others] = check.split(';').map((clause) => clause.trim());
  const demand = leading.find(([pattern]) => pattern.test(first));
  if (demand === undefined) throw new Error(`The check '${check}' has no kind of test`);
  const more = others.flatMap((clause) => following.find(([pattern]) => pattern.test(clause))?.slice(1) ?? []);
  return [demand[1], ...(more as (readonly Runner[])[])];
}
