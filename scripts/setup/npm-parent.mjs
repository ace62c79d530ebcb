import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pollMs = 500;

/** Read when this module loads: npm may be killed while packages are installed or the web app is built. */
const parent = process.ppid;
const parentInfo = process.env.npm_lifecycle_event === undefined ? null : processInfo(parent);

/**
 * Calls back once when the npm that started this script has ended. npm passes SIGTERM on, but nobody can pass SIGKILL on:
 * what npm started would go on without it. Does nothing where the script was not started by npm, or on Windows.
 */
export function onNpmEnd(callback) {
  if (parentInfo === null) return () => undefined;
  const timer = setInterval(() => {
    if (!npmEnded()) return;
    clearInterval(timer);
    callback();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** npm runs scripts by a shell, which may replace itself with the script or stay between the two. */
function npmEnded() {
  if (process.ppid !== parent) return true;
  return parentInfo.isShell && processInfo(parent)?.parent !== parentInfo.parent;
}

/** null: the process has ended, or the system does not say. */
function processInfo(pid) {
  if (process.platform === 'win32') return null;
  const [name, parentId] = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  const isShell = /^(?:.*\/)?-?(?:sh|ash|bash|dash|ksh|zsh)$/.test(name);
  return Number.isInteger(parentId) ? { parent: parentId, isShell } : null;
}

function fromProc(pid) {
  try {
    // 'pid (name) state parent …'; the name may hold spaces and parentheses.
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return [name, Number(rest.split(' ')[1])];
  } catch {
    return ['', NaN];
  }
}

function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parentId = '', name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(stdout ?? '') ?? [];
  return [name, parentId === '' ? NaN : Number(parentId)];
}
