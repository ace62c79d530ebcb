import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from './suite.ts';

/** Seconds that a suite took on a quiet machine; CPU seconds are null where they cannot be measured. */
export interface Measured {
  cpu: number | null;
  wall: number;
}

export type Times = ReadonlyMap<string, Measured>;

const file = 'scripts/test/times.json';

/** For a first run. */
const unmeasured = { check: 10, unit: 2, browser: 30 };

/** Recorded times by suite; `npm test -- --record` writes them. */
export function recordedTimes(root: string): Times {
  const path = join(root, file);
  if (!existsSync(path)) return new Map();
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Record<string, [number | null, number]>;
  return new Map(Object.entries(stored).map(([id, [cpu, wall]]) => [id, { cpu, wall }]));
}

/** Keeps the times of suites that exist and did not run. */
export function recordTimes(root: string, measured: Times, existing: ReadonlySet<string>): void {
  const merged = [...recordedTimes(root), ...measured].filter(([id]) => existing.has(id));
  const lines = [...new Map(merged)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { cpu, wall }]) => `  ${JSON.stringify(id)}: [${cpu === null ? 'null' : tenths(cpu)}, ${tenths(wall)}]`);
  writeFileSync(join(root, file), `{\n${lines.join(',\n')}\n}\n`);
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Expected wall seconds of each suite: the recorded ones, or the median of its kind. */
export function expectedSeconds(suites: readonly Suite[], times: Times): Map<string, number> {
  const medians = new Map(
    (['check', 'unit', 'browser'] as const).map((kind) => {
      const known = suites.filter((suite) => suite.kind === kind).flatMap(({ id }) => times.get(id)?.wall ?? []);
      return [kind, known.length === 0 ? unmeasured[kind] : median(known)];
    }),
  );
  return new Map(suites.map(({ id, kind }) => [id, times.get(id)?.wall ?? medians.get(kind) ?? 0]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
