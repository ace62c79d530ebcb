import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

// Both rebuild on their own: the web app by Vite's watcher, server and devnet by Node's.
const root = resolve(import.meta.dirname, '..');
const children: ChildProcess[] = [
  spawn(process.execPath, [join(root, 'apps/web/scripts/build.ts'), '--watch'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) {
  child.on('exit', (code) => {
    children.forEach((other) => other.kill());
    process.exitCode ||= code ?? 0;
  });
}
