import { siteOptions, test as base } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../start-antescope.ts';

/** The product as started by `npm start -- --flavor proton`, without other transactions. */
export const test = base.extend<object, { proton: Antescope }>({
  proton: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope(['--flavor', 'proton', '--generator=off', '--rate-limit', '0']);
      await use(site);
      await site.stop();
    },
    siteOptions,
  ],
});
