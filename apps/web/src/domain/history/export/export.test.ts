import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cursorOfLine, growingFile } from './export-file.ts';
import { ExportBroken, ExportRejected, RunningExport } from './run-export.ts';
import { LineSplitter } from './line-splitter.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('whatever the pieces are, whole lines come out of them, and memos with line breaks and quotes are one line', () => {
  const memo = fc.string({ unit: fc.constantFrom('"', '\n', '\r', ',', 'é', 'true,9-ffffffff-9') });
  const cut = fc.array(fc.nat(200), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(memo, { minLength: 1, maxLength: 8 }), cut, (memos, cuts) => {
      const rows = memos.map((text, index) => `"${text.replaceAll('"', '""')}",${index}-aaaaaaaa-1\r\n`);
      const file = encode(rows.join(''));
      const lines = new LineSplitter(true);
      const chunk: Uint8Array[] = [];
      let count = 0;
      let from = 0;
      for (const at of [...cuts.toSorted((a, b) => a - b), file.length]) {
        const piece = lines.push(file.slice(from, Math.max(from, at)));
        chunk.push(piece.bytes.slice());
        count += piece.lines;
        from = Math.max(from, at);
      }
      expect(Buffer.concat(chunk)).toEqual(Buffer.from(file));
      expect(count).toBe(rows.length);
      expect(lines.isOpen).toBe(false);
      expect(lines.lastLine).toBe(rows.at(-1)!.slice(0, -2));
    }),
  );
});

test('the cursor of a line of every format', () => {
  const cursor = '124-0a1b2c3d-99';
  expect(cursorOfLine(`2026-11-21T10:00:00.000Z,124,ab,99,x,y,,,,,"a, b",,,true,${cursor}`, 'csv')).toBe(cursor);
  expect(
    cursorOfLine(`Deposit,1,EOS,,,,,Local,c,from a,2026-11-21 10:00:00,${'ab'.repeat(32)}-${cursor}`, 'cointracking'),
  ).toBe(cursor);
  expect(cursorOfLine(JSON.stringify({ cursor, memo: 'cursor' }), 'ndjson')).toBe(cursor);
  expect(cursorOfLine('time,block,cursor', 'csv')).toBeNull();
  expect(cursorOfLine('{"manifest":{}}', 'ndjson')).toBeNull();
  expect(cursorOfLine(null, 'csv')).toBeNull();
});

const head = 'time,block,cursor\r\n';
const rows = Array.from({ length: 500 }, (_, index) => `t,"${'x'.repeat(index % 50)}\n",${900 - index}-aaaaaaaa-1\r\n`);
const whole = head + rows.join('');
const manifest = { rows: 500, sha256: createHash('sha256').update(whole).digest('hex'), source: 'index' };

let server: Server;
let address: string;
const questions: string[] = [];
/** Number of bytes after which each of the next responses is cut off; empty: complete responses. */
let cuts: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://here');
    questions.push(searchParams.toString());
    if (pathname === '/refused') return response.writeHead(400).end('{"error":{"message":"bob! is no account"}}');
    if (searchParams.has('manifest')) return response.end(JSON.stringify({ data: manifest }));
    const cursor = searchParams.get('cursor');
    const next = cursor === null ? 0 : rows.findIndex((row) => row.includes(`,${cursor}`)) + 1;
    const file = encode((cursor === null ? head : '') + rows.slice(next).join(''));
    response.writeHead(200, {
      'x-antescope-until': '900',
      'content-disposition': 'attachment; filename="alice-local-900.csv"',
      'content-length': file.length,
    });
    const cut = cuts.shift();
    if (cut === undefined) return response.end(file);
    response.write(file.subarray(0, cut), () => setImmediate(() => response.destroy()));
    return response;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((done) => server.close(done)));

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder().decode(await blob.arrayBuffer());
}

test('a file interrupted within lines resumes after the last complete one, with an identical result', async () => {
  const file = await growingFile();
  const running = new RunningExport(`${address}/export?format=csv`, 'csv', file);
  const { signal } = new AbortController();
  // Within the first line, within a row, within a quoted line break of a row.
  cuts = [10, 5000, 4321];
  for (let broken = 0; broken < 3; broken += 1) {
    await expect(running.run(signal, () => undefined)).rejects.toThrow(ExportBroken);
  }
  const before = running.progress;
  expect(before.rows).toBeGreaterThan(100);
  const reportedRows: number[] = [];
  await running.run(signal, (progress) => reportedRows.push(progress.rows));
  expect(questions.at(-1)).toContain(`cursor=${900 - before.rows + 1}-aaaaaaaa-1&until=900`);
  expect(running.progress).toMatchObject({ rows: 500, block: 401, until: 900, bytes: encode(whole).length });
  expect(reportedRows.at(-1)).toBe(500);
  expect(await textOf(await file.end())).toBe(whole);
  expect(running.fileName).toBe('alice-local-900.csv');
  const said = await running.manifest(signal);
  expect(said.sha256).toBe(running.sha256);
  expect(said.rows).toBe(running.progress.rows);
});

test('broken off behind the first line alone, that line does not come twice', async () => {
  const file = await growingFile();
  const running = new RunningExport(`${address}/export?format=csv`, 'csv', file);
  const { signal } = new AbortController();
  cuts = [head.length + 3];
  await expect(running.run(signal, () => undefined)).rejects.toThrow(ExportBroken);
  await running.run(signal, () => undefined);
  expect(await textOf(await file.end())).toBe(whole);
  expect(running.progress.rows).toBe(500);
});

test('what the server refuses is no break, and a cancelled export ends with its reason', async () => {
  const file = await growingFile();
  const { signal } = new AbortController();
  const refused = new RunningExport(`${address}/refused?format=csv`, 'csv', file);
  await expect(refused.run(signal, () => undefined)).rejects.toThrow(new ExportRejected('bob! is no account'));
  const abort = new AbortController();
  abort.abort();
  const cancelled = new RunningExport(`${address}/export?format=csv`, 'csv', file);
  await expect(cancelled.run(abort.signal, () => undefined)).rejects.toThrow('aborted');
});
