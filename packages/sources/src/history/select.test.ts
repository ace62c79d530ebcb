import { describe, expect, test } from 'vitest';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { HistorySource } from './history-source.ts';
import { HistorySelection } from './select.ts';

const native = source('native', { filter: false, dates: false });
const hyperion = source('hyperion', { filter: true, dates: true });
const dex = source('dex', { filter: true, dates: false });

describe('selection', () => {
  test.each([
    [{}, [native, hyperion, dex], 'native'],
    [{ contract: 'eosio' }, [native, hyperion, dex], 'hyperion'],
    [{ action: 'transfer', after: '2026-01-01' }, [native, dex, hyperion], 'hyperion'],
    [{ before: '2026-01-01' }, [native, dex], 'native'],
    [{ contract: 'eosio' }, [dex, hyperion], 'dex'],
  ])('[HIST-012] %j takes the first that supports it, else the first', (filter, sources, name) => {
    expect(new HistorySelection(sources).order(filter)[0]!.name).toBe(name);
  });

  test('[HIST-014] a source that fails is left out, and the next is asked', async () => {
    const selection = new HistorySelection([native, hyperion]);
    const used: string[] = [];
    const ask = async ({ name }: HistorySource): Promise<Outcome<string>> => {
      used.push(name);
      return name === 'native' ? failed([failure(name, 'timeout')]) : data(name, meta({ source: name }));
    };
    const outcome = await selection.first(ask);
    expect(outcome).toMatchObject({
      state: 'data',
      data: 'hyperion',
      meta: { failures: [{ source: 'native', code: 'timeout' }] },
    });
    expect(selection.available.map(({ name }) => name)).toEqual(['hyperion']);
    expect((await selection.first(ask)).meta.failures).toMatchObject([{ source: 'native', code: 'timeout' }]);
    expect(used).toEqual(['native', 'hyperion', 'hyperion']);
    expect(await selection.until(ask)).toMatchObject([{ state: 'failed' }, { data: 'hyperion' }]);
    expect(used).toHaveLength(4);
  });

  test('when all fail the outcome says so of each, and the list is whole again after Retry or a minute', async () => {
    let now = 0;
    const selection = new HistorySelection([native, hyperion], () => now);
    const fail = async ({ name }: HistorySource): Promise<Outcome<string>> => failed([failure(name, 'network')]);
    expect((await selection.first(fail)).meta.failures.map((entry) => entry.source)).toEqual(['native', 'hyperion']);
    expect(selection.available).toEqual([]);
    expect((await selection.first(fail)).meta.failures).toHaveLength(2);
    selection.restore();
    expect(selection.available).toHaveLength(2);
    await selection.first(fail);
    now = 60_000;
    expect(selection.available).toHaveLength(2);
  });

  test('not being able to do one thing is no breakdown, and a throwing source is', async () => {
    const selection = new HistorySelection([native, hyperion]);
    await selection.first(async ({ name }) =>
      name === 'native' ? failed<string>([failure(name, 'not-supported')]) : empty<string>(meta({ source: name })),
    );
    expect(selection.available).toHaveLength(2);
    const outcome = await selection.first<string>(async ({ name }) => {
      if (name === 'native') throw new Error('broken pipe');
      return empty(meta({ source: name }));
    });
    expect(outcome).toMatchObject({
      state: 'empty',
      meta: { failures: [{ source: 'native', message: 'broken pipe' }] },
    });
  });
});

function source(name: string, supports: { filter: boolean; dates: boolean }): HistorySource {
  const nothing = async () => failed<never>([]);
  return {
    name,
    supports: { ...supports, live: false },
    accountActions: nothing,
    transaction: nothing,
    keyAccounts: nothing,
    latestActions: nothing,
    tokenBalances: nothing,
    creation: nothing,
  };
}

function failure(name: string, code: string) {
  return { source: name, endpoint: null, code, message: code };
}
