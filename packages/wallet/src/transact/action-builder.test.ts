import { compileAbi } from '@antescope/codec/abi/compile';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { toHex } from '@antescope/codec/bytes/bytes';
import { expect, test } from 'vitest';
import { ActionBuilder } from './action-builder.ts';
import type { ActionInput, TransactContext } from './draft.ts';
import { prepare } from './transact.ts';

const abi = compileAbi(
  parseAbiJson({
    version: 'eosio::abi/1.1',
    structs: [{ name: 'hi', base: '', fields: [{ name: 'user', type: 'name' }] }],
    actions: [{ name: 'hi', type: 'hi', ricardian_contract: '' }],
  }),
);

const hi: ActionInput = {
  account: 'hello',
  name: 'hi',
  authorization: [{ actor: 'alice', permission: '' }],
  data: { user: 'alice' },
};

/** One contract; every other account has no ABI. */
function chain() {
  const read: string[] = [];
  const context: TransactContext = {
    chainId: 'ab'.repeat(32),
    systemAccount: 'eosio',
    call: () => Promise.reject(new Error('not called')),
    abi: async (account) => {
      read.push(account);
      return account === 'hello' ? abi : null;
    },
    session: null,
    provider: null,
  };
  return { context, read };
}

test("[SERIAL-001] a contract without an ABI: 'Missing abi for {account}', before anything else of the chain is read", async () => {
  const { context } = chain();
  const options = { blocksBehind: 3, expireSeconds: 60 };
  await expect(prepare([hi, { ...hi, account: 'alice' }], options, context)).rejects.toMatchObject({
    code: 'bad-action',
    message: 'Missing abi for alice',
  });
  // Packed data needs no ABI.
  await new ActionBuilder(context).cache([{ ...hi, account: 'alice', data: Uint8Array.of(1) }]);
});

test('[SERIAL-002] an action whose ABI was not read before', async () => {
  const { context, read } = chain();
  const builder = new ActionBuilder(context);
  const build = () => builder.action(hi);
  expect(build).toThrow('ABI must be cached before using ActionBuilder');
  await builder.cache([hi, hi]);
  expect(toHex(build().data)).toBe('0000000000855c34');
  expect(build().authorization).toEqual([{ actor: 'alice', permission: 'active' }]);
  expect(() => builder.action({ ...hi, name: 'bye' })).toThrow('ABI must be cached before using ActionBuilder');
  await builder.cache([{ ...hi, name: 'bye' }]);
  expect(() => builder.action({ ...hi, name: 'bye' })).toThrow('Action bye does not exist in contract.');
  expect(read).toEqual(['hello', 'hello']);
});
