import { fromHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { expect, test } from 'vitest';
import { loadExchanges, loadSpringExchanges } from '../../../../fixtures/exchanges.ts';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { Field } from '../core/fields.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { blockSigner, recoverSigner } from './block-signer.ts';

const recorded = loadExchanges().find(({ id }) => id === 'get_block_header_state.by-id')!;
const devKey = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

test('the key of the active schedule comes out of a recorded block, and another one when the header is changed', async () => {
  const state = JSON.parse(recorded.responseText) as { header: object };
  expect(await recoverSigner(new Field(state))).toBe(devKey);
  const forged = { ...state, header: { ...state.header, confirmed: 7 } };
  expect(await recoverSigner(new Field(forged)).catch(() => null)).not.toBe(devKey);
});

test('from Savanna on the producer signs the id', async () => {
  const key = { type: 'R1', data: new Uint8Array(32).fill(5) } as const;
  const id = '0000002b'.padEnd(64, '7');
  const header = { schedule_version: 2147483648, producer_signature: sign(fromHex(id), key) };
  expect(await recoverSigner(new Field({ id, header }))).toBe(publicKeyOf(key));
});

test('nodes have it for reversible blocks only', async () => {
  const node = await startRecordedNode();
  const api = new ChainApi(new NodeClient({ endpoints: [node.url] }));
  const { block_num_or_id: id } = recorded.request as { block_num_or_id: string };
  expect(await blockSigner(api, id)).toEqual({ signedBy: devKey, failures: [] });
  expect(await blockSigner(api, 'f'.repeat(64))).toEqual({ signedBy: null, failures: [] });
  await node.close();
  expect(await blockSigner(api, id)).toMatchObject({
    signedBy: null,
    failures: [{ code: 'network', endpoint: node.url }],
  });
});

test('the empty header state of a Spring node is not a failure', async () => {
  const { responseText } = loadSpringExchanges().find(({ id }) => id === 'get_block_header_state.num-400')!;
  const state = JSON.parse(responseText) as { id: string };
  const node = await startFakeNode(() => state);
  const api = new ChainApi(new NodeClient({ endpoints: [node.url] }));
  expect(await blockSigner(api, state.id)).toEqual({ signedBy: null, failures: [] });
  await node.close();
});
