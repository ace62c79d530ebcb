import { afterEach, expect, test } from 'vitest';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { exampleAbi } from '../../../../../fixtures/example-abi.ts';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { appOver, chainOver } from '../../app-over.ts';
import type { App } from '../../../src/start/app.ts';

let node: FakeNode;
let app: App;
afterEach(async () => {
  await app.fastify.close();
  await node.close();
});

async function proxyOver(known: Record<string, unknown>): Promise<(call: string, body: unknown) => Promise<unknown>> {
  const abi = Buffer.from(encodeAbi(exampleAbi)).toString('base64');
  const answers: Record<string, unknown> = { get_raw_abi: { code_hash: '', abi_hash: '', abi }, ...known };
  node = await startFakeNode((path) => answers[path.split('/').at(-1)!] ?? new Error('Unknown Endpoint'));
  app = await appOver([chainOver([node.url])]);
  return async (call, body) => {
    const url = `/v1/chain/${call}`;
    return (await app.fastify.inject({ method: 'POST', url, payload: JSON.stringify(body) })).json();
  };
}

const call = { code: 'shop', action: 'put' };
const item = {
  id: '18446744073709551615',
  owner: 'erin',
  price: '1.0000 EOS',
  tags: ['a'],
  path: [{ x: -1, y: null }],
  kind: ['uint8', 3],
};

test('[NODE-016] abi_json_to_bin and abi_bin_to_json are answered locally if nodes dropped them', async () => {
  const ask = await proxyOver({});
  const { binargs } = (await ask('abi_json_to_bin', { ...call, args: { item } })) as { binargs: string };
  expect(binargs).toMatch(/^f{16}/);
  expect(await ask('abi_bin_to_json', { ...call, binargs })).toEqual({ args: { item } });
  expect(await ask('abi_bin_to_json', { ...call, binargs: binargs.slice(0, 20) })).toMatchObject({
    code: 500,
    error: { details: [{ message: expect.stringContaining('past end') }] },
  });
  expect(await ask('abi_json_to_bin', { ...call, action: 'steal', args: {} })).toMatchObject({ code: 500 });
});

test('[NODE-016] a node that supports them answers itself', async () => {
  const ask = await proxyOver({
    abi_json_to_bin: { binargs: 'c0de' },
    abi_bin_to_json: { args: { told: 'by the node' } },
  });
  expect(await ask('abi_json_to_bin', { ...call, args: {} })).toEqual({ binargs: 'c0de' });
  expect(await ask('abi_bin_to_json', { ...call, binargs: '' })).toEqual({ args: { told: 'by the node' } });
  expect(node.requests.filter(({ path }) => path.includes('abi_')).map(({ body }) => body)).toEqual([
    { ...call, args: {} },
    { ...call, binargs: '' },
  ]);
});
