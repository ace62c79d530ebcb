import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessEntry {
  pid: number;
  parent: number;
  /** Exited, but not reaped by its parent. */
  zombie: boolean;
  /** Start time, to detect a reused process id. */
  started: string;
}

/** Current descendants of a process. */
export function descendantsOf(pid: number): ProcessEntry[] {
  const all = processes();
  const below = (parent: number): ProcessEntry[] =>
    all.filter((entry) => entry.parent === parent).flatMap((entry) => [entry, ...below(entry.pid)]);
  return below(pid);
}

/** Filters the processes that are still running. */
export function running(entries: readonly ProcessEntry[]): ProcessEntry[] {
  const now = new Map(processes().map((entry) => [entry.pid, entry]));
  return entries.filter(({ pid, started }) => now.get(pid)?.started === started && !now.get(pid)!.zombie);
}

function processes(): ProcessEntry[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

function fromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // 'pid (name) state parent …', start time in field 22; the name may contain spaces and parentheses.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [{ pid: Number(pid), parent: Number(fields[1]), zombie: fields[0] === 'Z', started: fields[19]! }];
      } catch {
        // Exited after the folder was listed.
        return [];
      }
    });
}

function fromPs(): ProcessEntry[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, state = '', ...started] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), zombie: state.startsWith('Z'), started: started.join(' ') };
    });
}
