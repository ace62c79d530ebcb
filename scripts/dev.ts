import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

// Node's watcher restarts the server; changes of the web app's sources or of packages rebuild the web app.
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
    // Debounced: editors write a file in several steps.
    clearTimeout(pending);
    pending = setTimeout(buildWeb, 200);
  });
}
