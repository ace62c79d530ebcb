import { createHash } from 'node:crypto';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HistoryService, type ServedAction, startHistoryService } from '../../../../fixtures/history-service.ts';
import { appOver, chainOver } from '../../test/app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../test/indexed-devnet.ts';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { IndexSource } from '@antescope/index/answers/index-source';
import type { App } from '../start/app.ts';

interface Manifest {
  rows: number;
  skipped: number;
  sha256: string;
  bytes: number;
  last: string | null;
  [field: string]: unknown;
}

let app: App;

async function exported(account: string, params: Record<string, string>) {
  const query = new URLSearchParams(params).toString();
  const response = await app.fastify.inject(`/api/v1/accounts/${account}/export?${query}`);
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

async function manifest(account: string, params: Record<string, string>): Promise<Manifest> {
  const { text } = await exported(account, { ...params, manifest: '1' });
  return (JSON.parse(text) as { data: Manifest }).data;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Records of a CSV text, quotes taken away. */
function csvRecords(text: string): string[][] {
  const records: string[][] = [];
  for (const line of text.split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/).filter((part) => part !== '')) {
    const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!.slice(0, line.endsWith(',') ? undefined : -1);
    records.push(
      cells.map((cell) =>
        cell
          .replace(/,$/, '')
          .replace(/^"([\s\S]*)"$/, '$1')
          .replaceAll('""', '"'),
      ),
    );
  }
  return records;
}

describe('over a source that is gone through page by page', () => {
  let service: HistoryService;

  async function serve(actions: readonly ServedAction[], fails: string[] = []): Promise<void> {
    service = await startHistoryService(actions, { fails });
    app = await appOver([chainOver([service.url], 'local', 'c'.repeat(64))]);
  }

  afterEach(async () => {
    await app.fastify.close();
    await service.close();
  });

  const transfer = (memo: string, data: Record<string, unknown> = {}): ServedAction => ({
    contract: 'eosio.token',
    name: 'transfer',
    data: { from: 'alice', to: 'bob', quantity: '1.0500 EOS', memo, ...data },
    ordinal: 1,
  });

  test('a CSV file has exact amounts, and no cell that a spreadsheet runs', async () => {
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a,"b"\nc', 'plain', 'a;=1'];
    await serve(hostile.map((memo) => transfer(memo, { quantity: '90071992547409.9312 EOS' })));
    const { headers, text } = await exported('alice', { format: 'csv', order: 'asc' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="alice-local-1000000.csv"');
    const [head, ...rows] = csvRecords(text);
    const at = (name: string): number => head!.indexOf(name);
    expect(rows.map((row) => row[at('memo')])).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t'=1",
      "'\r'=1",
      'a,"b"\nc',
      'plain',
      "a;'=1",
    ]);
    expect(rows[0]).toMatchObject({
      [at('time')]: '2026-11-01T00:00:50.000Z',
      [at('from')]: 'alice',
      [at('to')]: 'bob',
      [at('amount')]: '90071992547409.9312',
      [at('symbol')]: 'EOS',
      [at('authorization')]: 'alice@active',
      [at('irreversible')]: 'true',
    });
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test.each(['csv', 'ndjson', 'cointracking'])(
    'an interrupted %s file is resumed to the same content',
    async (format) => {
      await serve(Array.from({ length: 350 }, (_, index) => transfer(`m${index}`)));
      const { text, headers } = await exported('alice', { format });
      const until = String(headers['x-antescope-until']);
      const lines = text.split('\n').slice(0, -1);
      for (const kept of [2, 101, 300]) {
        const begun = `${lines.slice(0, kept).join('\n')}\n`;
        const last = lines[kept - 1]!.trimEnd();
        const cursor =
          format === 'ndjson'
            ? (JSON.parse(last) as { cursor: string }).cursor
            : last
                .split(',')
                .at(-1)!
                .replace(/^[0-9a-f]{64}-/, '');
        const rest = await exported('alice', { format, until, cursor });
        const whole = begun + rest.text;
        if (format === 'ndjson') expect(whole.split('\n').slice(0, -2)).toEqual(lines.slice(0, -1));
        else expect(whole).toBe(text);
      }
    },
  );

  test('the manifest describes the file, and is at the URL of the header', async () => {
    await serve([transfer('a'), transfer('bit.ly/x'), transfer('bit.ly/y'), transfer('b')]);
    const { text, headers } = await exported('alice', { format: 'csv', query: 'kind:send' });
    const described = await manifest('alice', { format: 'csv', query: 'kind:send', until: '1000000' });
    expect(described).toMatchObject({
      chain: 'local',
      account: 'alice',
      query: 'kind:send',
      source: 'native',
      until: 1_000_000,
      rows: 2,
      skipped: 0,
      hidden: [{ rule: 'link', value: 'bit.ly', count: 2 }],
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
    });
    const link = /<export\?([^>]*)>/.exec(String(headers.link))![1]!;
    expect(Object.fromEntries(new URLSearchParams(link))).toEqual({
      kind: 'send',
      format: 'csv',
      until: '1000000',
      manifest: '1',
    });
    const lines = (await exported('alice', { format: 'ndjson' })).text.trimEnd().split('\n');
    const last = JSON.parse(lines.at(-1)!) as { manifest: Manifest };
    expect(last.manifest).toMatchObject({ rows: 2, sha256: sha256(`${lines.slice(0, -1).join('\n')}\n`) });
  });

  test('CoinTracking gets incoming and outgoing rows, each with its own ID', async () => {
    const toAlice = { from: 'bob', to: 'alice', quantity: '0.00000001 WAX', memo: '=cmd' };
    const self = { from: 'alice', to: 'alice', quantity: '1.0000 EOS', memo: '' };
    const other: ServedAction = { contract: 'eosio', name: 'voteproducer', data: {}, ordinal: 1 };
    await serve([transfer('thanks'), transfer('', toAlice), transfer('', self), other]);
    const { text } = await exported('alice', { format: 'cointracking', order: 'asc' });
    const rows = csvRecords(text).slice(1);
    expect(rows.map((row) => row.slice(0, -1))).toEqual([
      [
        'Withdrawal',
        '',
        '',
        '1.0500',
        'EOS',
        '',
        '',
        'Local node',
        'eosio.token',
        'to bob: thanks',
        '2026-11-01 00:00:50',
      ],
      [
        'Deposit',
        '0.00000001',
        'WAX',
        '',
        '',
        '',
        '',
        'Local node',
        'eosio.token',
        'from bob: =cmd',
        '2026-11-01 00:00:50',
      ],
    ]);
    expect(new Set(rows.map((row) => row.at(-1))).size).toBe(2);
    expect(await manifest('alice', { format: 'cointracking', order: 'asc' })).toMatchObject({ rows: 2, skipped: 2 });
  });

  test('an empty history is an empty file, an invalid request and a dead source are errors', async () => {
    await serve([]);
    expect((await exported('alice', { format: 'ndjson' })).text).toMatch(/^\{"manifest":\{.*"rows":0/);
    for (const wrong of [
      { format: 'pdf' },
      { query: 'kind:gifts' },
      { until: '0' },
      { order: 'up' },
      { colour: 'red' },
    ]) {
      expect((await exported('alice', wrong as Record<string, string>)).status).toBe(400);
    }
    expect((await exported('Alice!', {})).status).toBe(400);
    await app.fastify.close();
    await service.close();
    await serve([transfer('a')], ['history']);
    const failed = await exported('alice', {});
    expect([failed.status, failed.text]).toEqual([502, expect.stringContaining('Could not retrieve actions')]);
  });

  test('no parameters make an export fail without a reason', async () => {
    await serve([transfer('a'), transfer('b')]);
    const names = ['format', 'cursor', 'until', 'manifest', 'query', 'kind', 'token', 'after', 'order', '__proto__'];
    const known = [
      'csv',
      'ndjson',
      '1',
      '0',
      '-1',
      '9'.repeat(30),
      'kind:send',
      '2026-11-01',
      'asc',
      '100--1000@0',
      'EOS',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom(...names),
            fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme', maxLength: 40 })),
          ),
          { maxLength: 5 },
        ),
        async (params) => {
          const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
          const { statusCode, body } = await app.fastify.inject(`/api/v1/accounts/alice/export?${query.toString()}`);
          expect([200, 400, 410, 502]).toContain(statusCode);
          if (statusCode !== 200)
            expect(JSON.parse(body)).toMatchObject({ error: { code: expect.any(String) as string } });
        },
      ),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 3000 : 150, seed: 3 },
    );
  });

  test('a file whose source fails midway is aborted, so that it never looks complete', async () => {
    const fails: string[] = [];
    await serve(
      Array.from({ length: 900 }, (_, index) => transfer(`m${index} ${'x'.repeat(200)}`)),
      fails,
    );
    const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${url}/api/v1/accounts/alice/export?format=csv`);
    fails.push('history');
    await expect(response.text()).rejects.toThrow();
  });

  test.each(['format=ndjson&manifest=1', 'format=csv&query=memo:nowhere'])(
    'reading stops when the client disconnects (%s)',
    async (params) => {
      await serve(Array.from({ length: 30_000 }, (_, index) => transfer(`m${index}`)));
      const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
      const gone = new AbortController();
      const asked = fetch(`${url}/api/v1/accounts/alice/export?${params}`, { signal: gone.signal });
      asked.then((response) => response.text()).catch(() => {});
      await expect.poll(() => service.pages().length, { interval: 1 }).toBeGreaterThan(1);
      gone.abort();
      // Pages that were under way still come.
      let before = -1;
      await expect
        .poll(() => [before, (before = service.pages().length)], { interval: 200 })
        .toSatisfy(([earlier, now]: [number, number]) => earlier === now);
      // One look for rows that match asks for a hundred pages at most; all of them would be three hundred.
      expect(service.pages().length).toBeLessThan(200);
    },
  );

  test('concurrent exports are limited, and a finished one frees its slot', async () => {
    await serve(Array.from({ length: 3000 }, (_, index) => transfer(`m${index} ${'x'.repeat(200)}`)));
    const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const begin = (): Promise<Response> => fetch(`${url}/api/v1/accounts/alice/export?format=ndjson`);
    const [first, second] = [await begin(), await begin()];
    const third = await begin();
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    expect(third.headers.get('retry-after')).toBe('10');
    await first.body!.cancel();
    await expect
      .poll(async () => {
        const again = await begin();
        await again.body?.cancel();
        return again.status;
      })
      .toBe(200);
    await second.body!.cancel();
  });
});

describe('over our index', () => {
  let indexed: IndexedDevnet;
  let reader: SqliteReader;

  beforeAll(async () => {
    indexed = await indexedDevnet();
    reader = indexed.chain.store!.reader as SqliteReader;
    const node = new NodeClient({ endpoints: [indexed.devnet.api] });
    const index = new IndexSource(reader, new AbiSource(new ChainApi(node)), indexed.chain.config);
    const sources = createChainSources({ node, histories: [index], chain: indexed.chain.config });
    app = await appOver([{ ...indexed.chain, sources }]);
  });

  afterAll(async () => {
    await app.fastify.close();
    await indexed.close();
  });

  /** Every row as returned by the pages of the API. */
  async function pages(account: string, query: string): Promise<ActionRow[]> {
    const rows: ActionRow[] = [];
    for (let cursor = ''; ;) {
      const params = new URLSearchParams({ query, limit: '100', ...(cursor === '' ? {} : { cursor }) });
      const { body } = await app.fastify.inject(`/api/v1/accounts/${account}/actions?${params.toString()}`);
      const { data } = JSON.parse(body) as { data: { rows: ActionRow[]; next: string | null } };
      rows.push(...data.rows);
      if (data.next === null) return rows;
      cursor = data.next;
    }
  }

  test.each([
    '',
    'order:asc',
    'kind:send',
    'spam:show small:hide',
    'memo:a',
    'contract:eosio order:asc',
    'token:EOS with:exchange1111',
  ])('a file of "%s" holds what the pages show', async (query) => {
    const { text, headers } = await exported('alice', { format: 'ndjson', query });
    expect(headers['x-antescope-source']).toBe('index');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const rows = lines.slice(0, -1);
    const shown = await pages('alice', query);
    expect(rows).toEqual(
      shown.map(({ cursor, blockTime, blockNumber, irreversible, transactionId, trace }) => ({
        cursor,
        time: blockTime,
        block: blockNumber,
        irreversible,
        transaction: transactionId,
        sequence: trace.receipt!.globalSequence,
        contract: trace.contract,
        action: trace.name,
        authorization: trace.authorization,
        data: trace.data,
      })),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatchObject({ manifest: { rows: rows.length, source: 'index', complete: true } });
  });

  test('`until` is respected, and the same request returns the same file', async () => {
    const all = await exported('alice', { format: 'csv' });
    const blocks = csvRecords(all.text)
      .slice(1)
      .map((row) => Number(row[1]));
    const until = blocks[Math.floor(blocks.length / 2)]!;
    const first = await exported('alice', { format: 'csv', until: String(until) });
    expect(
      csvRecords(first.text)
        .slice(1)
        .map((row) => Number(row[1])),
    ).toEqual(blocks.filter((block) => block <= until));
    const described = await manifest('alice', { format: 'csv', until: String(until) });
    expect(described).toMatchObject({ sha256: sha256(first.text), range: { last: until } });
  });

  test('a store that cannot read in bulk gives the same rows', async () => {
    const read = async (one: ConstructorParameters<typeof IndexSource>[0]) => {
      const begun = await new IndexSource(one, null, indexed.chain.config).exportActions('bob', {}, { order: 'desc' });
      if (begun.state !== 'data') throw new Error(begun.state);
      const rows = [];
      for await (const batch of begun.data.batches) rows.push(...batch);
      return rows;
    };
    const alone = new Proxy(reader, {
      get(target, name) {
        if (name === 'exported') return undefined;
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
      },
    });
    expect(await read(alone)).toEqual(await read(reader));
  });

  test('an invalid cursor is rejected, and one of an undone block is 410', async () => {
    expect((await exported('alice', { cursor: 'nonsense' })).status).toBe(400);
    expect((await exported('alice', { cursor: '5-00000000-7' })).status).toBe(410);
  });
});
