import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { handOver } from './setup/hand-over.mjs';
import { ensureInstalled, modernNode, root } from './setup/install.mjs';

ensureInstalled();
// A command instead of the server shows no page.
if (!/^[a-z]/.test(process.argv[2] ?? '')) {
  const build = spawnSync(modernNode(), [join(root, 'scripts/build-web.ts')], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
}
handOver(join(root, 'apps/server/src/main.ts'), process.argv.slice(2));
