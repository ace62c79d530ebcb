import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

test('a file that does not load is a failure, skipped tests are listed', () => {
  const tally = readVitest(
    JSON.stringify({
      testResults: [
        { name: 'a', status: 'passed', message: '', assertionResults: [{ fullName: 'x', status: 'passed' }] },
        { name: 'b', status: 'failed', message: 'cannot load\nmore', assertionResults: [] },
        { name: 'c', status: 'failed', message: '', assertionResults: [{ fullName: 'y', status: 'failed' }] },
        { name: 'd', status: 'passed', message: '', assertionResults: [{ fullName: 'z', status: 'pending' }] },
      ],
    }),
  );
  expect(tally).toMatchObject({ passed: ['x'], failed: ['b: cannot load', 'y'], skipped: ['z'] });
});

test('a flaky end-to-end test counts as failed', () => {
  const tally = readPlaywright(
    JSON.stringify({
      suites: [
        {
          title: 'home.e2e.ts',
          specs: [{ title: 'opens', tests: [{ status: 'expected', projectName: 'desktop' }] }],
          suites: [
            { title: 'search', specs: [{ title: 'finds', tests: [{ status: 'flaky', projectName: 'desktop' }] }] },
          ],
        },
      ],
    }),
  );
  expect(tally.passed).toEqual(['home.e2e.ts › opens']);
  expect(tally.failed).toEqual(['home.e2e.ts › search › finds']);
});
