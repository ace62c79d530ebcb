import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

// The server restarts by Node's own watcher; the web app is built again when its sources, or those below it, change.
const root = resolve(import.meta.dirname, '..');

function buildWeb(): void {
  spawnSync(process.execPath, [join(root, 'scripts/build-web.ts')], { cwd: root, stdio: 'inherit' });
}

buildWeb();
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

let pending: NodeJS.Timeout | undefined;
for (const folder of ['apps/web/src', 'packages']) {
  watch(join(root, folder), { recursive: true }, () => {
    // Editors write a file in several steps: one build after the last of them.
    clearTimeout(pending);
    pending = setTimeout(buildWeb, 200);
  });
}
