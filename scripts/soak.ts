import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// Long versions of tests: they read ANTESCOPE_SOAK and print their seed on failure.
const root = resolve(import.meta.dirname, '..');
const result = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=3600000', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ANTESCOPE_SOAK: '1' },
  },
);
process.exit(result.status ?? 1);
