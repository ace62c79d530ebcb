import { compileAbi } from '@antescope/codec/abi/compile';
import { transactionStatuses } from '@antescope/codec/chain/block';
import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Contract } from '../src/contract.ts';
import { contractCode } from '../src/contract.ts';
import { check } from '../src/contracts/check.ts';
import { withData } from '../src/contracts/dispatch.ts';
import { abiOf } from '../src/contracts/abi-text.ts';
import { Chain, type ProducedBlock } from '../src/chain.ts';
import type { ExecutedTransaction } from '../src/traces/trace.ts';
import { Laboratory, lab, level, native, testPublicKey } from './laboratory/laboratory.ts';
import { laboratoryContract } from './laboratory/laboratory-contract.ts';
import { deferredContract } from './replay/stand-ins.ts';

const proud = 'proud';

/** Sends and cancels deferred transactions; handles onerror unless the account is called proud. */
const senderContract: Contract = {
  name: 'sender',
  version: 1,
  abi: {
    ...deferredContract.abi,
    structs: [
      ...deferredContract.abi.structs,
      ...abiOf({ actions: { cancel: 'sender_id uint64' }, tables: {} }).structs,
    ],
    actions: [...deferredContract.abi.actions, { name: 'cancel', type: 'cancel', ricardian_contract: '' }],
  },
  apply(ctx) {
    if (ctx.action.name === 'onerror') check(ctx, ctx.receiver !== proud, 'I never fail');
    else if (ctx.action.name !== 'cancel') deferredContract.apply(ctx);
    else
      withData<{ sender_id: bigint }>((_, { sender_id }) => {
        check(ctx, ctx.cancelDeferred(sender_id), 'nothing to cancel');
      })(ctx);
  },
};

const abi = compileAbi(senderContract.abi);

function send(
  account: string,
  payload: bigint,
  more: { sender_id?: bigint; delay_sec?: number; replace_existing?: boolean } = {},
) {
  const data = {
    payer: account,
    sender_id: 1n,
    contract: account,
    payload,
    delay_sec: 0,
    replace_existing: false,
    ...more,
  };
  return { account, name: 'delayedcall', authorization: [level(account)], data: abi.encodeAction('delayedcall', data) };
}

const statusesOf = ({ block }: ProducedBlock): (string | undefined)[] =>
  block.transactions.map(({ status }) => transactionStatuses[status]);
const scheduledOf = ({ executed }: ProducedBlock): ExecutedTransaction[] => executed.slice(1);

describe('a deferred transaction', () => {
  let stage: Laboratory;
  const ram = (account: string) => stage.chain.state.resources.ramUsage(account);
  const waiting = () => [...stage.chain.state.database.generated.values()];

  beforeEach(() => {
    stage = new Laboratory({ contracts: [laboratoryContract, senderContract] });
    stage.push([stage.newAccount(proud)]);
    const code = contractCode(senderContract);
    for (const account of ['alice', proud, 'bob']) {
      stage.push([native('setcode', account, { account, vmtype: 0, vmversion: 0, code })]);
      if (account === 'bob') continue;
      const auth = {
        threshold: 1,
        keys: [{ key: testPublicKey(account), weight: 1 }],
        accounts: [{ permission: { actor: account, permission: 'eosio.code' }, weight: 1 }],
        waits: [],
      };
      stage.push([native('updateauth', account, { account, permission: 'active', parent: 'owner', auth })]);
    }
    stage.block();
  });

  test('runs in the next block; the sender pays for its RAM until then', () => {
    const before = ram('alice');
    const { id } = stage.push([send('alice', 5n)]);
    const [row] = waiting();
    expect(row).toMatchObject({ sender: 'alice', senderId: 1n, payer: 'alice' });
    expect(ram('alice') - before).toBe(BigInt(272 + row!.packed.length));
    const sent = stage.block();
    const deltas = sent.tableDeltas.find(({ name }) => name === 'generated_transaction')!.rows;
    expect(decodeDeltaRow('generated_transaction', deltas[0]!.data)).toMatchObject({
      sender: 'alice',
      trx_id: row!.id,
    });
    const ran = stage.block();
    expect(statusesOf(ran)).toEqual(['executed']);
    const [trace] = scheduledOf(ran);
    expect(trace).toMatchObject({ id: row!.id, scheduled: true, account_ram_delta: { account: 'alice' } });
    expect(trace!.action_traces[0]!.act.name).toBe('deferfunc');
    expect(trace!.partial!.transaction_extensions[0]![1].slice(0, 4)).toEqual(
      Uint8Array.from(
        id
          .slice(0, 8)
          .match(/../g)!
          .map((byte) => Number.parseInt(byte, 16)),
      ),
    );
    expect(ram('alice')).toBe(before);
    expect(waiting()).toEqual([]);
  });

  test('has a unique sender id: a duplicate is rejected, or replaces it', () => {
    stage.push([send('alice', 5n, { delay_sec: 2 })]);
    expect(stage.refused([send('alice', 6n, { delay_sec: 2 })]).message).toContain('already exists');
    stage.push([send('alice', 7n, { delay_sec: 2, replace_existing: true })]);
    expect(waiting()).toHaveLength(1);
    stage.block();
    const ran = stage.block(6);
    const payloads = scheduledOf(ran).map(({ action_traces: [action] }) =>
      abi.decodeAction('deferfunc', action!.act.data),
    );
    expect(payloads).toEqual([{ payload: 7n }]);
  });

  test('is canceled by its sender', () => {
    stage.push([send('alice', 5n, { delay_sec: 2 })]);
    const cancel = (account: string) => {
      const data = abi.encodeAction('cancel', { sender_id: 1n });
      return { account, name: 'cancel', authorization: [level(account)], data };
    };
    expect(stage.refused([cancel(proud)]).message).toContain('nothing to cancel');
    stage.push([cancel('alice')]);
    expect(waiting()).toEqual([]);
    stage.block();
    expect(statusesOf(stage.block(6))).toEqual([]);
  });

  test('soft-fails if its sender handles onerror', () => {
    stage.push([send('alice', 13n)]);
    const [row] = waiting();
    stage.block();
    const ran = stage.block();
    expect(statusesOf(ran)).toEqual(['soft_fail']);
    expect(ran.block.transactions[0]!.trx).toEqual(['transaction_id', row!.id]);
    const [trace] = scheduledOf(ran);
    expect(trace!.action_traces[0]).toMatchObject({ receiver: 'alice', act: { account: 'eosio', name: 'onerror' } });
    expect(trace!.failed_dtrx_trace).toMatchObject({ id: row!.id, status: 1, except: 'Y' });
    expect(waiting()).toEqual([]);
  });

  test('hard-fails if its sender does not', () => {
    stage.push([send(proud, 13n)]);
    stage.block();
    const ran = stage.block();
    expect(statusesOf(ran)).toEqual(['hard_fail']);
    expect(scheduledOf(ran)[0]!.action_traces[0]!.receipt).toBeNull();
  });

  test('expires if not executed in time', () => {
    stage.push([send('alice', 5n)]);
    stage.block();
    const late = stage.block(2 * 700);
    expect(statusesOf(late)).toEqual(['expired']);
    expect(scheduledOf(late)[0]!.action_traces).toEqual([]);
  });

  test('requires eosio.code in the authority', () => {
    expect(stage.refused([send('bob', 5n)]).name).toBe('unsatisfied_authorization');
  });

  test('replays identically', () => {
    const snapshot = stage.chain.snapshot();
    stage.push([send('alice', 5n), send('alice', 13n, { sender_id: 2n })]);
    const blocks = [stage.block(), stage.block(), stage.block()];
    const contracts = [laboratoryContract, senderContract];
    const restored = Chain.restore(snapshot, { contracts, producerKeys: [] });
    expect(blocks.map(({ content }) => restored.replay(content).id)).toEqual(blocks.map(({ id }) => id));
  });
});

describe('a context-free action', () => {
  test('has no authorization, reads context-free data, and no state', () => {
    const seen: (string | null)[] = [];
    const readerContract: Contract = {
      name: 'reader',
      version: 1,
      abi: abiOf({ actions: { read: '', look: '' }, tables: { rows: 'read' } }),
      apply(ctx) {
        if (ctx.action.name === 'look') ctx.table('rows').get(1n);
        for (const index of [0, 1]) {
          const data = ctx.contextFreeData(index);
          seen.push(data === null ? null : new TextDecoder().decode(data));
        }
      },
    };
    const stage = new Laboratory({ contracts: [laboratoryContract, readerContract] });
    const code = contractCode(readerContract);
    stage.push([native('setcode', 'alice', { account: 'alice', vmtype: 0, vmversion: 0, code })]);
    const free = (name: string) => ({ account: 'alice', name, authorization: [], data: new Uint8Array() });
    const authorized = lab('answer', 'bob', { value: 1 });
    const { action_traces } = stage.push([authorized], undefined, { context_free_actions: [free('read')] });
    expect(action_traces.map(({ context_free: is }) => is)).toEqual([true, false]);
    expect(seen).toEqual([null, null]);
    const refused = stage.refused([authorized], undefined, { context_free_actions: [free('look')] });
    expect([refused.name, refused.message]).toEqual([
      'unaccessible_api',
      "only context free api's can be used in this context",
    ]);
    const ordinary = { ...free('read'), authorization: [level('alice')] };
    expect(stage.refused([ordinary]).message).toBe('this API may only be called from context_free apply');
  });
});
