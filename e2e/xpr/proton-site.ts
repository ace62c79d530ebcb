import { noTransactions, test as base } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';

/** The product on an XPR devnet without generated transactions, shared by the tests of a file. */
export const test = base.extend<{ proton: Antescope }>({
  devnetFlags: [['--flavor', 'proton', ...noTransactions], { scope: 'test' }],
  proton: ({ devnet }, use) => use(devnet),
});
