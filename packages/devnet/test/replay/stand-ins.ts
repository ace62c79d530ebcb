import { abiOf } from '../../src/contracts/abi-text.ts';
import { nameToU64 } from '@antescope/codec/chain/name';
import { dispatch, withData } from '../../src/contracts/dispatch.ts';
import type { ApplyContext, Contract } from '../../src/contract.ts';

/** The first contract of the recorded chain, which can only activate protocol features. */
export const bootContract: Contract = {
  name: 'boot',
  version: 1,
  abi: abiOf({ actions: { activate: 'feature_digest checksum256' }, tables: {} }),
  apply: (ctx) => {
    dispatch(ctx, {
      activate: () => {
        ctx.requireAuth(ctx.receiver);
        ctx.activateFeature(ctx.payload<{ feature_digest: string }>().feature_digest);
      },
      newaccount: () => {},
      setcode: () => {},
      setabi: () => {},
      onblock: () => {},
    });
  },
};

/** Stub for contracts that are only notified of transfers here and, as recorded, ignore them. */
export const listenerContract: Contract = {
  name: 'listener',
  version: 1,
  abi: abiOf({ actions: {}, tables: {} }),
  apply: () => {},
};

interface Call {
  payer: string;
  sender_id: bigint;
  contract: string;
  payload: bigint;
  delay_sec: number;
  replace_existing: boolean;
}

/** Stub for a contract of the recorded chain that sends deferred transactions and handles their failures. */
export const deferredContract: Contract = {
  name: 'deferred',
  version: 1,
  abi: abiOf({
    actions: {
      defercall: 'payer name, sender_id uint64, contract name, payload uint64',
      deferfunc: 'payload uint64',
      delayedcall:
        'payer name, sender_id uint64, contract name, payload uint64, delay_sec uint32, replace_existing bool',
    },
    tables: {},
  }),
  apply: (ctx) =>
    dispatch(ctx, {
      defercall: withData<Call>((_, { sender_id, ...call }) =>
        defer(ctx, { ...call, sender_id: (nameToU64(call.payer) << 64n) | sender_id, delay_sec: 0 }),
      ),
      delayedcall: withData<Call>((_, call) => defer(ctx, call)),
      deferfunc: withData<{ payload: bigint }>((_, { payload }) =>
        ctx.check(payload !== 13n, 'value 13 not allowed in payload'),
      ),
    }),
};

function defer(ctx: ApplyContext, call: Call): void {
  ctx.requireAuth(call.payer);
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendDeferred({
    senderId: call.sender_id,
    payer: call.payer,
    actions: [{ account: call.contract, name: 'deferfunc', authorization, data: { payload: call.payload } }],
    delaySeconds: call.delay_sec,
    replace: call.replace_existing,
  });
}
