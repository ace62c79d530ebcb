import { compileAbi } from '@antescope/codec/abi/compile';
import { tokenAbi } from '@antescope/devnet/contracts/token/token-abi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionInput, TransactContext } from '../src/transact/draft.ts';
import { prepare } from '../src/transact/transact.ts';
import { type DevnetChain, startDevnetChain, transactOptions } from './devnet-chain.ts';

let chain: DevnetChain;
beforeAll(async () => {
  chain = await startDevnetChain('lying node');
});
afterAll(() => chain.devnet.stop());

const send: ActionInput = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '7.0000 EOS', memo: 'mallory' },
};

/** The chain behind a node that misrepresents it with `lies`. */
function context(lies: Partial<Pick<TransactContext, 'abi' | 'call'>> = {}): TransactContext {
  return { ...chain.context, systemAccount: 'eosio', session: null, provider: null, ...lies };
}

/** `transfer` with recipient and memo swapped. */
const swapped = compileAbi({
  ...tokenAbi,
  structs: tokenAbi.structs.map((struct) =>
    struct.name === 'transfer'
      ? {
          ...struct,
          fields: [
            struct.fields[0]!,
            { name: 'memo', type: 'name' },
            struct.fields[2]!,
            { name: 'to', type: 'string' },
          ],
        }
      : struct,
  ),
});

interface Answer {
  processed: { action_traces: { act: Record<string, unknown> }[] };
}

/** A dry run whose first trace is altered. */
function lyingDryRun(alter: (answer: Answer) => void): TransactContext['call'] {
  return async (path, body) => {
    const answer = await chain.context.call(path, body);
    if (path === '/v1/chain/compute_transaction') alter(answer as Answer);
    return answer;
  };
}

test('an ABI with swapped fields is refused before a transaction is built', async () => {
  await expect(prepare([send], transactOptions, context({ abi: async () => swapped }))).rejects.toMatchObject({
    code: 'abi-mismatch',
    message: expect.stringContaining('eosio.token::transfer.to'),
  });
});

test('action data encoded elsewhere is not decoded with a false ABI', async () => {
  const honest = await prepare([send], transactOptions, context());
  const packed = { ...send, data: honest.actions![0]!.data };
  await expect(prepare([packed], transactOptions, context({ abi: async () => swapped }))).rejects.toMatchObject({
    code: 'abi-mismatch',
  });
});

test('the preview shows the actions of the packed bytes', async () => {
  const { preview } = await prepare([send], transactOptions, context());
  expect(preview?.signed).toEqual([
    expect.objectContaining({
      contract: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { from: 'alice', to: 'bob', quantity: '7.0000 EOS', memo: 'mallory' },
    }),
  ]);
});

test.each<[string, (answer: Answer) => void]>([
  [
    'another recipient',
    ({ processed }) => {
      const { act } = processed.action_traces[0]!;
      delete act.hex_data;
      act.data = { from: 'alice', to: 'carol', quantity: '7.0000 EOS', memo: 'mallory' };
    },
  ],
  ['other bytes', ({ processed }) => Object.assign(processed.action_traces[0]!.act, { hex_data: '00', data: '00' })],
  [
    'another permission',
    ({ processed }) =>
      Object.assign(processed.action_traces[0]!.act, { authorization: [{ actor: 'alice', permission: 'owner' }] }),
  ],
  ['another contract', ({ processed }) => Object.assign(processed.action_traces[0]!.act, { account: 'tethertether' })],
  ['no actions', ({ processed }) => processed.action_traces.splice(0)],
  ['an additional action', ({ processed }) => processed.action_traces.push(processed.action_traces[0]!)],
])('a dry run of %s is refused', async (_name, alter) => {
  await expect(prepare([send], transactOptions, context({ call: lyingDryRun(alter) }))).rejects.toMatchObject({
    code: 'dry-run-mismatch',
  });
});

test('data with a field that the ABI lacks is refused, not dropped', async () => {
  const more = { ...send, data: { ...(send.data as object), proposal_hash: 'ab' } };
  await expect(prepare([more], transactOptions, context())).rejects.toThrow(
    'eosio.token::transfer has no field proposal_hash',
  );
});
