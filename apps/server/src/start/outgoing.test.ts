import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fetchChainList } from '@antescope/chains/config/remote-chain-list';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { exchangeRates } from '@antescope/sources/services/forex/forex';
import { NodeClient } from '@antescope/sources/node/node-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryNodes } from './node-facts.ts';
import { PolledNode, readerClient } from '@antescope/index/chain-reader/polled-node';

const root = resolve(import.meta.dirname, '../../../..');

/** Files that open connections, as SECURITY.md lists them. */
const places = [
  'apps/server/src/routes/media/fetch-media.ts',
  'apps/server/src/start/ship-check.ts',
  'packages/chains/src/config/remote-chain-list.ts',
  'packages/index-clickhouse/src/client-engine.ts',
  'packages/index-clickhouse/src/connect.ts',
  'packages/index/src/chain-reader/ship-connection.ts',
  'packages/sources/src/core/http-request.ts',
  'packages/sources/src/realtime/realtime-client.ts',
  'packages/wallet/src/providers/anchor/link-service.ts',
  'packages/wallet/src/providers/scatter/scatter-socket.ts',
];

const opens =
  /(?<![.\w#])fetch\(|(?:\?\?|=) fetch\b|new WebSocket\(|from '(?:node:https?|undici|node:net)'.*|(?:from |import\()'@clickhouse\/client'/;
const noConnection = /import type|import \{ (?:BlockList|isIP|createServer)|AddressInfo/;

const folders = [
  'apps/server/src',
  'packages/index/src',
  'packages/index-clickhouse/src',
  'packages/sources/src',
  'packages/chains/src',
  'packages/wallet/src',
];

function filesThatOpen(): string[] {
  const found: string[] = [];
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');
      if (lines.some((line) => opens.test(line) && !noConnection.test(line) && !/^\s*(?:\*|\/\/)/.test(line))) {
        found.push(`${folder}/${file}`);
      }
    }
  }
  return found.sort();
}

test('every place that opens a connection is listed in SECURITY.md', () => {
  expect(filesThatOpen()).toEqual(places);
  const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  expect(places.filter((place) => !page.includes(`\`${place}\``))).toEqual([]);
});

describe('an endpoint that redirects', () => {
  let hits = 0;
  let privateServer: Server;
  let sending: Server;
  let url = '';

  async function listen(server: Server): Promise<string> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeAll(async () => {
    privateServer = createServer((_request, response) => {
      hits++;
      response.setHeader('content-type', 'application/json');
      response.end('{"chain_id":"secret"}');
    });
    const inside = await listen(privateServer);
    sending = createServer((request, response) => {
      request.resume();
      response.writeHead(307, { location: `${inside}/latest/meta-data` });
      response.end();
    });
    url = await listen(sending);
  });
  beforeEach(() => {
    hits = 0;
  });
  afterAll(() => {
    for (const server of [privateServer, sending]) {
      server.closeAllConnections();
      server.close();
    }
  });

  test('a service beside the node', async () => {
    const prices = { feeds: [], forex: url, graphql: null, circulating: null };
    expect((await exchangeRates(sourcesOver(url, { prices }).at)).state).toBe('failed');
    await expect(fetchChainList({ mainnet: url, testnet: null }, false)).rejects.toThrow();
    expect(hits).toBe(0);
  });

  test('a node', async () => {
    const client = new NodeClient({ endpoints: [url] });
    await expect(client.info()).rejects.toThrow('No endpoint answers');
    await expect(client.raw({ path: '/v1/chain/get_info', body: null })).rejects.toThrow('No endpoint answers');
    const reader = new PolledNode(readerClient([url]), url);
    await expect(reader.info(new AbortController().signal)).rejects.toThrow('/v1/chain/get_info: ');
    const [reply] = await queryNodes([url]);
    expect(reply?.chainId).toBeNull();
    expect(hits).toBe(0);
  });
});
