import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import { type HostileRequest, hostileRequest, pagePaths } from '../../test/hostile-requests.ts';
import { type IndexedDevnet, indexedDevnet } from '../../test/indexed-devnet.ts';
import { loadBundle } from '../routes/pages/load-bundle.ts';
import type { App } from './app.ts';

const soak = process.env['ANTESCOPE_SOAK'] === '1';
const cases = Number(process.env['ANTESCOPE_FUZZ'] ?? (soak ? 300 : 10));
const seed = Number(process.env['ANTESCOPE_SEED'] ?? 20261121);
const root = resolve(import.meta.dirname, '../../../..');
const pages = pagePaths();

/** Everything that a fault of ours would show: a stack, a path of this machine, the engine's own words. */
const inside = new RegExp(`\\n\\s+at \\S+.*:\\d+:\\d+|${root}|SQLITE_|node:internal`);

let reported: string[] = [];

async function ask(app: App, request: HostileRequest): Promise<void> {
  reported = [];
  const { method, url, headers, payload } = request;
  const answer = await app.fastify.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const summary = `${method} ${url} → ${answer.statusCode}: ${answer.body.slice(0, 400)}`;
  expect(reported, summary).toEqual([]);
  expect(answer.body, summary).not.toMatch(inside);
  expect(answer.headers['set-cookie'], summary).toBeUndefined();
  if (answer.statusCode < 500) return;
  // Failures of upstream nodes name them.
  expect([502, 503], summary).toContain(answer.statusCode);
  const names = /127\.0\.0\.1|sources|is (?:not )?indexed|no endpoint|^OUT_OF_SYNC$|role="(?:alert|note)"/i;
  expect(answer.body, summary).toMatch(names);
}

async function fuzzAll(app: App): Promise<number> {
  const routes = app.routes.filter(({ method }) => method !== 'HEAD');
  for (const route of routes) {
    const requests = hostileRequest(route, pages);
    // The catch-all covers every page.
    const numRuns = route.url === '/*' ? cases * pages.length : cases;
    await fc.assert(
      fc.asyncProperty(requests, (request) => ask(app, request)),
      { seed, numRuns, endOnFailure: true },
    );
  }
  return routes.length;
}

const report = (problem: string): void => void reported.push(problem);

describe('every route with hostile input', { timeout: soak ? 3_600_000 : 120_000 }, () => {
  let index: IndexedDevnet;
  let app: App;

  beforeAll(async () => {
    index = await indexedDevnet();
    app = await appOver([index.chain], { bundle: await loadBundle(), report });
    await app.fastify.ready();
  });
  afterAll(async () => {
    await app.fastify.close();
    await index.close();
  });

  test('with a live node and index: no internal error, no internals disclosed', async () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(await fuzzAll(app)).toBeGreaterThan(60);
  });
});

test('with a dead node every route names the node that failed', { timeout: soak ? 3_600_000 : 120_000 }, async () => {
  const app = await appOver([chainOver(['http://127.0.0.1:1'])], { bundle: await loadBundle(), report });
  try {
    await app.fastify.ready();
    await fuzzAll(app);
  } finally {
    await app.fastify.close();
  }
});
