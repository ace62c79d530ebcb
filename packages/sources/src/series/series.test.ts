import { expect, test } from 'vitest';
import { coreHistory } from '../price/prices.ts';
import { dailyTimes } from '../table/read-row-history.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { chartTimes } from './chart-times.ts';
import { seriesTypes, type SeriesType, timesOf } from './series.ts';

const now = Date.parse('2020-04-25T10:30:00Z');
const types = Object.keys(seriesTypes) as SeriesType[];

test('[CHAIN-017] no time of a series or chart is before the start date of the chain', () => {
  for (const type of types) {
    for (const times of [timesOf, chartTimes]) {
      const [all, since] = [times(type, now, null), times(type, now, '2020-04-22')];
      expect(since).toEqual(all.filter((time) => Date.parse(time) >= Date.parse('2020-04-22T00:00:00Z')));
      expect(since.at(-1)).toBe(all.at(-1));
      if (type !== 'day') expect(since.length).toBeLessThan(all.length);
    }
  }
  expect(dailyTimes(7, now, '2020-04-22')).toEqual([
    '2020-04-22T00:00:00.000Z',
    '2020-04-23T00:00:00.000Z',
    '2020-04-24T00:00:00.000Z',
    '2020-04-25T00:00:00.000Z',
    '2020-04-25T10:30:00.000Z',
  ]);
});

test('[CHAIN-017] a week of prices begins on the start date of a younger chain', async () => {
  const prices = { feeds: [], forex: null, graphql: null, circulating: null };
  const history = async (startDate: string | null) => {
    // Port 9 (discard) has no listener.
    const { at } = sourcesOver('http://127.0.0.1:9', { prices, startDate });
    const read = await coreHistory(at, now);
    return read.state === 'data' ? read.data.map(({ time }) => time) : read;
  };
  expect(await history(null)).toHaveLength(168);
  expect(await history('2020-04-22')).toEqual(timesOf('week', now, '2020-04-22'));
  expect(await history('2020-05-01')).toEqual([]);
});
