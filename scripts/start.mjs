import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { handOver } from './setup/hand-over.mjs';
import { ensureInstalled, modernNode, root } from './setup/install.mjs';
import { runChild } from './setup/run-child.mjs';

await ensureInstalled();
// Subcommands need no web app.
if (!/^[a-z]/.test(process.argv[2] ?? '')) {
  const { code, interrupted } = await runChild(modernNode(), [join(root, 'scripts/build-web.ts')], { cwd: root });
  if (code !== 0 || interrupted) process.exit(1);
}
// The server exits with this script, even after SIGKILL: follow-parent detects the closed IPC channel.
await handOver(join(root, 'apps/server/src/main.ts'), process.argv.slice(2), {
  nodeFlags: [
    // The default of the young generation takes 100 MB more and answers no faster.
    '--max-semi-space-size=16',
    // Compiles each function when it first runs: the first pages after a start take a sixth less time.
    '--always-sparkplug',
    '--import',
    pathToFileURL(join(root, 'apps/server/src/start/follow-parent.ts')).href,
  ],
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
