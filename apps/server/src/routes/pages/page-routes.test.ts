import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chainRegistry } from '@antescope/chains/config/registry';
import { contentStart } from '@antescope/web-contract/content-start';
import { clientFolder, loadBundle } from './load-bundle.ts';
import { appOver, chainOver } from '../../../test/app-over.ts';
import type { App } from '../../start/app.ts';
import { startRecordedNode, type RecordedNode } from '../../../../../fixtures/recorded-node.ts';

let node: RecordedNode;
let app: App;
beforeAll(async () => {
  node = await startRecordedNode();
  const bundle = await loadBundle();
  app = await appOver([chainOver([node.url]), chainOver([node.url], 'wax')], { bundle, clientFolder });
});
afterAll(async () => {
  await app.fastify.close();
  await node.close();
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.fastify.inject({ method: 'GET', url, headers });
}

function policyOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['content-security-policy']);
}

describe('a page', () => {
  test('contains its content, and nothing runs without the nonce of the response', async () => {
    const answer = await get('/account/alice', { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('alice');
    const nonce = /'nonce-([^']+)'/.exec(policyOf(answer))?.[1];
    expect(nonce).toBeDefined();
    const scripts = [...answer.body.matchAll(/<script\b[^>]*>/g)]
      .map((match) => match[0])
      .filter((script) => !script.includes('type="application/json"'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(policyOf(await get('/account/alice'))).not.toContain(nonce!);
  });

  test('windows of other sites hold no reference to it', async () => {
    const policy = async (headers: Record<string, string>) =>
      (await get('/account/alice', headers)).headers['cross-origin-opener-policy'];
    for (const site of ['cross-site', 'same-site'])
      expect(await policy({ 'sec-fetch-site': site })).toBe('same-origin-allow-popups');
    expect(await policy({})).toBe('same-origin-allow-popups');
    for (const site of ['none', 'same-origin']) expect(await policy({ 'sec-fetch-site': site })).toBeUndefined();
  });

  test('no attribute of it needs more than the policy allows', async () => {
    for (const url of ['/', '/account/alice', '/no-such-page']) {
      const { body } = await get(url);
      expect(body, url).not.toMatch(/<[^>]+\sstyle="/);
      expect(body, url).not.toMatch(/<[^>]+\son[a-z]+="/);
    }
  });

  test('is compressed, with the same content', async () => {
    const plain = await get('/no-such-page');
    const br = await get('/no-such-page', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/no-such-page', { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const withoutNonce = (text: string): number => text.replaceAll(/nonce="[^"]*"/g, '').length;
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<html');
    expect(Math.abs(withoutNonce(gunzipSync(gzip.rawPayload).toString()) - withoutNonce(plain.body))).toBeLessThan(200);
    expect(br.headers.vary).toContain('accept-encoding');
  });

  test('that fails while rendering is a 500', async () => {
    const problems: string[] = [];
    const breaking = await appOver([chainOver([node.url])], {
      bundle: {
        renderPage: () => Promise.reject(new Error('a part that throws')),
        loadPage: () => Promise.reject(new Error('not asked')),
      },
      report: (problem) => problems.push(problem),
    });
    const answer = await breaking.fastify.inject({ method: 'GET', url: '/account/alice' });
    await breaking.fastify.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Something went wrong');
    expect(problems.join()).toContain('a part that throws');
  });

  test('has a JSON twin by format or by Accept', async () => {
    const byFormat = await get('/account/alice?format=json');
    expect(byFormat.headers['content-type']).toContain('application/json');
    const body = JSON.parse(byFormat.body) as { data: unknown; meta: { source: string; endpoint: string } };
    expect(body.data).toBeTypeOf('object');
    expect(body.meta).toMatchObject({ source: 'node', endpoint: node.url });
    const byAccept = await get('/account/alice', { accept: 'application/json' });
    expect(Object.keys(JSON.parse(byAccept.body) as object)).toEqual(['data', 'meta']);
    const browser = await get('/account/alice', { accept: 'text/html,application/json;q=0.9' });
    expect(browser.headers['content-type']).toContain('text/html');
  });

  test('takes its language and theme from the cookie, and the language else from the browser', async () => {
    const cookie = `antescope=${encodeURIComponent(JSON.stringify({ locale: 'ar', theme: 'dark', utc: true, currency: 'EUR' }))}`;
    expect((await get('/', { cookie })).body).toMatch(/<html[^>]*dir="rtl"/);
    expect((await get('/', { 'accept-language': 'ar' })).body).toMatch(/<html[^>]*dir="rtl"/);
    expect((await get('/', { cookie: 'antescope=%7Bbroken' })).body).toMatch(/<html[^>]*lang="en"/);
  });

  test('is 404 for an unknown URL', async () => {
    expect((await get('/no-such-page')).statusCode).toBe(404);
    expect((await get('/wax/no-such-page')).statusCode).toBe(404);
  });

  test('stays on its chain below a prefix', async () => {
    const { body } = await get('/wax/account/alice');
    expect(body).toContain('href="/wax/');
    const links = [...body.matchAll(/<a\b[^>]*href="(\/[^"]*)"/g)].map((match) => match[1]!);
    // Only the chain menu leads elsewhere.
    expect(links.filter((link) => !link.startsWith('/wax'))).toEqual(links.filter((link) => link === '/'));
  });
});

describe('a page that a browser opens again', () => {
  const navigation = { 'sec-fetch-dest': 'document' };
  const nonceOf = (answer: { headers: Record<string, unknown> }): string =>
    /'nonce-([^']+)'/.exec(policyOf(answer))![1]!;
  const startOf = (answer: Awaited<ReturnType<typeof get>>): string =>
    answer.body.slice(0, answer.body.indexOf(contentStart)).replaceAll(nonceOf(answer), 'nonce');

  test.each(['/', '/account/alice', '/wallet/sign', '/wax/vote', '/block/1'])('begins as before: %s', async (url) => {
    const first = await get(url);
    const again = await get(url, navigation);
    expect(again.statusCode).toBe(200);
    expect(startOf(again)).toBe(startOf(first));
    for (const [, used] of again.body.matchAll(/<(?:script|style)\b[^>]* nonce="([^"]*)"/g))
      expect(used).toBe(nonceOf(again));
    expect(again.body.split(contentStart)).toHaveLength(2);
    expect(again.body.endsWith('</html>')).toBe(true);
    for (const name of ['cache-control', 'content-type', 'vary']) expect(again.headers[name]).toBe(first.headers[name]);
  });

  test('sends its beginning when the content takes longer', async () => {
    const bundle = await loadBundle();
    let content = Promise.resolve();
    const slow = await appOver([chainOver([node.url])], {
      bundle: {
        ...bundle,
        renderPage: async (url, context, onFound) => {
          onFound?.();
          await content;
          return bundle.renderPage(url, context);
        },
      },
    });
    const url = `${await slow.fastify.listen({ host: '127.0.0.1', port: 0 })}/account/alice`;
    await (await fetch(url)).text();
    const { promise, resolve } = Promise.withResolvers<void>();
    content = promise;
    const answer = await fetch(url, { headers: navigation });
    const parts = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let html = '';
    while (!html.includes('</header>')) html += (await parts.read()).value;
    expect(html).not.toContain(contentStart);
    resolve();
    for (let part = await parts.read(); !part.done; part = await parts.read()) html += part.value;
    expect(html).toContain(contentStart);
    await slow.fastify.close();
  });

  test('has the exact status when it cannot be read any more', async () => {
    const mortal = await startRecordedNode();
    const site = await appOver([chainOver([mortal.url])], { bundle: await loadBundle() });
    const visit = () => site.fastify.inject({ method: 'GET', url: '/account/alice', headers: navigation });
    expect((await visit()).statusCode).toBe(200);
    await mortal.close();
    const failed = await visit();
    expect(failed.statusCode).toBe(502);
    expect(failed.body).toContain('Could not read the account alice');
    await site.fastify.close();
  });

  test('ends with a sentence when its content cannot be rendered', async () => {
    const bundle = await loadBundle();
    let content = Promise.resolve();
    const problems: string[] = [];
    const site = await appOver([chainOver([node.url])], {
      bundle: {
        ...bundle,
        renderPage: async (url, context, onFound) => {
          onFound?.();
          await content;
          return bundle.renderPage(url, context);
        },
      },
      report: (problem) => problems.push(problem),
    });
    const url = `${await site.fastify.listen({ host: '127.0.0.1', port: 0 })}/account/alice`;
    await (await fetch(url)).text();
    const { promise, reject } = Promise.withResolvers<void>();
    content = promise;
    // Resolves when the beginning is sent.
    const answer = await fetch(url, { headers: navigation });
    reject(new Error('a part that throws'));
    const body = await answer.text();
    expect(body).toContain('</header>');
    expect(body).toContain('Something went wrong');
    expect(problems.join()).toContain('a part that throws');
    await site.fastify.close();
  });

  test('has status 500 when rendering fails before its beginning is sent', async () => {
    const bundle = await loadBundle();
    let fails = false;
    const site = await appOver([chainOver([node.url])], {
      bundle: {
        ...bundle,
        renderPage: async (url, context, onFound) => {
          onFound?.();
          if (fails) throw new Error('a part that throws');
          return bundle.renderPage(url, context);
        },
      },
      report: () => {},
    });
    const visit = () => site.fastify.inject({ method: 'GET', url: '/account/alice', headers: navigation });
    expect((await visit()).statusCode).toBe(200);
    fails = true;
    expect((await visit()).statusCode).toBe(500);
    await site.fastify.close();
  });
});

test('[CHAIN-001] [CHAIN-016] each of the 17 chains opens in the same web app, by its prefix', async () => {
  const keys =
    'eos jungle wax kylin telos telos-test bos fio fio-test proton proton-test eos-test wax-test remme coffe xec local';
  expect([...chainRegistry.keys()].sort()).toEqual(keys.split(' ').sort());
  const chains = [...chainRegistry.keys()].map((key) => chainOver([node.url], key));
  const all = await appOver(chains, { bundle: await loadBundle() });
  for (const { config } of chains) {
    const answer = await all.fastify.inject(`/${config.key}/`);
    expect(answer.statusCode, config.key).toBe(200);
    expect(answer.body, config.key).toContain(`<title>${config.name} `);
  }
  await all.fastify.close();
});

describe('files of the web app', () => {
  test('have a hash, are immutable, and are compressed', async () => {
    const page = await get('/');
    const script = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0];
    const packed = await get(script!, { 'accept-encoding': 'br' });
    expect(packed.statusCode).toBe(200);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.headers['content-type']).toContain('javascript');
    const plain = await get(script!);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('one of an earlier build is a plain 404, not a page', async () => {
    const answer = await get('/assets/entry-00000000.js', { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
  });
});

describe('hostile addresses', () => {
  test.each([
    [404, '//evil.example/x'],
    [404, '/%00'],
    [400, '/%'],
    [400, '/%ff'],
    [404, '/account/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    [404, '/..%2f..%2fetc/passwd'],
    [404, '/assets/..%2f..%2fpackage.json'],
    [404, `/${'a'.repeat(5000)}`],
  ])('status %i, and nothing runs, for %s', async (status, url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.headers.location).toBeUndefined();
  });

  test('an invalid Host header does not reach the page', async () => {
    const answer = await get('/account/alice', { host: 'evil"><script>alert(1)</script>' });
    expect(answer.body).not.toContain('<script>alert');
  });
});

describe('short addresses', () => {
  test('[NAV-016] /tx/{id} and /t/{id} lead to /transaction/{id}', async () => {
    for (const short of ['tx', 't']) {
      const answer = await get(`/${short}/abc123?block=5`);
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe('/transaction/abc123?block=5');
    }
  });

  test('[NAV-017] /b/{id} leads to /block/{id}', async () => {
    expect((await get('/b/53')).headers.location).toBe('/block/53');
    expect((await get('/wax/b/53')).headers.location).toBe('/wax/block/53');
  });

  test('[NAV-018] /a/{id} leads to /account/{id}, and nowhere else', async () => {
    expect((await get('/a/alice')).headers.location).toBe('/account/alice');
    expect((await get('/a/%2F%2Fevil.example')).headers.location).toBe('/account/%2F%2Fevil.example');
    expect((await get('/a/x%0d%0aset-cookie:a=b')).headers['set-cookie']).toBeUndefined();
  });
});

describe('operation', () => {
  test('health names node, index and websockets of each chain', async () => {
    const answer = await get('/health');
    const body = JSON.parse(answer.body) as {
      status: string;
      chains: Record<string, { status: string; node: { endpoint: string } }>;
    };
    expect(Object.keys(body.chains)).toEqual(['local', 'wax']);
    expect(body.chains.local).toMatchObject({
      status: 'behind',
      index: null,
      realtime: { clients: 0 },
      node: { endpoint: node.url },
    });
  });

  test('metrics are in Prometheus format, and counted by route pattern', async () => {
    await get('/api/v1/blocks/58');
    await get('/api/v1/blocks/64');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain('antescope_http_requests_total{method="GET",route="/api/v1/blocks/:id",status="200"} 2');
    expect(body).toMatch(/antescope_node_up\{chain="local"\} 1/);
    for (const line of body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[^{}]*\})? -?[\d.e+-]+)$/);
    }
  });

  test('robots are kept off the APIs', async () => {
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });
});
