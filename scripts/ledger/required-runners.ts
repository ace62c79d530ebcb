/** Test runners: Vitest, and Playwright with a browser. */
export type Runner = 'unit' | 'browser';

/** Groups of runners; a test by one of each group is required. */
type Demand = readonly (readonly Runner[])[];

/** Beginning of a `check`, and the runners that satisfy it. Mocks and fake timers require a unit test. */
const leading: readonly [RegExp, Demand][] = [
  [/^unit\s*\/\s*e2e\b/i, [['unit', 'browser']]],
  [/^e2e\b/i, [['browser']]],
  [/^(?:unit|mock|fake timers|grep\/unit)\b/i, [['unit']]],
  [/^review \+ unit\b/i, [['unit']]],
  [/^review\b/i, []],
  // An API is called over HTTP.
  [/^api\b/i, [['unit', 'browser']]],
];

/** Second requirement of a `check`, after a semicolon. */
const following: readonly [RegExp, Demand][] = [
  [/^(?:e2e|ui)\b/i, [['browser']]],
  [/^unit\b/i, [['unit']]],
  [/^boot\b/i, [['unit', 'browser']]],
];

/**
 * Requirements of the `check` column: a passing test by one of the runners of each group. Throws on an unknown check.
 */
export function requiredRunners(check: string): Demand {
  const [first = '', ...others] = check.split(';').map((clause) => clause.trim());
  const demand = leading.find(([pattern]) => pattern.test(first));
  if (demand === undefined) throw new Error(`The check '${check}' has no kind of test`);
  return [demand, ...others.flatMap((clause) => following.filter(([pattern]) => pattern.test(clause)))].flatMap(
    ([, groups]) => groups,
  );
}

/** Whether the `check` is for people to read the code, alone or beside tests. */
export function needsReview(check: string): boolean {
  return /^review\b/i.test(check);
}
