import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { rowSteps } from '@antescope/sources/state/change-steps';
import type { RowState } from '@antescope/sources/state/past-states';
import { stateChanges } from '@antescope/sources/state/state-changes';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { IndexPast } from './index-past.ts';
import { indexRecords } from './records/index-records.ts';
import { AbiVersions } from './view/abi-versions.ts';

// An index with no ABI that fits its rows, and a graph-query service that decodes them.

const chain = 'd'.repeat(64);
const { blocks } = randomBlocks(genesis, 40, 5);
const changed = blocks.find(({ contractRows }) => contractRows.filter(({ value }) => value !== null).length > 2)!;
const row = changed.contractRows.find(({ value }) => value !== null)!;
const place = { code: row.code, scope: row.scope, table: row.table, primaryKey: row.primaryKey };

let folder = '';
let reader: SqliteReader;
let graph: FakeNode;
let answer: (query: URLSearchParams) => unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-decoding-'));
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  await writer.apply(blocks, { lastIrreversible: { number: 0, id: '' } });
  await writer.close();
  reader = new SqliteReader(path, chain);
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  answer = (query) => ({ rows: query.getAll('hex_rows').map((hex) => ({ bytes: hex.length / 2, hex })) });
  graph = await startFakeNode((path) => answer(new URL(path, 'http://service').searchParams));
});
afterEach(() => graph.close());

/** Sources with the index; with the service unless `configured` is false. */
function indexed(configured = true): { at: SourceContext; past: IndexPast } {
  const abis = new AbiVersions(reader);
  const changes = configured ? { historySources: [{ type: 'dfuse' as const, url: `${graph.url}/v` }] } : {};
  const { at } = sourcesOver('http://127.0.0.1:9', changes);
  return {
    at: { ...at, records: indexRecords({ reader, abis, keyPrefix: 'EOS' }) },
    past: new IndexPast(reader, abis, 'EOS'),
  };
}

async function statesOfBlock(configured = true) {
  const { at, past } = indexed(configured);
  const outcome = await stateChanges(at, past, changed.block.number, null);
  if (outcome.state !== 'data') throw new Error(outcome.state);
  const states = outcome.data.rows.flatMap(({ before, after }) => [before, after]);
  return { rows: outcome.data.rows, states: states.filter((state) => state !== null), meta: outcome.meta };
}

function queries(): URLSearchParams[] {
  return graph.requests.map(({ path }) => new URL(path, graph.url).searchParams);
}

test('[HIST-024] rows are sent with their table and the block that wrote them', async () => {
  const { rows } = await statesOfBlock();
  const wanted = rows.flatMap(({ code, table, before, after }) =>
    [before, after].flatMap((state) => (state === null ? [] : [`${code} ${table} ${state.block} ${state.hex}`])),
  );
  expect(queries()[0]!.get('type')).toBe('state_abi_bin_to_json');
  const sent = queries().flatMap((query) =>
    query
      .getAll('hex_rows')
      .map((hex) => `${query.get('account')} ${query.get('table')} ${query.get('block_num')} ${hex}`),
  );
  expect(sent.toSorted()).toEqual([...new Set(wanted)].toSorted());
  expect(new Set(rows.map(({ after }) => after?.block ?? changed.block.number))).toEqual(
    new Set([changed.block.number]),
  );
});

test('rows decoded by the service name it, in block changes and in row history', async () => {
  const { states, meta } = await statesOfBlock();
  expect(states.length).toBeGreaterThan(2);
  for (const { data, hex, decodedBy } of states) {
    expect(decodedBy).toBe('dfuse');
    expect(data).toEqual({ bytes: hex.length / 2, hex });
  }
  expect(meta).toMatchObject({ source: 'index', failures: [] });
  const { at } = indexed();
  const steps = await rowSteps(at, place, { before: null, limit: 3 });
  const newest: RowState | null =
    steps.state === 'data' ? (steps.data.steps[0]!.after ?? steps.data.steps[0]!.before) : null;
  expect(newest).toMatchObject({ data: { hex: newest!.hex }, decodedBy: 'dfuse' });
});

test.each<[string, (query: URLSearchParams) => unknown, string]>([
  ['an error', () => new Error('database is locked'), 'http'],
  ['fewer rows than were sent', () => ({ rows: [] }), 'bad-answer'],
  ['rows that are no structs', (query) => ({ rows: query.getAll('hex_rows') }), 'bad-answer'],
])('%s is a failure of the service; the rows keep their bytes', async (_, faulty, code) => {
  answer = faulty;
  const { states, meta } = await statesOfBlock();
  expect(states.length).toBeGreaterThan(2);
  for (const state of states) expect(state).toMatchObject({ data: null, decodedBy: null });
  expect(meta).toMatchObject({ source: 'index', failures: [{ source: 'dfuse', code }] });
});

test('without the service the rows keep their bytes, and nothing has failed', async () => {
  const { states, meta } = await statesOfBlock(false);
  for (const state of states) expect(state).toMatchObject({ data: null, decodedBy: null });
  expect(meta.failures).toEqual([]);
});
