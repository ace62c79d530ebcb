import { describe, expect, test } from 'vitest';
import { loadExchanges, loadFixtureExchanges, type Exchange } from '../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../fixtures/recordings.ts';
import { abiOf, structOf } from '../test/abi-maker.ts';
import { recordedChainId } from '../test/frame-check.ts';
import { compileAbi } from './abi/compile.ts';
import { blockId, transactionStatuses, type BlockHeader, type TransactionReceipt } from './chain/block.ts';
import { fromHex, toHex } from './bytes/bytes.ts';
import { recoverPublicKey } from './curve/recover.ts';
import { encodeHeaderExtension } from './chain/header-extension.ts';
import { inflatePacked } from './bytes/inflate.ts';
import { formatPublicKey, parsePublicKey } from './keys/key.ts';
import { merkleRoot } from './chain/merkle.ts';
import { parseJsonExact } from './bytes/nodeos-json.ts';
import { actionDigest, transactionReceiptDigest } from './chain/receipt.ts';
import type { AuthoritySchedule } from './chain/schedule.ts';
import {
  packTransaction,
  signingDigest,
  transactionId,
  unpackTransaction,
  type Action,
  type PackedTransaction,
  type Transaction,
} from './chain/transaction.ts';

/** A packed transaction as requests and get_block have it. */
interface PackedJson {
  signatures: string[];
  compression: number | 'none' | 'zlib';
  packed_context_free_data: string;
  packed_trx: string;
}

interface BlockJson extends Omit<BlockHeader, 'new_producers' | 'header_extensions'> {
  id: string;
  new_protocol_features?: { feature_digest: string }[];
  new_producer_schedule?: { version: number; producers: { producer_name: string; authority: [number, Authority] }[] };
  transactions: {
    status: (typeof transactionStatuses)[number];
    cpu_usage_us: number;
    net_usage_words: number;
    trx: string | (PackedJson & { id: string; transaction: Omit<Transaction, 'actions'> & { actions: ActionJson[] } });
  }[];
}

type Authority = AuthoritySchedule['producers'][number]['authority'];
type ActionJson = Omit<Action, 'data'> & { data: unknown; hex_data?: string };

function packedOf(json: PackedJson): PackedTransaction {
  return {
    signatures: json.signatures,
    compression: json.compression === 'zlib' || json.compression === 1 ? 1 : 0,
    packed_context_free_data: fromHex(json.packed_context_free_data),
    packed_trx: fromHex(json.packed_trx),
  };
}

function headerOf(json: BlockJson): BlockHeader {
  const header_extensions: BlockHeader['header_extensions'] = [];
  if (json.new_protocol_features !== undefined) {
    const protocol_features = json.new_protocol_features.map((feature) => feature.feature_digest);
    header_extensions.push(encodeHeaderExtension({ type: 'protocol_feature_activation', protocol_features }));
  }
  if (json.new_producer_schedule !== undefined) {
    const { version, producers } = json.new_producer_schedule;
    const plain = producers.map(({ producer_name, authority }) => ({ producer_name, authority: authority[1] }));
    header_extensions.push(
      encodeHeaderExtension({ type: 'producer_schedule_change', schedule: { version, producers: plain } }),
    );
  }
  return { ...json, new_producers: null, header_extensions };
}

function receiptOf({ status, trx, ...usage }: BlockJson['transactions'][number]): TransactionReceipt {
  return {
    ...usage,
    status: transactionStatuses.indexOf(status),
    trx: typeof trx === 'string' ? ['transaction_id', trx] : ['packed_transaction', packedOf(trx)],
  };
}

/** Verifies a get_block response. Returns its number of transactions. */
function checkBlock(block: BlockJson): number {
  expect(blockId(headerOf(block))).toBe(block.id);
  expect(toHex(merkleRoot(block.transactions.map((one) => transactionReceiptDigest(receiptOf(one)))))).toBe(
    block.transaction_mroot,
  );
  for (const { trx } of block.transactions) {
    if (typeof trx === 'string') continue;
    const { packed_trx } = inflatePacked(packedOf(trx));
    expect(transactionId(packed_trx)).toBe(trx.id);
    const { actions, ...head } = unpackTransaction(packed_trx);
    const { expiration, ref_block_num, ref_block_prefix, delay_sec } = trx.transaction;
    expect(head).toMatchObject({ expiration, ref_block_num, ref_block_prefix, delay_sec });
    expect(actions.map((action) => toHex(action.data))).toEqual(
      trx.transaction.actions.map((action) => action.hex_data ?? action.data),
    );
  }
  return block.transactions.length;
}

function blocksIn(exchanges: readonly Exchange[]): BlockJson[] {
  const answers = exchanges.filter(({ group, status }) => /^(load\.)?get_block$/.test(group) && status === 200);
  return answers.map(({ responseText }) => parseJsonExact(responseText) as BlockJson);
}

/** Every record in a JSON value that `found` accepts. */
function eachRecord(json: unknown, found: (record: Record<string, unknown>) => void): void {
  if (typeof json !== 'object' || json === null) return;
  if (!Array.isArray(json)) found(json as Record<string, unknown>);
  for (const part of Object.values(json)) eachRecord(part, found);
}

/** Digests of the actions whose receipts a response contains. */
function checkActionDigests(json: unknown): number {
  let checked = 0;
  eachRecord(json, ({ receipt, act, block_num, return_value_hex_data = '' }) => {
    const digest = (receipt as { act_digest?: string } | null)?.act_digest;
    const { hex_data, ...action } = (act ?? {}) as Action & { hex_data?: string };
    if (digest === undefined || hex_data === undefined || typeof block_num !== 'number') return;
    // Return values are part of digests since the feature's activation in block 8.
    const returned = block_num < 8 ? undefined : fromHex(String(return_value_hex_data));
    expect(toHex(actionDigest({ ...action, data: fromHex(hex_data) }, returned))).toBe(digest);
    checked++;
  });
  return checked;
}

/** Accepted transactions with the ids returned by the node. */
function checkPushes(exchanges: readonly Exchange[]): number {
  let checked = 0;
  for (const { group, status, request, responseText } of exchanges) {
    if (!/^(send|push)_transaction2?$/.test(group) || status !== 202) continue;
    const sent = ((request as { transaction?: PackedJson }).transaction ?? request) as PackedJson;
    const { transaction_id } = JSON.parse(responseText) as { transaction_id: string };
    // Unpacked JSON is accepted too, but this test is about bytes.
    if (typeof sent.packed_trx !== 'string') continue;
    expect(transactionId(inflatePacked(packedOf(sent)).packed_trx)).toBe(transaction_id);
    checked++;
  }
  return checked;
}

describe('what a node says of blocks and transactions is what we compute', () => {
  const exchanges = loadFixtureExchanges();

  test('block ids, transaction ids and transaction merkle roots of get_block', () => {
    const counts = blocksIn(exchanges).map(checkBlock);
    expect(counts.length).toBeGreaterThan(25);
    expect(Math.max(...counts)).toBeGreaterThan(5);
  });

  test('action digests of v1 history', () => {
    let checked = 0;
    for (const { group, status, responseText } of exchanges) {
      if (group.startsWith('history_get_') && status === 200)
        checked += checkActionDigests(parseJsonExact(responseText));
    }
    expect(checked).toBeGreaterThan(200);
  });

  test('ids of pushed transactions, plain and deflated', () => {
    expect(checkPushes(exchanges)).toBeGreaterThan(30);
  });

  test('get_transaction_id, from the same JSON', () => {
    const recorded = exchanges.find(({ id }) => id === 'get_transaction_id.ok')!;
    const token = compileAbi(
      abiOf({
        structs: [structOf('transfer from:name to:name quantity:asset memo:string')],
        actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
      }),
    );
    const json = recorded.request as Omit<Transaction, 'actions'> & { actions: ActionJson[] };
    const actions = json.actions.map((action) => ({ ...action, data: token.encodeAction(action.name, action.data) }));
    expect(`"${transactionId(packTransaction({ ...json, actions }))}"`).toBe(recorded.responseText);
  });

  test('keys recovered from signatures belong to the signing accounts', () => {
    const keys = new Map<string, Set<string>>();
    for (const { group, status, responseText } of exchanges) {
      if (group !== 'get_account' || status !== 200) continue;
      const account = JSON.parse(responseText) as { account_name: string };
      const own = new Set<string>();
      eachRecord(account, ({ key }) => {
        if (typeof key === 'string') own.add(formatPublicKey(parsePublicKey(key)));
      });
      keys.set(account.account_name, own);
    }
    let checked = 0;
    for (const block of blocksIn(exchanges)) {
      for (const { trx } of block.transactions) {
        if (typeof trx === 'string') continue;
        const actors = new Set(
          trx.transaction.actions.flatMap((action) => action.authorization.map(({ actor }) => actor)),
        );
        // An account without keys lets other accounts sign.
        if (![...actors].every((actor) => (keys.get(actor)?.size ?? 0) > 0)) continue;
        const packed = inflatePacked(packedOf(trx));
        const digest = signingDigest(recordedChainId, packed.packed_trx, packed.packed_context_free_data);
        for (const signature of packed.signatures) {
          const key = recoverPublicKey(digest, signature);
          expect(
            [...actors].some((actor) => keys.get(actor)!.has(key)),
            `${trx.id} ${key}`,
          ).toBe(true);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(30);
  });
});

needsRecordings('blocks and pushes of a recorded chain recomputed, those with contract code among them', () => {
  test('every get_block answer and every push', () => {
    const exchanges = loadExchanges();
    expect(blocksIn(exchanges).map(checkBlock).length).toBeGreaterThan(30);
    expect(checkPushes(exchanges)).toBeGreaterThan(40);
  });
});
