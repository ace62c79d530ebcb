import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../../../packages/index/test/random-blocks.ts';
import { contentOf } from '../../../../../packages/index/test/store-content.ts';
import { storePath } from '@antescope/index/store/sqlite/open';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';

const main = resolve(import.meta.dirname, '../../main.ts');
const chain = 'a'.repeat(64);
const finality = { lastIrreversible: { number: 0, id: '' } };
const { blocks } = randomBlocks(genesis, 800, 8);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function backUp(...args: string[]): { ended: Promise<Ended>; running: () => boolean } {
  const child = spawn(process.execPath, [main, 'backup', ...args, '--data', folder], { cwd: folder });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, ...output })));
  return { ended, running: () => child.exitCode === null };
}

function content(path: string): Record<string, string[]> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return contentOf(db);
  } finally {
    db.close();
  }
}

test('a copy taken while blocks are written is a consistent snapshot', async () => {
  const writer = new SqliteWriter(storePath(folder, chain), chain);
  await writer.apply(blocks.slice(0, 300), finality);
  const target = join(folder, 'copy.sqlite');
  const { ended, running } = backUp(target);
  let next = 300;
  while (running() && next < blocks.length) {
    await writer.apply([blocks[next++]!], finality);
    await new Promise((resume) => setImmediate(resume));
  }
  const { code, stdout, stderr } = await ended;
  await writer.close();
  expect(stderr).toContain('Checking');
  expect(code, stderr).toBe(0);
  const reader = new SqliteReader(target, chain);
  const head = (await reader.status())!.head.number;
  await reader.close();
  expect(stdout).toContain(`blocks 1 to ${head} of chain ${chain}`);
  expect(head).toBeGreaterThanOrEqual(300);
  const clean = join(folder, 'clean', 'history.sqlite');
  const other = new SqliteWriter(clean, chain);
  await other.apply(blocks.slice(0, head), finality);
  await other.close();
  expect(content(target)).toEqual(content(clean));
  const again = new SqliteWriter(target, chain);
  await again.apply(blocks.slice(head, head + 5), finality);
  await again.close();
});

test('what cannot be copied is one line: no index, several of them, a file that is there', async () => {
  expect(await backUp('copy.sqlite').ended).toMatchObject({ code: 1, stderr: `No index in ${folder}\n` });
  expect(await backUp().ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: backup FILE/) });
  for (const id of [chain, 'b'.repeat(64)]) {
    const writer = new SqliteWriter(storePath(folder, id), id);
    await writer.apply(blocks.slice(0, 3), finality);
    await writer.close();
  }
  const several = await backUp('copy.sqlite').ended;
  expect(several).toMatchObject({ code: 1, stderr: expect.stringContaining('holds several indexes, specify one') });
  mkdirSync(join(folder, 'there'));
  const taken = await backUp('there', 'bbbbbbbb').ended;
  expect(taken).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/there already exists\n$/),
  });
  expect(await backUp('copy.sqlite', 'bbbbbbbb').ended).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, 'copy.sqlite.part'))).toBe(false);
});
