import { expect, test } from 'vitest';
import type { TestResult } from './events.ts';
import type { Suite } from './suite.ts';
import { Tally } from './tally.ts';

const unit: Suite = { id: 'a.test.ts', kind: 'unit', needsBuild: false };

const result = (status: TestResult['status']): TestResult => ({
  kind: 'test',
  file: unit.id,
  title: `group ${status}`,
  name: status,
  status,
  error: '',
  pages: null,
});

test('skipped tests, files that do not load and files without tests count as failed', () => {
  const tally = new Tally();
  const measured = { cpu: null, wall: 1, output: '' };
  tally.add({ suite: unit, tests: (['passed', 'failed', 'skipped'] as const).map(result), errors: [], ...measured });
  tally.add({ suite: { ...unit, id: 'b.test.ts' }, tests: [], errors: ['cannot load\nmore'], ...measured });
  tally.add({ suite: { ...unit, id: 'c.test.ts' }, tests: [], errors: [], ...measured });
  tally.add({
    suite: { id: 'lint', kind: 'check', needsBuild: false },
    tests: [],
    errors: ['lint exited'],
    ...measured,
  });
  tally.used('unit', 90);
  expect([tally.passed, tally.failed]).toEqual([1, 5]);
  expect(tally.lines([unit])).toEqual([
    'unit and conformance: 1 passed, 4 failed, 1.5 min of CPU',
    '  failed: group failed',
    '  failed: skipped: group skipped',
    '  failed: b.test.ts: cannot load',
    '  failed: c.test.ts: no tests',
  ]);
  expect(tally.tests.map(({ title, status }) => `${title} ${status}`)).toEqual([
    'group passed passed',
    'group failed failed',
    'group skipped skipped',
  ]);
});
