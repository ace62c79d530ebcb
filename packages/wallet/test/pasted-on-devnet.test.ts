import { toHex } from '@antescope/codec/bytes/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionOf, filledAction, rowOf } from '../src/pasted/action-row.ts';
import { contractsOf, openRows, readAbis } from '../src/pasted/open-pasted.ts';
import { packedTextOf, pushCommand, requestOf, transactionJsonOf, transactionOf } from '../src/pasted/outputs.ts';
import { jsonTextOf } from '../src/pasted/json-text.ts';
import { mostPasted, type PastedTransaction } from '../src/pasted/pasted-transaction.ts';
import { readPasted } from '../src/pasted/read-pasted.ts';
import { type DevnetChain, startDevnetChain } from './devnet-chain.ts';

interface JsonAction {
  account: string;
  data: unknown;
  hex_data?: string;
}

/** A transaction of a block as the node answers it. */
interface BlockTransaction {
  id: string;
  packed_trx: string;
  transaction: { actions: JsonAction[] };
}

let chain: DevnetChain;
let story: BlockTransaction[];
beforeAll(async () => {
  chain = await startDevnetChain('signing bench');
  story = await transactions();
});
afterAll(() => chain.devnet.stop());

async function transactions(): Promise<BlockTransaction[]> {
  const { head_block_num: head } = (await chain.context.call('/v1/chain/get_info', undefined)) as {
    head_block_num: number;
  };
  const found: BlockTransaction[] = [];
  for (let number = 2; number <= head; number++) {
    const block = (await chain.context.call('/v1/chain/get_block', { block_num_or_id: number })) as {
      transactions: { trx: BlockTransaction | string }[];
    };
    // A scheduled transaction is an ID.
    for (const { trx } of block.transactions) if (typeof trx !== 'string') found.push(trx);
  }
  return found;
}

function pastedOf(text: string): PastedTransaction {
  const reading = readPasted(text, chain.devnet.chainId);
  if (!reading.ok) throw reading.fault;
  return reading.pasted;
}

async function opened(text: string): Promise<{ hex: string; json: string; readable: number; pushed: string }> {
  const pasted = pastedOf(text);
  const abis = await readAbis(contractsOf(pasted), chain.context);
  const open = openRows(pasted, abis);
  if (!open.ok) throw open.fault;
  const { rows } = open;
  const actions = rows.map((row) => {
    const reading = actionOf(row, abis.get(row.account)!);
    if (!reading.ok) throw new Error(`${row.account}::${row.name} ${reading.field} ${JSON.stringify(reading.fault)}`);
    return reading.action;
  });
  const transaction = transactionOf(pasted, actions);
  return {
    hex: packedTextOf(transaction).hex,
    json: transactionJsonOf(transaction, rows),
    readable: rows.filter(({ data }) => data.startsWith('{')).length,
    pushed: pushCommand(transaction),
  };
}

/** Without the bytes: the data has to be encoded. */
function decodedOnly(transaction: BlockTransaction['transaction']): unknown {
  return { ...transaction, actions: transaction.actions.map(({ hex_data: _hex, ...action }) => action) };
}

test('every transaction of the story gives the same bytes back, from hex and from each form of JSON', async () => {
  expect(story.length).toBeGreaterThan(300);
  let readable = 0;
  let actions = 0;
  let tooLong = 0;
  for (const { id, packed_trx: hex, transaction } of story) {
    if (hex.length > mostPasted || jsonTextOf(transaction).length > mostPasted) {
      tooLong += 1;
      continue;
    }
    const fromHex = await opened(hex);
    readable += fromHex.readable;
    actions += transaction.actions.length;
    expect(fromHex.hex, id).toBe(hex);
    for (const json of [transaction, decodedOnly(transaction), { id, trx: { trx: { id, packed_trx: hex } } }])
      expect((await opened(jsonTextOf(json))).hex, id).toBe(hex);
    for (const text of [fromHex.json, fromHex.pushed]) expect((await opened(text)).hex, id).toBe(hex);
  }
  expect(tooLong).toBe(0);
  // All data is shown by its fields.
  expect(readable).toBe(actions);
});

test('a signing request of the actions brings them back, and fills in its signer', async () => {
  const abi = await chain.context.abi('eosio.token');
  const row = {
    account: 'eosio.token',
    name: 'transfer',
    authorization: '............1@............2',
    data: '{"from":"............1","to":"zoe","quantity":"1.0000 EOS","memo":"............1"}',
  };
  const reading = actionOf(row, abi);
  if (!reading.ok) throw new Error(reading.fault.code);
  const { uri } = requestOf([reading.action, reading.action], chain.devnet.chainId);
  const pasted = pastedOf(` ${uri.replace('esr:', 'web+esr:')}\n`);
  expect(pasted).toMatchObject({ source: 'request', callback: '' });
  expect(pasted.actions).toHaveLength(2);
  const [first] = pasted.actions;
  expect(toHex(first!.bytes!)).toBe(toHex(reading.action.data));
  expect(rowOf(first!, abi, '').authorization).toBe(row.authorization);
  const filled = filledAction(reading.action, abi, { actor: 'carol', permission: 'owner' });
  expect(filled.authorization).toEqual([{ actor: 'carol', permission: 'owner' }]);
  expect(abi!.decodeAction('transfer', filled.data)).toMatchObject({ from: 'carol', to: 'zoe', memo: '............1' });
});
