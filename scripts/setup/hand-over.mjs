import { spawn } from 'node:child_process';
import { dirname, delimiter } from 'node:path';
import { modernNode, root } from './install.mjs';

/**
 * Runs a script on Node 24 in this terminal and ends with its exit code. Ctrl-C reaches the child by the terminal's
 * process group; a signal sent to this process alone is passed on.
 */
export function handOver(script, args) {
  const node = modernNode();
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}
