import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { blockId } from '@antescope/codec/chain/block';
import { expect, test } from 'vitest';
import { loadExchanges, loadSpringExchanges, parseExchanges } from '../../../../fixtures/exchanges.ts';
import { startFakeNode } from '../../../../fixtures/fake-node.ts';
import { startAnswering } from '../../../../fixtures/spring-node.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
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
const spring = loadSpringExchanges();
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

async function springProof(number: number, instead: Record<string, unknown> = {}, answers = spring) {
  const node = await startAnswering(answers, instead);
  const api = new ChainApi(new NodeClient({ endpoints: [node.url] }));
  const proof = await proveBlock(api, { number, chainId });
  await node.close();
  return proof;
}

test('legacy, transition and Savanna blocks of a Spring node hash to their ids', async () => {
  const blocks = spring.filter(({ id }) => id.startsWith('get_block.num-'));
  expect(blocks.length).toBeGreaterThan(10);
  for (const { responseText } of blocks) {
    const { id, block_num, schedule_version } = JSON.parse(responseText) as Block;
    const isSavanna = schedule_version === 0x8000_0000;
    expect(await springProof(block_num), `block ${block_num}`).toMatchObject({
      said: id,
      id,
      // Spring does not keep what blocks were signed with before Savanna.
      signedBy: isSavanna ? devKey : null,
    });
  }
});

test('a header that was altered hashes to another id, also where its extensions come from get_block_header', async () => {
  const { responseText } = spring.find(({ id }) => id === 'get_block_header.num-400')!;
  const header = JSON.parse(responseText) as { signed_block_header: object };
  const altered = { ...header, signed_block_header: { ...header.signed_block_header, producer: 'mallory' } };
  const proof = await springProof(400, { get_block_header: altered });
  expect(proof.id).not.toBe(proof.said);
});

test('without get_block_header the id of a Savanna block is not computed', async () => {
  const proof = await springProof(667, { get_block_header: new Error('Unknown Endpoint') });
  expect(proof).toMatchObject({ id: null, signedBy: devKey });
});

test('a schedule within a header is part of what is hashed', () => {
  const with1 = {
    ...recorded[0]!,
    new_producers: { version: 1, producers: [{ producer_name: 'alice', block_signing_key: devKey }] },
  };
  expect(blockId(readHeader(new Field(with1)))).not.toBe(blockId(readHeader(new Field(recorded[0]!))));
});

needsRecordings('every sampled block of a recorded Spring chain, proven', (recordings) => {
  test('every sampled block of a recorded Spring node hashes to its id', async () => {
    const all = parseExchanges(gunzipSync(readFileSync(join(recordings, 'spring/http/requests.ndjson.gz'))).toString());
    const blocks = all.filter(({ id }) => id.startsWith('get_block.num-'));
    expect(blocks.length).toBe(63);
    for (const { responseText } of blocks) {
      const { id, block_num } = JSON.parse(responseText) as Block;
      expect(await springProof(block_num, {}, all), `block ${block_num}`).toMatchObject({ said: id, id });
    }
  });
});
