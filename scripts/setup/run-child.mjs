import { spawn } from 'node:child_process';
import { onNpmEnd } from './npm-parent.mjs';

/** Milliseconds a child gets to end after SIGTERM. */
const graceMs = 5000;

/**
 * Runs a program in this terminal and resolves with how it ended; `interrupted` tells that this script was asked to end
 * meanwhile. Ctrl-C reaches the child by the terminal's process group; other signals are passed on, and when the npm
 * above has ended, so does the child.
 */
export function runChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  let interrupted = false;
  const end = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) interrupted = true;
      else end(signal);
    };
    process.on(signal, handler);
    return [signal, handler];
  });
  const stopWatching = onNpmEnd(() => {
    end('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopWatching();
      for (const [name, handler] of handlers) process.off(name, handler);
      resolve({ code, signal, interrupted });
    });
  });
}
