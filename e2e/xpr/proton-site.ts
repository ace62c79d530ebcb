import { noTransactions, siteOptions, test as base } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';

/** The product on an XPR devnet without generated transactions, shared by the tests of a file. */
export const test = base.extend<{ proton: Antescope }>({
  proton: [
    async ({ devnetOfFile }, use, { file }) =>
      use(await devnetOfFile.of(file, ['--flavor', 'proton', ...noTransactions])),
    { timeout: siteOptions.timeout },
  ],
});
