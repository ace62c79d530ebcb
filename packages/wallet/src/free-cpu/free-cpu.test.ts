import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { unpackTransaction } from '@antescope/codec/chain/transaction';
import { expect, test } from 'vitest';
import { shippedLayout } from '../layouts/shipped-layouts.ts';
import { localKeyInfo } from '../providers/local-key/info.ts';
import type { SignRequest, WalletProvider } from '../providers/provider.ts';
import type { TransactContext } from '../transact/draft.ts';
import { walletOptions } from '../transact/draft.ts';
import { withFreeCpu } from '../transact/option-presets.ts';
import { type Person, signAndSend } from '../transact/send.ts';
import { prepare } from '../transact/transact.ts';
import { WalletError } from '../wallet-error.ts';
import { type SponsorAnswer, sponsorCosigner } from './sponsor-cosigner.ts';

const config = {
  contract: 'eosio.token',
  from: 'sponsor',
  permission: 'cosign',
  to: 'cpu.fund',
  quantity: '1.0 CPU',
  memo: 'free',
  dailyLimit: 5,
  wallets: ['anchor'],
};
const chainId = 'ab'.repeat(32);
const session = { actor: 'alice', permission: 'active', provider: 'test', chainId, publicKey: null };
const transfer = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' },
};
const person: Person = {
  interact: () => Promise.reject(new Error('not in this test')),
  confirmChange: () => Promise.reject(new Error('not in this test')),
};

interface Wishes {
  answer?: SponsorAnswer | Error;
  push?: () => unknown;
  sign?: () => never;
}

/** A sponsored transfer on a node, and what was asked of the sponsor, the wallet and the node. */
function setUp({ answer = { error: null, signatures: ['SIG_K1_sponsor'] }, push, sign }: Wishes = {}) {
  const asked: Record<string, unknown>[] = [];
  const requests: SignRequest[] = [];
  const pushed: { signatures: string[]; packed_trx: string }[] = [];
  const required: { transaction: { actions: unknown[] } }[] = [];
  const provider: WalletProvider = {
    info: localKeyInfo,
    restore: async () => 'ready',
    login: () => Promise.reject(new Error('not in this test')),
    availableKeys: async () => [],
    sign: async (request) => {
      requests.push(request);
      return sign?.() ?? { state: 'signed', signatures: ['SIG_K1_alice'] };
    },
    logout: async () => undefined,
  };
  const context: TransactContext = {
    chainId,
    systemAccount: 'eosio',
    session,
    provider,
    abi: async () => shippedLayout('token'),
    cosigner: sponsorCosigner(config, async (body) => {
      asked.push(body as Record<string, unknown>);
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    call: async (path, body) => {
      switch (path) {
        case '/v1/chain/get_info':
          return {
            head_block_num: 1000,
            head_block_time: '2026-11-21T03:00:00.000',
            last_irreversible_block_num: 990,
            last_irreversible_block_id: '00'.repeat(32),
          };
        case '/v1/chain/get_block_info':
          return { id: '00'.repeat(32) };
        case '/v1/chain/get_account':
          return { permissions: [] };
        case '/v1/chain/get_required_keys':
          required.push(body as (typeof required)[number]);
          return { required_keys: [] };
        case '/v1/chain/compute_transaction':
          throw Object.assign(new Error('none'), { body: { code: 404 } });
        default:
          pushed.push(body as (typeof pushed)[number]);
          return push?.() ?? {};
      }
    },
  };
  return { context, asked, requests, pushed, required };
}

async function send(wishes: Wishes = {}) {
  const set = setUp(wishes);
  const draft = await prepare([transfer], walletOptions, set.context);
  return { ...set, draft, sending: signAndSend(draft, set.context, person) };
}

test('[SIGN-003] [FREECPU-004] [FREECPU-015] the sponsor’s transfer comes first, with 5 ms of CPU', async () => {
  const { draft, sending, pushed } = await send();
  expect(draft.transaction!.max_cpu_usage_ms).toBe(5);
  expect(draft.inputs[0]).toEqual({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: 'sponsor', permission: 'cosign' }],
    data: { from: 'sponsor', to: 'cpu.fund', quantity: '1.0 CPU', memo: 'free' },
  });
  expect(withFreeCpu(walletOptions, false).maxCpuUsageMs).toBe(0);
  // Preparing sends nothing, and signing sends once.
  expect(pushed).toEqual([]);
  await sending;
  expect(pushed).toHaveLength(1);
});

test('[FREECPU-005] the sponsor gets the actions, the header and the signature of the account', async () => {
  const { draft, sending, asked } = await send();
  await sending;
  const { actions, ...header } = draft.transaction!;
  expect(asked).toEqual([
    {
      actions: actions.map((action) => ({ ...action, data: toHex(action.data) })),
      transactionHeader: {
        expiration: header.expiration,
        ref_block_num: header.ref_block_num,
        ref_block_prefix: header.ref_block_prefix,
        max_net_usage_words: 0,
        max_cpu_usage_ms: 5,
        delay_sec: 0,
      },
      cs: 'SIG_K1_alice',
    },
  ]);
});

test('[FREECPU-006] the transaction is pushed with both signatures', async () => {
  const { draft, sending, pushed, required, requests } = await send();
  expect((await sending).state).toBe('sent');
  expect(pushed[0]!.signatures).toEqual(['SIG_K1_alice', 'SIG_K1_sponsor']);
  expect(unpackTransaction(fromHex(pushed[0]!.packed_trx)).actions).toHaveLength(2);
  expect(pushed[0]!.packed_trx).toBe(toHex(draft.packed!));
  // The account's keys have to satisfy its own action alone.
  expect(required[0]!.transaction.actions).toHaveLength(1);
  expect(requests[0]!.cosigner).toBe('sponsor');
});

const refusal = Object.assign(new Error('no'), {
  body: {
    code: 500,
    error: { what: 'Expired', name: 'tx_cpu_usage_exceeded', details: [{ message: 'billed CPU time' }] },
  },
});

test.each([
  [
    'an error of the sponsor',
    { answer: { error: 'No free transactions left today' } },
    'No free transactions left today',
  ],
  ['a refusal of the chain', { push: () => Promise.reject(refusal) }, 'billed CPU time'],
  [
    'a lost network',
    { answer: new WalletError('unreachable', 'The server did not answer') },
    'The server did not answer',
  ],
] as const)('[FREECPU-008] [FREECPU-011] %s turns free CPU off with its reason', async (_, wishes, reason) => {
  const { sending } = await send(wishes);
  await expect(sending).rejects.toMatchObject({
    code: 'free-cpu',
    message: `Error with free CPU: ${reason}. Turning it off, try again!`,
  });
});

test.each([
  ['no signature', { error: null, signatures: [] }],
  ['an empty answer', {}],
  ['another transaction', { signatures: ['SIG_K1_x'], serializedTransaction: '00' }],
])('[FREECPU-012] %s turns free CPU off without a reason', async (_, answer) => {
  const { sending, pushed } = await send({ answer });
  await expect(sending).rejects.toMatchObject({
    code: 'free-cpu',
    message: 'Error with free CPU, turning it off...try again!',
  });
  expect(pushed).toEqual([]);
});

test('a person who declines to sign is no failure of free CPU', async () => {
  const decline = (): never => {
    throw new WalletError('refused', 'no');
  };
  const { sending, asked } = await send({ sign: decline });
  await expect(sending).rejects.toMatchObject({ code: 'refused' });
  expect(asked).toEqual([]);
});
