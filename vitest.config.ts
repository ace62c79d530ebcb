import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { textsPlugin } from './apps/web/scripts/texts/plugin.ts';

// For the chains and servers that tests start: types are stripped and code is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '.cache/compile');

const wide = process.env['ANTESCOPE_TEST_ALL'] === '1' ? [] : ['**/*.all.test.{ts,tsx}'];
const exclude = ['**/node_modules/**', '**/dist/**', ...wide];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is polled for is certain to come, and late on a slow machine.
    expect: { poll: { timeout: 100_000 } },
    // Reloading modules for every file takes almost as long as the tests. Each file must undo its stubs.
    isolate: false,
    setupFiles: ['scripts/unit/undone.ts'],
    exclude,
    projects: [
      { extends: true, test: { name: 'packages', include: ['packages/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        plugins: [textsPlugin()],
        test: { name: 'apps', include: ['{apps,scripts,bench}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
