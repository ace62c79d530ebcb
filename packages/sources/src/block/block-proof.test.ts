import { blockId } from '@antescope/codec/chain/block';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { Field } from '../core/fields.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { readHeader } from './block-header.ts';
import { proveBlock } from './block-proof.ts';

interface Block {
  id: string;
  block_num: number;
  schedule_version: number;
  producer_signature: string;
  transactions: { trx: string | { id: string; packed_trx: string } }[];
}

const recorded = loadExchanges()
  .filter(({ path, status }) => path === '/v1/chain/get_block' && status === 200)
  .map(({ responseText }) => JSON.parse(responseText) as Block);
const chainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
const devKey = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

async function proofOf(block: object, transaction?: string) {
  const node = await startFakeNode((path) => (path.endsWith('get_block') ? block : new Error('Unknown Endpoint')));
  const api = new ChainApi(new NodeClient({ endpoints: [node.url] }));
  const proof = await proveBlock(api, { number: 5, chainId, ...(transaction === undefined ? {} : { transaction }) });
  await node.close();
  return proof;
}

test('recorded blocks hash to their ids, and their transactions to theirs, signed by the keys that signed them', async () => {
  expect(recorded.length).toBeGreaterThan(0);
  let transactions = 0;
  for (const block of recorded) {
    const sent = block.transactions.flatMap(({ trx }) => (typeof trx === 'string' ? [] : [trx.id]))[0];
    const proof = await proofOf(block, sent);
    expect(proof.id).toBe(block.id);
    // Before Savanna nodes have the signed data of reversible blocks only.
    expect(proof.signedBy).toBeNull();
    if (sent === undefined) continue;
    transactions += 1;
    expect(proof.transaction).toMatchObject({ id: sent });
    expect(proof.transaction!.signedBy!.length).toBeGreaterThan(0);
  }
  expect(transactions).toBeGreaterThan(0);
});

test('a block or a transaction that was altered hashes to another id, whatever the node says', async () => {
  const block = recorded.find(({ transactions }) => transactions.some(({ trx }) => typeof trx !== 'string'))!;
  const { trx } = block.transactions.find((one) => typeof one.trx !== 'string')! as {
    trx: { id: string; packed_trx: string };
  };
  const other = { ...trx, packed_trx: trx.packed_trx.replace(/..$/, (last) => (last === '00' ? '01' : '00')) };
  const forged = await proofOf({ ...block, producer: 'mallory', transactions: [{ trx: other }] }, trx.id);
  expect(forged.id).not.toBe(block.id);
  expect(forged.transaction!.id).not.toBe(trx.id);
  expect(forged.transaction!.signedBy).not.toContain(devKey);
});

test('since Savanna every block has its signer, but not its full header', async () => {
  const key = { type: 'K1', data: new Uint8Array(32).fill(7) } as const;
  const savanna = { ...recorded[0]!, schedule_version: 0x8000_0000 };
  const signed = { ...savanna, producer_signature: sign(fromHex(savanna.id), key) };
  expect(await proofOf(signed)).toEqual({ said: savanna.id, id: null, signedBy: publicKeyOf(key), transaction: null });
  const whole = { ...signed, header_extensions: [[2, 'abcd']] };
  expect(await proofOf(whole)).toMatchObject({ id: blockId(readHeader(new Field(whole))), signedBy: publicKeyOf(key) });
});

test('a schedule within a header is part of what is hashed', () => {
  const with1 = {
    ...recorded[0]!,
    new_producers: { version: 1, producers: [{ producer_name: 'alice', block_signing_key: devKey }] },
  };
  expect(blockId(readHeader(new Field(with1)))).not.toBe(blockId(readHeader(new Field(recorded[0]!))));
});
