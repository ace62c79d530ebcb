import { describe, expect, test } from 'vitest';
import {
  classifyMaturity,
  matureBuckets,
  maturityOf,
  rexGroups,
  rexHoldings,
  savingsMaturity,
} from './rex-maturity.ts';

const at = (text: string): number => Date.parse(`${text}Z`) / 1000;

describe('maturities of REX', () => {
  test('[REX-008] more than 25e8 seconds away is savings', () => {
    const now = at('2020-01-01T00:00:00');
    expect(classifyMaturity(at('2106-02-07T06:28:15'), now)).toBe('saving');
    expect(classifyMaturity(now + 25e8 + 1, now)).toBe('saving');
    expect(classifyMaturity(now + 25e8, now)).toBe('maturing');
  });

  test('[REX-011] the last second a chain can say is savings, also since it is less than that away', () => {
    const now = at('2026-12-01T00:00:00');
    expect(savingsMaturity - now < 25e8).toBe(true);
    expect(classifyMaturity(at('2106-02-07T06:28:15'), now)).toBe('saving');
    expect(classifyMaturity(at('2106-02-07T06:28:14'), now)).toBe('maturing');
  });

  test('[REX-009] [REX-010] past is not yet updated, anything else is maturing', () => {
    const now = at('2026-11-21T03:00:00');
    expect(classifyMaturity(at('2026-11-21T00:00:00'), now)).toBe('notUpdated');
    expect(classifyMaturity(now, now)).toBe('notUpdated');
    expect(classifyMaturity(at('2026-12-12T00:00:00'), now)).toBe('maturing');
  });

  test('[REX-012] what is lent is processing (maturing, or in an order that waits) or liquid', () => {
    const now = at('2026-11-21T03:00:00');
    const buckets = [
      { maturity: at('2026-11-20T00:00:00'), rex: 5n },
      { maturity: at('2026-11-25T00:00:00'), rex: 7n },
      { maturity: savingsMaturity, rex: 100n },
    ];
    const holdings = rexHoldings(20n, buckets, now);
    expect(holdings).toEqual({ saving: 100n, maturing: 7n, matured: 25n });
    expect(rexGroups(holdings, 10n)).toEqual({ processing: 17n, liquid: 15n });
    expect(rexGroups(holdings, 30n).liquid).toBe(0n);
    expect(matureBuckets(20n, buckets, now)).toEqual({ matured: 25n, buckets: buckets.slice(1) });
  });

  test('a bucket is matured in the very second of its maturity, and not one before', () => {
    const due = at('2026-11-26T00:00:00');
    const buckets = [
      { maturity: due, rex: 5n },
      { maturity: due + 86_400, rex: 7n },
    ];
    expect(matureBuckets(1n, buckets, due - 1)).toEqual({ matured: 1n, buckets });
    expect(matureBuckets(1n, buckets, due)).toEqual({ matured: 6n, buckets: buckets.slice(1) });
    expect(matureBuckets(1n, buckets, due + 86_400)).toEqual({ matured: 13n, buckets: [] });
  });

  test('REX matures at a midnight: the recorded chain of 21 buckets, and the fifth without a setting', () => {
    expect(maturityOf(at('2026-11-21T02:59:46'), 21)).toBe(at('2026-12-12T00:00:00'));
    expect(maturityOf(at('2026-11-21T23:59:59'))).toBe(at('2026-11-26T00:00:00'));
  });
});
