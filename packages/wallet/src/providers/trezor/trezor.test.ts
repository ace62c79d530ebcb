import type { Transaction } from '@antescope/codec/chain/transaction';
import { packTransaction, signingDigest } from '@antescope/codec/chain/transaction';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { formatWif } from '@antescope/codec/keys/private-key';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TrezorDevice, type TrezorOptions } from '../../../../../fixtures/trezor-device.ts';
import { shippedLayout } from '../../layouts/shipped-layouts.ts';
import { trezorDevice } from './eos-messages.ts';
import { type DeviceMessage, ReportReader, reportsOf } from './reports.ts';

const chainId = 'cf057bbfb72640471fd910bcb67639c22df9f92470936cddc1ade0e2f2e7dc4f';
const authorization = [
  { actor: 'alice', permission: 'active' },
  { actor: 'bob', permission: 'owner' },
];
const wif = (index: number): string => formatWif({ type: 'K1', data: new Uint8Array(32).fill(index + 1) });
const key = publicKeyOf(wif(9));
const auth = {
  threshold: 2,
  keys: [{ key, weight: 1 }],
  accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 300 }],
  waits: [{ wait_sec: 86_400, weight: 1 }],
};

const known: Record<string, object> = {
  delegatebw: {
    from: 'alice',
    receiver: 'bob',
    stake_net_quantity: '1.0000 EOS',
    stake_cpu_quantity: '0.0000 EOS',
    transfer: true,
  },
  undelegatebw: {
    from: 'alice',
    receiver: 'bob',
    unstake_net_quantity: '1.0000 EOS',
    unstake_cpu_quantity: '2.0000 EOS',
  },
  refund: { owner: 'alice' },
  buyram: { payer: 'alice', receiver: 'bob', quant: '123456789.0001 EOS' },
  buyrambytes: { payer: 'alice', receiver: 'bob', bytes: 4_000_000_000 },
  sellram: { account: 'alice', bytes: 1024 },
  voteproducer: { voter: 'alice', proxy: '', producers: ['one', 'three', 'two'] },
  updateauth: { account: 'alice', permission: 'game', parent: 'active', auth },
  deleteauth: { account: 'alice', permission: 'game' },
  linkauth: { account: 'alice', code: 'eosio.token', type: 'transfer', requirement: 'game' },
  unlinkauth: { account: 'alice', code: 'eosio.token', type: '' },
  newaccount: { creator: 'alice', name: 'newaccount12', owner: auth, active: { ...auth, accounts: [], waits: [] } },
};

function transactionWith(actions: Transaction['actions']): Transaction {
  return {
    expiration: '2026-11-25T12:00:00',
    ref_block_num: 65_535,
    ref_block_prefix: 4_294_967_295,
    max_net_usage_words: 300,
    max_cpu_usage_ms: 7,
    delay_sec: 70_000,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  };
}

function unit(options: Partial<TrezorOptions> = {}): TrezorDevice {
  return new TrezorDevice({ keyOf: wif, ...options });
}

const open = (device: TrezorDevice) =>
  trezorDevice({ exchange: async (message: DeviceMessage) => device.exchange(message), close: async () => undefined });

async function expectSigned(actions: Transaction['actions'], device = unit()): Promise<void> {
  const transaction = transactionWith(actions);
  const signature = await (await open(device)).sign(2, chainId, transaction);
  const digest = signingDigest(chainId, packTransaction(transaction));
  expect(recoverPublicKey(digest, signature)).toBe(publicKeyOf(wif(2)));
  expect(device.shown).toEqual(actions.map(({ account, name }) => `${account}::${name}`));
}

test('the device makes the bytes of each known action of its messages', async () => {
  const system = shippedLayout('system');
  for (const [name, value] of Object.entries(known)) {
    const data = system.encodeAction(name, value);
    // oxlint-disable-next-line no-await-in-loop -- the failing action is the one that is reported
    await expectSigned([{ account: 'eosio', name, authorization, data }]);
  }
  const token = shippedLayout('token');
  const transfer = { from: 'alice', to: 'bob', quantity: '-1.00000000 ABC', memo: 'ünïcode' };
  const data = token.encodeAction('transfer', transfer);
  await expectSigned([{ account: 'anytoken', name: 'transfer', authorization, data }]);
});

test('unknown actions in chunks, and several actions in one transaction', async () => {
  const sizes = [0, 1, 1023, 1024, 1025, 5000];
  const unknown = sizes.map((size) => ({
    account: 'anycontract',
    name: 'act',
    authorization,
    data: new Uint8Array(size).fill(size % 251),
  }));
  await expectSigned(unknown);
});

test('public keys, with a passphrase that is entered on the device', async () => {
  const device = await open(unit({ asksPassphrase: true }));
  expect(await device.publicKey(0)).toBe(publicKeyOf(wif(0)));
  expect(await device.publicKey(7)).toBe(publicKeyOf(wif(7)));
});

test('refused on the device', async () => {
  const device = unit();
  device.decision = 'refuse';
  const action = { account: 'anycontract', name: 'act', authorization, data: Uint8Array.of(1) };
  await expect((await open(device)).sign(0, chainId, transactionWith([action]))).rejects.toMatchObject({
    code: 'refused',
  });
});

test('a firmware without EOS, a locked device, and actions that have no message', async () => {
  await expect(open(unit({ supportsEos: false }))).rejects.toMatchObject({ code: 'firmware-unsupported' });
  const features = unit().exchange({ type: 0, data: new Uint8Array() });
  const locked = await trezorDevice({
    exchange: async ({ type }) => (type === 0 ? features : { type: 18, data: new Uint8Array() }),
    close: async () => undefined,
  });
  await expect(locked.publicKey(0)).rejects.toMatchObject({ code: 'device-locked' });
  const device = await open(unit());
  for (const [account, name, data] of [
    ['eosio', 'buyrex', new Uint8Array(24)],
    ['atomicassets', 'transfer', new Uint8Array(17)],
    ['eosio', 'refund', new Uint8Array(9)],
  ] as const) {
    const transaction = transactionWith([{ account, name, authorization, data }]);
    // oxlint-disable-next-line no-await-in-loop -- one action after the other
    await expect(device.sign(0, chainId, transaction)).rejects.toMatchObject({ code: 'device-unsupported' });
  }
});

test('reports put together again are the message', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), fc.uint8Array({ maxLength: 400 }), (type, data) => {
      const reader = new ReportReader();
      let whole: DeviceMessage | null = null;
      for (const report of reportsOf({ type, data })) whole = reader.add(report);
      expect(whole).toEqual({ type, data });
    }),
  );
  expect(() => new ReportReader().add(new Uint8Array(64))).toThrow('unexpected report');
});
