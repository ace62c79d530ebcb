import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { packTransaction, transactionId, type Action, type Transaction } from '@antescope/codec/chain/transaction';
import { chainCheck, errorKinds, type ErrorKind } from '../chain-error.ts';
import type { ChainFacts, ContractAction } from '../contract.ts';
import { generatedTransactionSize } from '../resources/ram-sizes.ts';
import type { GeneratedTransactionRow } from '../state/rows.ts';
import type { Environment } from './environment.ts';
import { checkNamed } from './input.ts';

/** Extension with the sending action, which makes ids of deferred transactions unique. */
const generationContext = 0;
/** Bytes of the id in the retiring block, billed when sent. */
const idSize = 32;
const noTime = '1970-01-01T00:00:00';

/** The action that schedules or cancels a deferred transaction. */
export interface DeferredHost {
  readonly receiver: string;
  readonly action: ContractAction;
  readonly privileged: boolean;
  /** Microseconds of the pending block. */
  readonly now: bigint;
  readonly chain: ChainFacts;
  hasAuth(account: string): boolean;
  addRam(account: string, delta: number): void;
}

export interface DeferredRequest {
  readonly senderId: bigint;
  readonly payer: string;
  readonly actions: readonly Action[];
  readonly delaySeconds: number;
  readonly replace: boolean;
}

/** Stores a deferred transaction. Returns the NET bytes for retiring it. */
export function scheduleDeferred(environment: Environment, host: DeferredHost, request: DeferredRequest): number {
  const { database } = environment;
  const { configuration } = database.config;
  const { senderId, payer, delaySeconds } = request;
  const transaction = generatedTransaction(host, request);
  checkNamed(environment, transaction);
  const delay = BigInt(delaySeconds) * 1_000_000n;
  if (!host.privileged) checkMaySend(environment, host, request, delay);
  const before = findDeferred(environment, host.receiver, senderId);
  if (before !== undefined) {
    const duplicate = 'deferred transaction with the same sender_id and payer already exists';
    assert(request.replace, 870, duplicate, errorKinds.deferredDuplicate);
    forget(environment, host, before);
  }
  const packed = packTransaction(transaction);
  const delayUntil = host.now + delay;
  database.generated.put({
    sender: host.receiver,
    senderId,
    payer,
    id: transactionId(packed),
    packed,
    published: host.now,
    delayUntil,
    expiration: delayUntil + BigInt(configuration.deferred_trx_expiration_window) * 1_000_000n,
  });
  host.addRam(payer, generatedTransactionSize + packed.length);
  return configuration.base_per_transaction_net_usage + idSize;
}

/** False if there is no such transaction. */
export function cancelDeferred(environment: Environment, host: DeferredHost, senderId: bigint): boolean {
  const row = findDeferred(environment, host.receiver, senderId);
  if (row === undefined) return false;
  forget(environment, host, row);
  return true;
}

function generatedTransaction(host: DeferredHost, { senderId, actions, delaySeconds }: DeferredRequest): Transaction {
  const writer = new ByteWriter(56);
  writer.bytes(fromHex(host.chain.transactionId));
  writer.u128(senderId);
  writer.name(host.receiver);
  return {
    expiration: noTime,
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: delaySeconds,
    context_free_actions: [],
    actions: [...actions],
    transaction_extensions: [[generationContext, writer.finish()]],
  };
}

function checkMaySend(environment: Environment, host: DeferredHost, request: DeferredRequest, delay: bigint): void {
  const { payer, actions } = request;
  if (payer !== host.receiver) {
    const inAction = host.receiver === host.action.account;
    assert(
      inAction,
      770,
      'cannot bill RAM usage of deferred transactions to another account within notify context',
      errorKinds.actionValidate,
    );
    assert(
      host.hasAuth(payer),
      774,
      'cannot bill RAM usage of deferred transaction to another account that has not authorized the action: ${payer}',
      errorKinds.actionValidate,
      { payer },
    );
  }
  const permissions = [{ actor: host.receiver, permission: 'eosio.code' }];
  environment.authorization.check(actions, { keys: [], permissions, delay });
}

function findDeferred(
  { database }: Environment,
  sender: string,
  senderId: bigint,
): GeneratedTransactionRow | undefined {
  for (const row of database.generated.values()) if (row.sender === sender && row.senderId === senderId) return row;
  return undefined;
}

function forget({ database }: Environment, host: DeferredHost, row: GeneratedTransactionRow): void {
  host.addRam(row.payer, -(generatedTransactionSize + row.packed.length));
  database.generated.delete(row.id);
}

function assert(
  condition: boolean,
  line: number,
  format: string,
  kind: ErrorKind,
  data: Record<string, unknown> = {},
): asserts condition {
  chainCheck(condition, kind, ['apply_context.cpp', line, 'schedule_deferred_transaction'], format, data);
}
