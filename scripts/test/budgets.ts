import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Times } from './times.ts';

/** CPU seconds by group of suites. */
export type Budgets = Readonly<Record<string, number>>;

/** The group of all suites. */
const everything = 'everything';

/** Part of a budget by which measurements may exceed it. */
const tolerance = 0.2;

const path = 'scripts/test/budgets.json';

export function readBudgets(root: string): Budgets {
  const file = join(root, path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budgets) : {};
}

/** A group without a budget gets what was measured; budgets that exist change by hand only. */
export function addBudgets(root: string, times: Times): void {
  const measured = Object.entries(measuredGroups(times)).map(
    ([group, seconds]) => [group, Math.ceil(seconds)] as const,
  );
  const budgets = { ...Object.fromEntries(measured), ...readBudgets(root) };
  const sorted = Object.fromEntries(Object.entries(budgets).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, path), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** CPU seconds of each check, of the unit tests of each package and app, of each folder of browser tests, and of all. */
export function measuredGroups(times: Times): Budgets {
  const groups: Record<string, number> = {};
  for (const [id, { cpu }] of times)
    for (const group of [groupOf(id), everything]) groups[group] = (groups[group] ?? 0) + (cpu ?? 0);
  return groups;
}

/** One line per group that exceeds its budget by more than a fifth. */
export function exceeded(budgets: Budgets, measured: Budgets): string[] {
  return Object.entries(budgets).flatMap(([group, budget]) => {
    const seconds = measured[group] ?? 0;
    return seconds > budget * (1 + tolerance)
      ? [`${group}: ${Math.round(seconds)} CPU seconds, budget ${budget} (${path})`]
      : [];
  });
}

function groupOf(id: string): string {
  const [first = id, second = '', ...rest] = id.split('/');
  return rest.length > 0 && ['packages', 'apps', 'e2e'].includes(first) ? `${first}/${second}` : first;
}
