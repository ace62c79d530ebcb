import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pollMs = 500;

/** Read at import: npm may be killed while packages are installed or the web app is built. */
const parent = process.ppid;
const parentInfo = process.env.npm_lifecycle_event === undefined ? null : processInfo(parent);

/**
 * Calls back once when the npm that started this script has exited. npm forwards SIGTERM, but SIGKILL cannot be forwarded, and
 * its children would keep running. No effect without npm, or on Windows.
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

/** npm runs scripts in a shell, which may replace itself by the script or remain its parent. */
function npmEnded() {
  if (process.ppid !== parent) return true;
  return parentInfo.isShell && processInfo(parent)?.parent !== parentInfo.parent;
}

/** Returns null if the process has exited or the platform is not supported. */
function processInfo(pid) {
  if (process.platform === 'win32') return null;
  const [name, parentId] = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  const isShell = /^(?:.*\/)?-?(?:sh|ash|bash|dash|ksh|zsh)$/.test(name);
  return Number.isInteger(parentId) ? { parent: parentId, isShell } : null;
}

function fromProc(pid) {
  try {
    // 'pid (name) state parent …'; the name may contain spaces and parentheses.
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
