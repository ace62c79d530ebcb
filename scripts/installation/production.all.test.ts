import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRecordedNode, type RecordedNode } from '../../fixtures/recorded-node.ts';
import { cleanEnvironment, cloneRepository } from './clone.ts';

const operations = readFileSync(resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** The documented commands of a permanent installation, without comments. */
const [install, build, prune, start] = /```sh\n(npm ci\n[^`]+)```/
  .exec(operations)![1]!
  .trim()
  .split('\n')
  .map((line) => line.replace(/\s+#.*/, '').split(' '));

let node: RecordedNode;
let clone = '';
beforeAll(async () => {
  node = await startRecordedNode();
  clone = cloneRepository();
});
afterAll(async () => {
  await node.close();
  rmSync(clone, { recursive: true, force: true });
});

/** Runs a command to its end, with the Node of this test. */
function run([program, ...args]: string[]): void {
  const { status, stderr } = spawnSync(program === 'node' ? process.execPath : program!, args, {
    cwd: clone,
    encoding: 'utf8',
    // Removing packages needs no registry.
    env: cleanEnvironment({ npm_config_offline: 'true' }),
  });
  expect(status, stderr).toBe(0);
}

/** Starts the server by the last command, with flags instead of the configuration file. */
function launch(flags: readonly string[] = ['--node', node.url]) {
  const [program, ...args] = start!;
  expect(program).toBe('node');
  const command = args.slice(0, args.findIndex((arg) => arg.endsWith('.ts')) + 1);
  const ours = ['--port', '0', '--data', join(clone, 'data')];
  const child = spawn(process.execPath, [...command, ...flags, ...ours], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment({ ANTESCOPE_READY_JSON: '1' }),
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }));
  const url = new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).once('line', (line) => done((JSON.parse(line) as { url: string }).url));
    void ended.then(({ code }) => fail(new Error(`the server exited with ${code}: ${stderr}`)));
  });
  return { child, url, ended };
}

test('an installation without development packages serves pages, and its web code shares error classes with the packages', async () => {
  // These packages were installed by `npm ci`.
  expect(install).toEqual(['npm', 'ci']);
  run(build!);
  run(prune!);
  for (const name of ['vite', 'typescript', '@playwright/test', '@clickhouse/client']) {
    expect(existsSync(join(clone, 'node_modules', name)), name).toBe(false);
  }
  const { child, url, ended } = launch();
  try {
    const site = await url;
    const page = await fetch(`${site}/account/alice?tab=tokens`, { headers: { 'accept-language': 'ar' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    // A FailureReason: created by a reader on the server, translated by the web app. (Not toContain, which prints the page.)
    expect(html.includes('من دون فهرس لا تتوفر إلا رموز'), 'the reason in Arabic').toBe(true);
    expect(html.includes('Without an index'), 'the reason in English').toBe(false);
    // A NodeError: the server's client throws it, a reader that the web app calls turns it into a failed part.
    expect(await (await fetch(`${site}/namebids?format=json`)).text()).toContain('"code":"node-error"');
    const [script] = /\/assets\/[\w-]+\.js/.exec(html)!;
    expect((await fetch(site + script)).headers.get('content-type')).toMatch(/javascript/);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual({ code: 0, stderr: '' });
});

test('a ClickHouse store without the optional packages fails with one line and exit code 1', async () => {
  const file = join(clone, 'clickhouse.json');
  writeFileSync(file, JSON.stringify({ node: node.url, store: { kind: 'clickhouse', url: 'http://127.0.0.1:1' } }));
  const { url, ended } = launch(['--config', file]);
  await expect(url).rejects.toThrow();
  expect(await ended).toEqual({
    code: 1,
    stderr: 'ClickHouse needs the package @clickhouse/client: install with optional packages\n',
  });
});

test('a web app built for other packages fails with one line and exit code 1', async () => {
  const bundle = join(clone, 'apps/web/dist/server/entry-server.js');
  writeFileSync(bundle, `import { gone } from '@antescope/sources/core/outcome';\n${readFileSync(bundle, 'utf8')}`);
  const { url, ended } = launch();
  await expect(url).rejects.toThrow();
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The built web app in apps\/web\/dist is of another version: build it again \(.*gone.*\)\n$/);
});
