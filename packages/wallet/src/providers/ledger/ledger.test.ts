import { toHex } from '@antescope/codec/bytes/bytes';
import type { Transaction } from '@antescope/codec/chain/transaction';
import { packTransaction, signingDigest } from '@antescope/codec/chain/transaction';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { formatWif } from '@antescope/codec/keys/private-key';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LedgerDevice } from '../../../../../fixtures/ledger-device.ts';
import { ledgerDevice } from './eos-app.ts';
import { bleFraming, FrameReader, type Framing, framesOf, usbFraming } from './frames.ts';
import { transactionFields } from './transaction-fields.ts';

const chainId = 'cf057bbfb72640471fd910bcb67639c22df9f92470936cddc1ade0e2f2e7dc4f';
const level = { actor: 'cryptofairy1', permission: 'active' };
const wif = (index: number): string => formatWif({ type: 'K1', data: new Uint8Array(32).fill(index + 1) });

function transactionWith(actions: Transaction['actions']): Transaction {
  return {
    expiration: '2018-07-14T10:43:28',
    ref_block_num: 6439,
    ref_block_prefix: 2_995_713_264,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  };
}

function openDevice(): { unit: LedgerDevice; device: ReturnType<typeof ledgerDevice>; sizes: number[] } {
  const unit = new LedgerDevice({ keyOf: wif });
  const sizes: number[] = [];
  const exchange = async (apdu: Uint8Array): Promise<Uint8Array> => {
    sizes.push(apdu.length - 5);
    return unit.exchange(apdu);
  };
  return { unit, device: ledgerDevice({ exchange, close: async () => undefined }), sizes };
}

test('the fields of a transaction, as the source of the application lists them for deleteauth', () => {
  const data = Uint8Array.from(Buffer.from('10fc7566d15cfd4500000000a8ed3232', 'hex'));
  const action = { account: 'eosio', name: 'deleteauth', authorization: [level], data };
  expect(toHex(transactionFields(chainId, { ...transactionWith([action]), expiration: '2018-07-14T07:43:28' }))).toBe(
    [
      `0420${chainId}`,
      '0404a0a9495b',
      '04022719',
      '0404f0f48eb2',
      '040100040100040100',
      '040100',
      '040101',
      '04080000000000ea3055',
      '04080040cbdaa8aca24a',
      '040101',
      '040810fc7566d15cfd45',
      '040800000000a8ed3232',
      '040110',
      '041010fc7566d15cfd4500000000a8ed3232',
      '040100',
      `0420${'00'.repeat(32)}`,
    ].join(''),
  );
});

test('the signature of a device is of the chain’s digest, in commands of 150 bytes at most', async () => {
  const sizesOfData = [0, 1, 16, 127, 128, 300, 511, 4000];
  for (const size of sizesOfData) {
    const { device, sizes } = openDevice();
    const data = new Uint8Array(size).fill(7);
    const transaction = transactionWith([{ account: 'anycontract', name: 'act', authorization: [level], data }]);
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    const signature = await device.sign(2, chainId, transaction);
    const digest = signingDigest(chainId, packTransaction(transaction));
    expect(recoverPublicKey(digest, signature), `${size} bytes`).toBe(publicKeyOf(wif(2)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(150);
  }
});

test('several actions with several authorizations', async () => {
  const { unit, device } = openDevice();
  const action = { account: 'eosio.token', name: 'transfer', authorization: [level, level], data: new Uint8Array(40) };
  const transaction = { ...transactionWith([action, action, action]), max_net_usage_words: 300, delay_sec: 70_000 };
  const signature = await device.sign(0, chainId, transaction);
  expect(recoverPublicKey(signingDigest(chainId, packTransaction(transaction)), signature)).toBe(publicKeyOf(wif(0)));
  expect(unit.shown).toEqual(['eosio.token::transfer', 'eosio.token::transfer', 'eosio.token::transfer']);
});

test('public keys by index', async () => {
  const { device } = openDevice();
  expect(await device.publicKey(0)).toBe(publicKeyOf(wif(0)));
  expect(await device.publicKey(7)).toBe(publicKeyOf(wif(7)));
});

test('refused, locked, another application, and an action that needs the setting for contract data', async () => {
  const { unit, device } = openDevice();
  const action = { account: 'anycontract', name: 'act', authorization: [level], data: Uint8Array.of(1) };
  const sign = (): Promise<string> => device.sign(0, chainId, transactionWith([action]));
  unit.decision = 'refuse';
  await expect(sign()).rejects.toMatchObject({ code: 'refused' });
  unit.decision = 'locked';
  await expect(device.publicKey(0)).rejects.toMatchObject({ code: 'device-locked' });
  unit.decision = 'other-app';
  await expect(device.publicKey(0)).rejects.toMatchObject({ code: 'wrong-app' });
  unit.decision = 'approve';
  unit.allowsData = false;
  await expect(sign()).rejects.toMatchObject({ code: 'device-unsupported' });
  const extended = {
    ...transactionWith([action]),
    transaction_extensions: [[1, Uint8Array.of(1)]] as [number, Uint8Array][],
  };
  await expect(device.sign(0, chainId, extended)).rejects.toMatchObject({ code: 'device-unsupported' });
});

test('frames put together again are what was cut, over USB and Bluetooth', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 600 }), fc.integer({ min: 20, max: 156 }), (apdu, size) => {
      for (const framing of [usbFraming, bleFraming(size)])
        expect(joined(framesOf(apdu, framing), framing)).toEqual(apdu);
    }),
  );
  expect(toHex(framesOf(Uint8Array.of(0xd4, 0x06, 0, 0, 0), usbFraming)[0]!.subarray(0, 12))).toBe(
    '01010500000005d406000000',
  );
});

test('a frame of another channel, tag or sequence is refused', () => {
  const [frame] = framesOf(new Uint8Array(200), usbFraming);
  for (const at of [0, 2, 4]) {
    const altered = frame!.slice();
    altered[at]! ^= 1;
    expect(() => new FrameReader(usbFraming).add(altered)).toThrow('unexpected frame');
  }
  expect(() => new FrameReader(usbFraming).add(Uint8Array.of(1))).toThrow('unexpected frame');
});

function joined(frames: readonly Uint8Array[], framing: Framing): Uint8Array | null {
  const reader = new FrameReader(framing);
  let whole: Uint8Array | null = null;
  for (const frame of frames) whole = reader.add(frame);
  return whole;
}
