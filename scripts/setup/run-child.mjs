import { spawn } from 'node:child_process';
import { onNpmEnd } from './npm-parent.mjs';

/** Milliseconds between SIGTERM and SIGKILL. */
const graceMs = 5000;

/**
 * Runs a program in this terminal and resolves with its exit code and signal; `interrupted`: this script was signaled in the
 * meantime. Ctrl-C reaches the child through the terminal's process group; other signals are forwarded. The child is ended
 * with the parent npm.
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
