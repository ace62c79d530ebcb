import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { secondsToTimePointSec } from '@antescope/codec/chain/time';
import { packTransaction, refBlock, signingDigest, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { authorizers, DevWallet } from '@antescope/devnet/story/story-runner';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import { knownPushDifference, pushOutOfScope } from './scope.ts';
import { shapeDifference } from './shape.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

/** With fewer compared answers the comparison itself is broken. */
const LEAST_COMPARED = 68;
/** Offset of the amount in a transfer's data: after two names. */
const AMOUNT_OFFSET = 16;
const wallet = new DevWallet('antescope');
const recorded = loadExchanges().filter(({ group }) =>
  /^(push_transaction|send_transaction2?|compute_transaction)$/.test(group),
);

let devnet: TestDevnet;

beforeAll(async () => {
  devnet = await startTestDevnet();
});

afterAll(() => devnet.stop());

interface Packed {
  signatures: string[];
  packed_trx: string;
}

/** Rebuilt transactions by recorded bytes, so that duplicates stay duplicates. */
const rebuilt = new Map<string, Packed>();

test('recorded pushes, signed again for this chain, have the recorded result', async () => {
  const unexpected: string[] = [];
  let compared = 0;
  let known = 0;
  for (const exchange of recorded) {
    if (pushOutOfScope(exchange) !== null) continue;
    const difference = await differenceOf(exchange);
    if (difference === null) compared++;
    else if (knownPushDifference(exchange) !== null) known++;
    else unexpected.push(`${exchange.id}: ${difference}`);
  }
  console.info(
    `conformance: ${compared} recorded pushes alike, ${known} known to differ, ${unexpected.length} unexpected`,
  );
  expect(unexpected).toEqual([]);
  expect(compared).toBeGreaterThan(LEAST_COMPARED);
});

async function differenceOf(exchange: Exchange): Promise<string | null> {
  const { status, text } = await devnet.post(exchange.path, rebuildRequest(exchange));
  if (status !== exchange.status) return `status ${status} instead of ${exchange.status}: ${text.slice(0, 700)}`;
  if (status >= 400) return sameText(generalise(exchange.responseText), generalise(text));
  const difference = shapeDifference(exchange.responseText, text);
  if (difference !== null) return `${difference.path}: ${difference.ours} instead of ${difference.recorded}`;
  return sameText(exceptionOf(exchange.responseText), exceptionOf(text));
}

function sameText(recordedText: string, ours: string): string | null {
  return recordedText === ours ? null : `${ours}\n   instead of ${recordedText}`;
}

/** Code, name, message and formats of the failure, without chain-specific parts. */
function exceptionOf(text: string): string {
  const { processed } = JSON.parse(text) as {
    processed: { except: Record<string, unknown> | null; error_code: unknown };
  };
  if (processed.except === null) return 'no exception';
  const { code, name, message, stack } = processed.except as {
    code: number;
    name: string;
    message: string;
    stack: { format: string; data: object; context: { file: string; line: number; method: string } }[];
  };
  const lines = stack.map(({ format, data, context }) => {
    return `${format} {${Object.keys(data).join()}} ${context.file}:${context.line} ${context.method}`;
  });
  return [code, name, message, processed.error_code, ...lines].join('\n');
}

function generalise(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/(EOS|PUB_K1_)[1-9A-HJ-NP-Za-km-z]{50}/g, 'KEY')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, 'TIME')
    .replaceAll(/\b(length|has|needs|over by|greater than|billed CPU time \() ?-?\d+/g, '$1 N')
    .replaceAll(/\(-?\d+ us\)/g, '(N us)')
    .replaceAll(/high: \d+/g, 'high: N');
}

function rebuildRequest(exchange: Exchange): unknown {
  const request = exchange.request as Record<string, unknown>;
  const inner = request.transaction as Packed | undefined;
  if (inner?.packed_trx !== undefined) return { ...request, transaction: rebuild(exchange, inner) };
  return typeof request.packed_trx === 'string' ? rebuild(exchange, request as unknown as Packed) : request;
}

function rebuild(exchange: Exchange, packed: Packed): unknown {
  // Malformed on purpose: sent unchanged.
  if (/not-hex|truncated|bad-signature|compression|zlib/.test(exchange.id)) return packed;
  let ours = rebuilt.get(packed.packed_trx);
  if (ours === undefined) {
    ours = resign(exchange.id, unpackTransaction(fromHex(packed.packed_trx)), packed.signatures.length);
    rebuilt.set(packed.packed_trx, ours);
  }
  return { ...packed, ...ours };
}

function resign(id: string, transaction: Transaction, signatureCount: number): Packed {
  const head = devnet.node.head();
  const now = Math.floor(Date.parse(`${devnet.node.blockTime(head.block_num)}Z`) / 1000);
  const reference = refBlock(head.block_id);
  const lifetime = id.includes('expiration-too-far') ? 86_400 : id.includes('expired') ? -60 : 300;
  const packed = packTransaction({
    ...transaction,
    actions: /no-balance|compute_transaction\.fail/.test(id)
      ? transaction.actions.map(unaffordable)
      : transaction.actions.map(withOwnKeys),
    expiration: secondsToTimePointSec(now + lifetime),
    ref_block_num: reference.ref_block_num,
    ref_block_prefix: id.includes('bad-tapos') ? 1 : reference.ref_block_prefix,
  });
  const digest = signingDigest(devnet.node.chainId(), packed);
  const signatures = signersOf(id, transaction, signatureCount).map((account) => sign(digest, wallet.keyOf(account)));
  return { packed_trx: toHex(packed), signatures };
}

/** Signers: the authorizers, except in the cases about wrong signatures. */
function signersOf(id: string, transaction: Transaction, count: number): string[] {
  const owners = authorizers(transaction.actions);
  if (count === 0) return [];
  if (id.includes('wrong-key')) return ['mallory'];
  if (id.includes('irrelevant-key')) return [...owners, 'mallory'];
  if (id.includes('duplicate-signature')) return [...owners, ...owners];
  return owners;
}

/** Gives a created account the key that the test has for it. */
function withOwnKeys(action: Action): Action {
  if (action.account !== 'eosio' || action.name !== 'newaccount' || action.data.length === 0) return action;
  const abi = devnet.node.abiOf('eosio');
  if (abi === null) throw new Error('eosio has no ABI');
  const data = abi.decodeAction('newaccount', action.data) as {
    name: string;
    owner: { keys: { key: string }[] };
    active: { keys: { key: string }[] };
  };
  for (const entry of [...data.owner.keys, ...data.active.keys]) entry.key = publicKeyOf(wallet.keyOf(data.name));
  return { ...action, data: abi.encodeAction('newaccount', data) };
}

/** The same transfer with more than any balance: accounts without tokens on the recorded chain may have some here. */
function unaffordable(action: Action): Action {
  const data = action.data.slice();
  new DataView(data.buffer).setBigInt64(AMOUNT_OFFSET, 9_000_000_000_000_000n, true);
  return { ...action, data };
}
