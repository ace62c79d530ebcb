import type { Behavior, ConformanceSubject } from '../../src/providers/conformance.ts';
import type { ProviderInfo } from '../../src/providers/provider.ts';
import { HardwareProvider } from '../../src/providers/hardware/provider.ts';
import { WalletError } from '../../src/wallet-error.ts';
import { devKey } from '@antescope/devnet/story/keys';
import { expect } from 'vitest';
import { formatWif } from '@antescope/codec/keys/private-key';
import { ledgerDevice } from '../../src/providers/ledger/eos-app.ts';
import { ledgerInfo } from '../../src/providers/ledger/info.ts';
import { trezorDevice } from '../../src/providers/trezor/eos-messages.ts';
import { trezorInfo } from '../../src/providers/trezor/info.ts';
import { type DeviceDecision, LedgerDevice } from '../../../../fixtures/ledger-device.ts';
import { type TrezorDecision, TrezorDevice } from '../../../../fixtures/trezor-device.ts';
import { alice, anyWallet, contextOn, device, type Bench, type SubjectEntry } from './bench.ts';

const deviceDecisions: Record<Behavior, DeviceDecision & TrezorDecision> = {
  agree: 'approve',
  refuse: 'refuse',
  close: 'approve',
  'answer-for-another-chain': 'other-chain',
  'answer-as-another-account': 'other-key',
};

/** A device whose account index 1 is alice's key, and whose index 0 has no account. */
function hardware(bench: Bench, info: ProviderInfo): ConformanceSubject {
  const { chain } = bench;
  const { storage, stored } = device();
  const options = {
    keyOf: (index: number) =>
      index === 1 ? chain.privateKey('alice') : formatWif(devKey('an empty device', String(index))),
    otherKey: chain.privateKey('bob'),
  };
  const [ledgerUnit, trezorUnit] = [new LedgerDevice(options), new TrezorDevice(options)];
  const close = async (): Promise<void> => undefined;
  const openDevice =
    info === ledgerInfo
      ? async () => ledgerDevice({ exchange: async (apdu) => ledgerUnit.exchange(apdu), close })
      : () => trezorDevice({ exchange: async (message) => trezorUnit.exchange(message), close });
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: 'ready',
    interaction: 'device',
    secrets: [chain.privateKey('alice')],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    openPage: async () => {
      const context = contextOn(bench, storage);
      const provider = new HardwareProvider(context, info, openDevice);
      return {
        provider,
        context,
        login: async () => {
          const [empty, found] = await provider.keys('TransportWebHID', [0, 1]);
          expect(empty?.levels).toEqual([]);
          expect(found?.levels).toContainEqual(alice);
          const { index, publicKey } = found!;
          return provider.login({ level: alice, publicKey, index, transport: 'TransportWebHID' });
        },
        interact: async (interaction, behavior) => {
          if (behavior === 'close') throw new WalletError('cancelled', 'Closed');
          ledgerUnit.decision = deviceDecisions[behavior];
          trezorUnit.decision = deviceDecisions[behavior];
          await provider.confirm(interaction.details.request!);
        },
      };
    },
  };
}

export const hardwareSubjects: readonly SubjectEntry[] = [
  ['ledger', (bench) => hardware(bench, ledgerInfo), anyWallet],
  ['trezor', (bench) => hardware(bench, trezorInfo), anyWallet],
];
