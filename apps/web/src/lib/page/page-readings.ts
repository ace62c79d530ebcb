import type { Failure, Meta, Outcome } from '@antescope/sources/core/outcome';
import type { Page } from './page-result.ts';

/** Objects in page data that are searched for outcomes: parts of the page, and groups of parts. */
const maxDepth = 2;

/** Sources of all parts of a page: one entry per source and endpoint, starting with the main reading. */
export function pageReadings({ data, meta }: Pick<Page<unknown>, 'data' | 'meta'>): Meta[] {
  const readings = new Map<string, Meta>();
  for (const reading of [meta, ...outcomesIn(data, maxDepth).map((outcome) => outcome.meta)]) {
    // Nothing was asked.
    if (reading.source === 'none' && reading.failures.length === 0) continue;
    const key = JSON.stringify([reading.source, reading.endpoint, reading.way]);
    const known = readings.get(key);
    readings.set(key, known === undefined ? reading : merged(known, reading));
  }
  return [...readings.values()];
}

function outcomesIn(value: unknown, depth: number): Outcome<unknown>[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (isOutcome(value)) return [value];
  return depth === 0 ? [] : Object.values(value).flatMap((part) => outcomesIn(part, depth - 1));
}

function isOutcome(value: object): value is Outcome<unknown> {
  return 'state' in value && 'meta' in value && typeof value.meta === 'object' && value.meta !== null;
}

/** The newest block, the longest request, and all failures. */
function merged(a: Meta, b: Meta): Meta {
  const newest = (b.block ?? -1) > (a.block ?? -1) ? b : a;
  return {
    ...newest,
    elapsedMs: a.elapsedMs === null ? b.elapsedMs : Math.max(a.elapsedMs, b.elapsedMs ?? 0),
    complete: a.complete && b.complete,
    range: null,
    failures: distinct([...a.failures, ...b.failures]),
  };
}

function distinct(failures: Failure[]): Failure[] {
  return [...new Map(failures.map((failure) => [`${failure.endpoint} ${failure.message}`, failure])).values()];
}
