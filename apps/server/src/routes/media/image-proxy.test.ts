import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRecordedNode, type RecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { appOver, chainOver } from '../../../test/app-over.ts';
import type { App } from '../../start/app.ts';
import { fetchMedia, fetchPublicFile, MediaError } from './fetch-media.ts';
import { MediaSigner } from './media-signer.ts';
import { sniffType } from './media-type.ts';
import { isPublicAddress } from './public-address.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let host: Server;
let origin = '';
let other: Server;
let otherOrigin = '';
let asked: { url: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  host = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push({ url: path, headers: request.headers });
    if (path === '/silent') return;
    if (path.startsWith('/to?')) {
      response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
      return;
    }
    if (path === '/endless') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.write('<svg>');
      const more = () => {
        while (response.write(' '.repeat(65_536)));
        response.once('drain', more);
      };
      more();
      request.once('close', () => response.destroy());
      return;
    }
    const [type, body, size] = files[path] ?? ['text/plain', 'nothing', null];
    response.writeHead(path in files ? 200 : 404, {
      'content-type': type,
      ...(size === null ? {} : { 'content-length': size }),
    });
    if (size === null) response.end(body);
    else response.write(body);
  });
  other = createServer((_, response) => void response.end(png));
  await Promise.all(
    [host, other].map((server) => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))),
  );
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const server of [host, other]) {
    server.closeAllConnections();
    server.close();
  }
});

const files: Record<string, [type: string, body: Buffer | string, size: number | null]> = {
  '/a.png': ['image/png', png, null],
  '/mislabelled': ['text/html', png, null],
  '/page.png': ['image/png', '<!doctype html><script>alert(1)</script>', null],
  '/drawing.svg': ['image/svg+xml', '<?xml version="1.0"?><!-- x --><svg onload="alert(1)"></svg>', null],
  '/paper.pdf': ['application/pdf', '%PDF-1.7', null],
  '/huge.png': ['image/png', Buffer.concat([png, Buffer.alloc(600)]), 11 * 1024 * 1024],
};

const read = async (address: string, trusted = [origin], timeoutMs = 5000) => {
  const { type, body } = await fetchMedia(address, { trusted: new Set(trusted), timeoutMs });
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return { type, bytes: Buffer.concat(parts) };
};

async function refused(address: string, trusted = [origin], timeoutMs = 5000): Promise<number> {
  const error: unknown = await read(address, trusted, timeoutMs).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MediaError)) throw new Error(`not refused: ${String(error)}`);
  return error.status;
}

test('private, local and reserved addresses are distinguished from public ones', () => {
  const closed = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ];
  expect(closed.filter(isPublicAddress)).toEqual([]);
  const open = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'];
  expect(open.filter(isPublicAddress)).toEqual(open);
});

describe('what is fetched', () => {
  test('an image, by content and not by name', async () => {
    expect(await read(`${origin}/a.png`)).toEqual({ type: 'image/png', bytes: png });
    expect((await read(`${origin}/mislabelled`)).type).toBe('image/png');
    expect((await read(`${origin}/drawing.svg`)).type).toBe('image/svg+xml');
    expect(await refused(`${origin}/page.png`)).toBe(415);
    expect(await refused(`${origin}/nothing`)).toBe(502);
  });

  test('the client’s cookies and address are not forwarded', async () => {
    asked = [];
    await read(`${origin}/a.png`);
    expect(Object.keys(asked[0]!.headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });

  test('non-public hosts are rejected in every notation', async () => {
    for (const address of [
      `http://127.0.0.1/a.png`,
      `http://localhost/a.png`,
      'http://2130706433/a.png',
      'http://0x7f.1/a.png',
      'http://[::1]/a.png',
      'http://[::ffff:127.0.0.1]/a.png',
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/a.png',
      `${otherOrigin}/a.png`,
      'http://1.1.1.1:8080/a.png',
    ])
      expect(await refused(address), address).toBe(403);
  });

  test('of a configured host, only paths below the configured URL', async () => {
    const below = [`${origin}/gateway`];
    expect(await refused(`${origin}/a.png`, below)).toBe(403);
    expect(await refused(`${origin}/gateway/../a.png`, below)).toBe(403);
    expect(await refused(`${origin}/gateway/%2e%2e/a.png`, below)).toBe(403);
    expect(await refused(`${origin}/gateway/..%2fa.png`, below)).toBe(403);
    expect(await refused(`${origin}/gateway2/a.png`, below)).toBe(403);
    // There, and not a picture.
    expect(await refused(`${origin}/gateway/a.png`, below)).toBe(502);
  });

  test('other than plain http(s) URLs are rejected', async () => {
    for (const address of ['file:///etc/passwd', 'ftp://x/y', 'javascript:alert(1)', 'data:image/png;base64,', 'x', ''])
      expect(await refused(address), address).toBe(400);
    expect(await refused('http://user:secret@1.1.1.1/a.png')).toBe(400);
  });

  test('redirects are checked like the first URL, and limited', async () => {
    expect((await read(`${origin}/to?${encodeURIComponent('/a.png')}`)).type).toBe('image/png');
    expect(await refused(`${origin}/to?${encodeURIComponent(`${otherOrigin}/a.png`)}`)).toBe(403);
    expect(await refused(`${origin}/to?${encodeURIComponent('http://169.254.169.254/')}`)).toBe(403);
    expect(await refused(`${origin}/to?${encodeURIComponent('file:///etc/passwd')}`)).toBe(400);
    const deep = ['a', 'b', 'c', 'd'].reduce((to) => `/to?${encodeURIComponent(to)}`, '/a.png');
    expect(await refused(origin + deep)).toBe(502);
  });

  test('too large files are rejected, with or without content-length', async () => {
    expect(await refused(`${origin}/huge.png`)).toBe(413);
    expect(await refused(`${origin}/endless`)).toBe(413);
  });

  test('a silent host times out', async () => {
    expect(await refused(`${origin}/silent`, [origin], 50)).toBe(504);
  });

  test('types by leading bytes', () => {
    const of = (text: string) => sniffType(Buffer.from(text, 'latin1'));
    expect(of('GIF89a')).toBe('image/gif');
    expect(of('RIFF\0\0\0\0WEBPVP8 ')).toBe('image/webp');
    expect(of('\0\0\0\x20ftypavif')).toBe('image/avif');
    expect(of('\0\0\0\x20ftypisom')).toBe('video/mp4');
    expect(of('\x1a\x45\xdf\xa3')).toBe('video/webm');
    expect(of('ID3\x04')).toBe('audio/mpeg');
    expect(of('glTF\x02')).toBe('model/gltf-binary');
    expect(of('<html><svg>')).toBeNull();
    expect(of('<!-- <svg> --><html>')).toBeNull();
    expect(of('')).toBeNull();
    expect(of('MZ')).toBeNull();
  });
});

describe('GET /media', () => {
  let node: RecordedNode;
  let app: App;
  beforeAll(async () => {
    node = await startRecordedNode();
    const chain = chainOver([node.url]);
    app = await appOver([{ ...chain, config: { ...chain.config, ipfsGateway: origin } }], { mediaSigner: signer });
  });
  afterAll(async () => {
    await app.fastify.close();
    await node.close();
  });

  const ownPage = { 'sec-fetch-site': 'same-origin' };
  const signer = new MediaSigner(Buffer.alloc(32, 7));
  const pathOf = (url: string, signature = signer.sign(url)): string =>
    `/media?url=${encodeURIComponent(url)}&signature=${signature}`;
  const get = (url: string, headers: Record<string, string> = ownPage) =>
    app.fastify.inject({ method: 'GET', url: pathOf(url), headers });

  test('serves a file with its detected type, unable to run scripts', async () => {
    const answer = await get(`${origin}/drawing.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['cache-control']).toContain('max-age');
    expect(answer.rawPayload.toString()).toContain('<svg');
    expect((await get(`${origin}/paper.pdf`)).headers['content-disposition']).toBe('attachment');
  });

  test('HEAD fetches nothing', async () => {
    asked = [];
    const url = pathOf(`${origin}/a.png`);
    expect((await app.fastify.inject({ method: 'HEAD', url })).statusCode).toBe(405);
    expect(asked).toEqual([]);
  });

  test.each([
    ['no signature', `/media?url=`, ''],
    ['a short one', `/media?url=`, '&signature=AAAA'],
    [
      'one of another address',
      `/media?url=`,
      `&signature=${new MediaSigner(Buffer.alloc(32, 7)).sign('https://a.example/')}`,
    ],
    ['one of another installation', `/media?url=`, 'other'],
  ])('an address with %s is refused, and nothing is fetched', async (_name, path, suffix) => {
    asked = [];
    const url = `${origin}/a.png`;
    const signature = suffix === 'other' ? `&signature=${new MediaSigner(Buffer.alloc(32, 8)).sign(url)}` : suffix;
    const answer = await app.fastify.inject({ url: `${path}${encodeURIComponent(url)}${signature}`, headers: ownPage });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { code: 'no-media' } });
    expect(asked).toEqual([]);
  });

  test('a drawing is shown within pages and saved when opened by itself', async () => {
    const opened = await get(`${origin}/drawing.svg`, { ...ownPage, 'sec-fetch-dest': 'document' });
    const embedded = await get(`${origin}/drawing.svg`, { ...ownPage, 'sec-fetch-dest': 'image' });
    expect(opened.headers['content-disposition']).toBe('attachment');
    expect(embedded.headers['content-disposition']).toBe('inline');
  });

  test.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a page of another subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' }],
    ['a pasted address', { 'sec-fetch-site': 'none' }],
    ['a page of another site on plain HTTP', { host: 'explorer.lan', referer: 'http://other.lan/explorer.lan' }],
    ['a program', {}],
  ])('%s gets no file, and none is fetched', async (_name, headers) => {
    asked = [];
    const answer = await get(`${origin}/a.png`, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { code: 'no-media' } });
    expect(asked).toEqual([]);
  });

  test('a page of this site on plain HTTP gets its files', async () => {
    const headers = { host: 'explorer.lan:8080', referer: 'http://explorer.lan:8080/account/alice' };
    expect((await get(`${origin}/a.png`, headers)).statusCode).toBe(200);
  });

  test('refuses with the reason', async () => {
    expect((await get('http://127.0.0.1/a.png')).statusCode).toBe(403);
    expect((await get(`${origin}/page.png`)).json()).toMatchObject({ error: { code: 'no-media' } });
    expect((await app.fastify.inject('/media')).statusCode).toBe(400);
  });
});

test('small files that a chain names are read by the same rules: public hosts, few bytes, no errors', async () => {
  const trusted = new Set([origin]);
  expect(await fetchPublicFile(`${origin}/a.png`, { trusted, maxBytes: 1000 })).toEqual(files['/a.png']![1]);
  const refusals: [string, Set<string>, number][] = [
    [`${origin}/a.png`, trusted, 413],
    [`${origin}/none`, trusted, 502],
    ['http://127.0.0.1/bp.json', new Set<string>(), 403],
    ['file:///etc/passwd', new Set<string>(), 400],
  ];
  for (const [url, hosts, status] of refusals)
    await expect(fetchPublicFile(url, { trusted: hosts, maxBytes: 4 })).rejects.toMatchObject({ status });
});
