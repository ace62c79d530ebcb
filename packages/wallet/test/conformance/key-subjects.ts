import type { ConformanceSubject } from '../../src/providers/conformance.ts';
import { LocalKeyProvider } from '../../src/providers/local-key/provider.ts';
import { PasskeyProvider } from '../../src/providers/passkey/provider.ts';
import { SoftwareAuthenticator } from '../../../../fixtures/software-authenticator.ts';
import { WalletError } from '../../src/wallet-error.ts';
import { devKeyR1, devWebAuthnKey } from '@antescope/devnet/story/keys';
import { expect } from 'vitest';
import { storePasskey } from '../../src/providers/passkey/stored-passkeys.ts';
import { toHex } from '@antescope/codec/bytes/bytes';
import { alice, contextOn, device, type Bench, type SubjectEntry } from './bench.ts';

function localKey(bench: Bench, passphrase: string): ConformanceSubject {
  const { chain } = bench;
  const { storage, stored } = device();
  const privateKey = chain.privateKey('alice');
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: passphrase === '' ? 'reconnect' : 'locked',
    interaction: passphrase === '' ? 'reconnect' : 'unlock',
    secrets: [privateKey, passphrase === '' ? privateKey : passphrase],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    openPage: async () => {
      const context = contextOn(bench, storage);
      const provider = new LocalKeyProvider(context);
      const login = () => provider.login({ privateKey, level: alice, passphrase });
      return {
        provider,
        context,
        login,
        interact: async (interaction, behavior) => {
          if (behavior !== 'agree') throw new WalletError('cancelled', 'Closed');
          const session = { ...alice, provider: 'local-key', chainId: context.chainId, publicKey: null };
          if (interaction.kind === 'reconnect') await login();
          else await provider.unlock(session, passphrase);
        },
      };
    },
  };
}

/** An authenticator that notices a person, with the key that the story gave webauthnacct. */
function passkey(bench: Bench): ConformanceSubject {
  const { chain } = bench;
  const { storage, stored } = device();
  const level = { actor: 'webauthnacct', permission: 'active' };
  const { data: privateKey } = devKeyR1(chain.seed, level.actor);
  const authenticator = new SoftwareAuthenticator({ host: 'antescope.example', privateKey, verifies: false });
  const publicKey = devWebAuthnKey(chain.seed, level.actor, 'antescope.example');
  storePasskey(storage, { credential: authenticator.credential, publicKey });
  return {
    level,
    publicKey,
    afterReload: 'ready',
    interaction: null,
    secrets: [toHex(privateKey)],
    stored,
    prepare: () => chain.transfer(level.actor, 'bob'),
    openPage: async () => {
      const context = contextOn(bench, storage);
      const provider = new PasskeyProvider(context, authenticator);
      return {
        provider,
        context,
        login: async () => {
          const { passkey: chosen, levels } = await provider.choose();
          expect(levels).toContainEqual(level);
          return provider.login({ passkey: chosen, level });
        },
        interact: () => Promise.reject(new Error('An interaction was started')),
      };
    },
  };
}

/** Keys on this device. */
export const keySubjects: readonly SubjectEntry[] = [
  ['local-key, encrypted', (bench) => localKey(bench, 'correct horse')],
  ['local-key, in memory', (bench) => localKey(bench, '')],
  ['passkey', passkey],
];
