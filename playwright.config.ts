import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/launch-chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: process.env['ANTESCOPE_TEST_ALL'] === '1' ? [] : '**/*.all.e2e.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  retries: 0,
  // What a test waits for is certain, and slow on a slow machine: only what never comes takes as long as this.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Pages tell times in the zone of the person.
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    // Tracing takes a fifth of the CPU time; rerun a failed test with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
});
