import { siteOptions, test as base } from '../fixtures.ts';
import { SiteOfFile } from '../site-of-file.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';

/** The product as started by `npm start -- --flavor proton`, without other transactions; shared by the tests of a file. */
export const test = base.extend<{ proton: Antescope }, { protonSites: SiteOfFile }>({
  protonSites: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const sites = new SiteOfFile(() =>
        startAntescope(['--flavor', 'proton', '--generator=off', '--rate-limit', '0']),
      );
      await use(sites);
      await sites.stop();
    },
    siteOptions,
  ],
  proton: [async ({ protonSites }, use, { file }) => use(await protonSites.of(file)), { timeout: siteOptions.timeout }],
});
