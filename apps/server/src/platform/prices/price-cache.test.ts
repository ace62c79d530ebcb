import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { data, failed, meta } from '@antescope/sources/core/outcome';
import { coreHistory, corePrice } from '@antescope/sources/price/prices';
import { coreSeries } from '@antescope/sources/price/price-series';
import { indexedChain } from '../../../test/backend-devnet.ts';
import { indexedDevnet, type IndexedDevnet } from '../../../test/indexed-devnet.ts';
import { PriceCache } from './price-cache.ts';
import { recordPrices } from './record-prices.ts';

let folder: string;
let devnet: IndexedDevnet;
const quiet = (line: string): never => {
  throw new Error(line);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-prices-'));
  devnet = await indexedDevnet();
});
afterAll(async () => {
  await devnet.close();
  rmSync(folder, { recursive: true });
});

test('the newest price of each hour is kept across restarts, for at most a year', () => {
  const file = join(folder, 'a', 'prices.json');
  const kept = new PriceCache(file, quiet);
  kept.record('0.5', '2026-11-21T10:05:00Z');
  kept.record('0.6', '2026-11-21T10:55:00Z');
  kept.record('0.4', '2026-11-21T08:00:00Z');
  const known = [
    { time: '2026-11-21T08:00:00.000Z', usd: '0.4' },
    { time: '2026-11-21T10:00:00.000Z', usd: '0.6' },
  ];
  expect(kept.points()).toEqual(known);
  expect(new PriceCache(file, quiet).points()).toEqual(known);
  const first = Math.floor(Date.parse('2020-01-01T00:00:00Z') / 3_600_000);
  const many = Array.from({ length: 9000 }, (_, hour) => [first + hour, '1']);
  writeFileSync(file, JSON.stringify({ version: 1, hours: many }));
  const full = new PriceCache(file, quiet);
  full.record('2', '2026-11-21T10:00:00Z');
  expect(full.points()).toHaveLength(366 * 24);
  expect(JSON.parse(readFileSync(file, 'utf8')).hours).toHaveLength(366 * 24);
});

test('a file that is not a price history is reported and replaced', () => {
  const file = join(folder, 'broken.json');
  for (const text of ['{"hours":', '{"hours":7}', 'null']) {
    writeFileSync(file, text);
    const lines: string[] = [];
    const kept = new PriceCache(file, (line) => lines.push(line));
    expect(kept.points()).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(file);
  }
  writeFileSync(file, JSON.stringify({ hours: [[1, '1'], [2, 'x'], ['3', '1'], null] }));
  expect(new PriceCache(file, quiet).points()).toHaveLength(1);
});

test("an oracle's price is recorded with its own time, and the chart uses the records", async () => {
  const kept = new PriceCache(join(folder, 'oracle.json'), quiet);
  const feeds = [{ type: 'oracle' as const, contract: 'delphioracle', pair: 'eosusd' }];
  const prices = { feeds, forex: null, graphql: null, circulating: null };
  const { at } = indexedChain(devnet, { prices }, kept).sources;
  const price = await corePrice(at);
  if (price.state !== 'data') throw new Error(JSON.stringify(price));
  expect(Number(price.data.usd)).toBeGreaterThan(0.7);
  expect(Number(price.data.usd)).toBeLessThan(0.83);
  const recording = recordPrices(kept, () => corePrice(at), quiet);
  await recording.first;
  recording.stop();
  const hour = `${price.meta.time!.slice(0, 13)}:00:00.000Z`;
  expect(kept.points()).toEqual([{ time: hour, usd: price.data.usd }]);
  const now = Date.parse(price.meta.time!);
  const chart = await coreHistory(at, now);
  expect(chart).toMatchObject({ state: 'data', meta: { source: 'kept', complete: false } });
  if (chart.state !== 'data') return;
  expect(chart.data).toHaveLength(168);
  expect(chart.data.at(-1)).toEqual({ time: hour, usd: price.data.usd });
  expect(chart.data.slice(0, -1).every(({ usd }) => usd === null)).toBe(true);
  const month = await coreSeries(at, 'month', now);
  if (month.state !== 'data') throw new Error(month.state);
  expect(month.data.points).toHaveLength(30);
  expect(month.data.points.at(-1)!.value).toBe(price.data.usd);
});

test('a full disk is one line, and recording resumes when there is space', async () => {
  const file = join(folder, 'full.json');
  writeFileSync(join(folder, 'full'), '');
  const kept = new PriceCache(join(folder, 'full', 'prices.json'), () => undefined);
  const lines: string[] = [];
  const answers = [
    data({ usd: '1' }, meta({ source: 'static', time: '2026-11-21T10:00:00Z' })),
    failed<{ usd: string }>([]),
  ];
  for (const answer of answers) {
    const recording = recordPrices(
      kept,
      () => Promise.resolve(answer),
      (line) => lines.push(line),
    );
    await recording.first;
    recording.stop();
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The price cannot be recorded');
  expect(new PriceCache(file, quiet).points()).toEqual([]);
});
