import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second of /proc; 100 on every architecture. */
const ticks = 100;

interface Usage {
  parent: number;
  /** CPU seconds of the process itself. */
  own: number;
  /** CPU seconds of its children that have ended, and of theirs. */
  ended: number;
}

/** CPU seconds of this process and of everything that it started and that has ended; null where unknown. */
export function cpuSeconds(): number | null {
  const used = usage('self');
  return used === null ? null : used.own + used.ended;
}

/** CPU seconds of children as they end: the system counts a child when it has ended. */
export class ReapedCpu {
  #at = usage('self')?.ended ?? null;

  /** CPU seconds of the children that have ended since the last call; null where unknown. */
  take(): number | null {
    const ended = usage('self')?.ended ?? null;
    const seconds = ended === null || this.#at === null ? null : ended - this.#at;
    this.#at = ended;
    return seconds;
  }
}

/** CPU seconds of a process and of its descendants so far; null where unknown. */
export function cpuOfTree(id: number): number | null {
  if (process.platform !== 'linux') return null;
  const processes = new Map<number, Usage>();
  for (const name of readdirSync('/proc')) {
    const used = /^\d+$/.test(name) ? usage(name) : null;
    if (used !== null) processes.set(Number(name), used);
  }
  const children = Map.groupBy(processes.keys(), (child) => processes.get(child)?.parent);
  const sum = (of: number): number =>
    total(processes.get(of)) + (children.get(of) ?? []).reduce((seconds, child) => seconds + sum(child), 0);
  return sum(id);
}

function usage(name: string): Usage | null {
  if (process.platform !== 'linux') return null;
  try {
    // 'pid (name) state parent …'; the name may contain spaces and parentheses.
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: (user + system) / ticks, ended: (childrenUser + childrenSystem) / ticks };
  } catch {
    return null;
  }
}

const total = (used: Usage | undefined): number => (used === undefined ? 0 : used.own + used.ended);
