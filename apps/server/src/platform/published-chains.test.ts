import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { chainOver } from '../../test/app-over.ts';
import { pageContext } from '../routes/pages/page-context.ts';
import { ChainDirectory } from './chain-of-request.ts';
import { PublishedChains } from './published-chains.ts';

const telos = {
  key: 'telos',
  text: 'Telos',
  value: 'https://telos.example/',
  image: 'T',
  testnet: false,
  invert: true,
};
const visit = {
  cookie: undefined,
  acceptLanguage: undefined,
  host: 'localhost',
  nonce: 'n',
  origin: 'http://localhost',
};

test('[CHAIN-013] a list that cannot be read is reported, and the menu keeps its entries', async () => {
  let status = 500;
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify([telos]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const problems: string[] = [];
  const published = new PublishedChains({ mainnet: url, testnet: null }, (problem) => problems.push(problem));
  const directory = new ChainDirectory([chainOver([url]), chainOver([url], 'wax')]);
  const site = {
    directory,
    version: '1',
    elsewhere: () => published.entries,
    walletFrameOrigin: null,
    walletLink: null,
    apiDocument: () => null,
  };
  const menu = () =>
    pageContext(directory.resolve('localhost', '/'), visit, site).chains.map(({ key, href }) => `${key} ${href}`);
  const served = ['wax /wax/', 'local /'];
  expect(menu()).toEqual(served);
  await published.refresh();
  expect(problems).toEqual([`Chain list: ${url} returned 500`]);
  expect(menu()).toEqual(served);
  status = 200;
  await published.refresh();
  expect(menu()).toEqual(['wax /wax/', 'telos https://telos.example/', 'local /']);
  status = 404;
  await published.refresh();
  expect(menu()).toContain('telos https://telos.example/');
  server.close();
});
