import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { startRecordedNode } from '../fixtures/recorded-node.ts';
import { startAntescope } from '../test-kit/start-antescope.ts';

export interface Gallery {
  url: string;
  /** Requested paths of the gateway. */
  fetched: string[];
  stop(): Promise<void>;
}

/** The site on a node with the recorded assets of alice and some of SimpleAssets, and a local media gateway. */
export async function startGallery(): Promise<Gallery> {
  const recorded = await startRecordedNode();
  const fetched: string[] = [];
  const gateway = await listen((path) => {
    fetched.push(path);
    if (path === '/ipfs/QmBroken') return { status: 200, type: 'image/png', body: Buffer.from('<html>no picture') };
    if (path === '/ipfs/QmGone') return { status: 404, type: 'text/plain', body: Buffer.from('gone') };
    return { status: 200, type: 'image/png', body: picture(path) };
  });
  const node = await listen(async (path, body) => {
    if (path === '/v1/chain/get_table_rows') {
      const { table, scope, lower_bound: lower, limit = 10 } = JSON.parse(body) as Record<string, string>;
      const rows = scope === 'alice' && table === 'sassets' ? simpleRows : undefined;
      if (rows !== undefined || table === 'templates' || table === 'schemas' || table === 'collections') {
        const all = rows ?? (await whole(recorded.url, table!, scope!));
        const matches = all.filter((row) => lower === undefined || table !== 'sassets' || String(row.id) >= lower);
        return json({ rows: matches.slice(0, Number(limit)), more: false, next_key: '' });
      }
    }
    const answer = await fetch(recorded.url + path, { method: 'POST', body: body === '' ? '{}' : body });
    return { status: answer.status, type: 'application/json', body: Buffer.from(await answer.text()) };
  });
  const site = await startAntescope(['--node', node.url], { chains: { local: { ipfsGateway: gateway.url } } });
  return {
    url: site.url,
    fetched,
    async stop() {
      await site.stop();
      await Promise.all([node.close(), gateway.close(), recorded.close()]);
    },
  };
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

const asset = (id: number, idata: object) => ({
  id: String(100_000_000_000_000 + id),
  owner: 'alice',
  author: 'gamestudio11',
  category: 'art',
  idata: JSON.stringify(idata),
  mdata: JSON.stringify({ level: id, note: '<script>alert(1)</script>' }),
});

const simpleRows = [
  asset(1, { name: 'Blue square', img: 'QmBlue', pdf: 'QmPaper', audio: 'QmSound', video: 'QmFilm' }),
  asset(2, { name: 'A name that is far too long to fit on any card of any gallery, on any screen', img: 'QmRed' }),
  asset(3, { name: 'Broken', img: 'QmBroken' }),
  asset(4, { name: 'Gone', img: 'QmGone' }),
  asset(5, { name: 'مربع أخضر', img: 'QmGreen' }),
];

/** All recorded rows of a table of the collection. */
async function whole(url: string, table: string, scope: string): Promise<Record<string, unknown>[]> {
  const request = { json: true, code: 'atomicassets', scope, table, limit: 50 };
  const answer = await fetch(`${url}/v1/chain/get_table_rows`, { method: 'POST', body: JSON.stringify(request) });
  return ((await answer.json()) as { rows?: Record<string, unknown>[] }).rows ?? [];
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}

async function listen(answer: (path: string, body: string) => Answer | Promise<Answer>) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const match = await answer(request.url ?? '/', body);
    response.writeHead(match.status, { 'content-type': match.type }).end(match.body);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
}

/** A single-color PNG, by path. */
function picture(path: string): Buffer {
  const size = 64;
  const colour = { '/ipfs/QmRed': [200, 40, 40], '/ipfs/QmGreen': [30, 150, 60] }[path] ?? [40, 80, 200];
  const row = Buffer.from([0, ...Array.from({ length: size }, () => colour).flat()]);
  const data = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const all = Buffer.alloc(body.length + 8);
  all.writeUInt32BE(data.length, 0);
  all.set(body, 4);
  all.writeUInt32BE(checksum(body), body.length + 4);
  return all;
}

function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
