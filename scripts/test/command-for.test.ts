import { expect, test } from 'vitest';
import { commandFor } from './command-for.ts';

test('a failing test is printed with the command that runs it alone', () => {
  expect(commandFor('unit', 'packages/a/a.test.ts', 'the "13th" (last) name costs $1')).toBe(
    'npm run test:unit -- packages/a/a.test.ts -t "the \\"13th\\" \\\\(last\\\\) name costs \\\\\\$1"',
  );
  expect(commandFor('browser', 'e2e/a.e2e.ts', '[ACCT-014] opens')).toBe(
    'npm run test:e2e -- e2e/a.e2e.ts -g "\\\\[ACCT-014\\\\] opens"',
  );
});
