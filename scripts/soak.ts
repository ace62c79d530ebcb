import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// The long versions of the tests that have one: they read ANTESCOPE_SOAK and say their seed when they fail.
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
