import { data, empty, failed, meta } from '@antescope/sources/core/outcome';
import { describe, expect, it } from 'vitest';
import { pageReadings } from './page-readings.ts';

const node = (block: number, elapsedMs: number) =>
  meta({ source: 'node', endpoint: 'https://node.example', block, time: `2026-11-26T00:00:${block}.000Z`, elapsedMs });
const index = meta({ source: 'index', block: 41 });
const outage = { source: 'node', endpoint: 'https://other.example', code: 'timeout', message: 'timed out' };

describe('sources of a page', () => {
  it('lists a source and endpoint once, with its newest block and longest request', () => {
    const readings = pageReadings({
      meta: node(42, 5),
      data: { account: data({ name: 'alice' }, node(42, 5)), tokens: empty(node(43, 2)), actions: data([], index) },
    });
    expect(readings).toEqual([node(43, 5), index]);
  });

  it('includes groups of parts, failed parts and each failure once', () => {
    const readings = pageReadings({
      meta: index,
      data: {
        figures: { supply: failed([outage]), staked: failed([outage]) },
        rows: [data(1, node(1, 1))],
        name: 'alice',
      },
    });
    expect(readings.map(({ source }) => source)).toEqual(['index', 'none']);
    expect(readings[1]).toMatchObject({ complete: false, failures: [outage] });
  });

  it('does not take other objects for parts', () => {
    expect(
      pageReadings({
        meta: index,
        data: { market: { state: 'open' }, none: null, deep: { a: { b: empty(node(1, 1)) } } },
      }),
    ).toEqual([index]);
  });
});
