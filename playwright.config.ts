import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/launch-chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
});
