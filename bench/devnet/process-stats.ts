import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds of each thread of a process; empty except on Linux. */
export function threadSeconds(pid: number): Map<string, number> {
  const byThread = new Map<string, number>();
  for (const thread of threads(pid)) {
    const stat = read(`/proc/${pid}/task/${thread}/stat`);
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    byThread.set(thread, (Number(user ?? 0) + Number(system ?? 0)) / 100);
  }
  return byThread;
}

export function spent(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number[] {
  return [...after].map(([thread, seconds]) => seconds - (before.get(thread) ?? 0));
}

/** Resident memory of a process in megabytes; 0 except on Linux. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function threads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
