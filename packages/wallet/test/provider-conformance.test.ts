import { toHex } from '@antescope/codec/bytes/bytes';
import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey, devKeyR1, devWebAuthnKey } from '@antescope/devnet/story/keys';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { AnchorWallet } from '../../../fixtures/anchor-wallet.ts';
import { commandOutput, protonOutput } from '../../../fixtures/command-line.ts';
import { EsrWallet } from '../../../fixtures/esr-wallet.ts';
import { CloudWallet } from '../../../fixtures/cloud-wallet.ts';
import { type ScatterDecision, ScatterWallet } from '../../../fixtures/scatter-wallet.ts';
import { type DeviceDecision, LedgerDevice } from '../../../fixtures/ledger-device.ts';
import { type TrezorDecision, TrezorDevice } from '../../../fixtures/trezor-device.ts';
import { SoftwareAuthenticator } from '../../../fixtures/software-authenticator.ts';
import { type LinkServiceStandIn, startLinkService } from '../../../fixtures/link-service.ts';
import { AnchorProvider } from '../src/providers/anchor/provider.ts';
import type { Behavior, ConformanceSubject } from '../src/providers/conformance.ts';
import { conformanceCases } from '../src/providers/conformance.ts';
import { cleos } from '../src/providers/cleos/cleos.ts';
import { clio } from '../src/providers/clio/clio.ts';
import type { CommandLine } from '../src/providers/command-line/command-line.ts';
import { CommandLineProvider } from '../src/providers/command-line/provider.ts';
import { readOutput } from '../src/providers/command-line/read-output.ts';
import { eosc } from '../src/providers/eosc/eosc.ts';
import { CloudWalletProvider } from '../src/providers/cloudwallet/provider.ts';
import { PasskeyProvider } from '../src/providers/passkey/provider.ts';
import { protonCli } from '../src/providers/protoncli/protoncli.ts';
import { storePasskey } from '../src/providers/passkey/stored-passkeys.ts';
import { HardwareProvider } from '../src/providers/hardware/provider.ts';
import { ledgerDevice } from '../src/providers/ledger/eos-app.ts';
import { ledgerInfo } from '../src/providers/ledger/info.ts';
import { trezorDevice } from '../src/providers/trezor/eos-messages.ts';
import { trezorInfo } from '../src/providers/trezor/info.ts';
import { LocalKeyProvider } from '../src/providers/local-key/provider.ts';
import { NeedsInteraction } from '../src/providers/needs-interaction.ts';
import type { ProviderContext, ProviderInfo } from '../src/providers/provider.ts';
import type { KeyValueStorage } from '../src/session/key-value-storage.ts';
import { providers } from '../src/providers/registry.ts';
import { scatterInfo } from '../src/providers/scatter/info.ts';
import { injectedScatter } from '../src/providers/scatter/injected-scatter.ts';
import { ScatterProvider } from '../src/providers/scatter/provider.ts';
import { connectScatterSocket } from '../src/providers/scatter/scatter-socket.ts';
import { tokenPocketInfo } from '../src/providers/tokenpocket/info.ts';
import { wombatInfo } from '../src/providers/wombat/info.ts';
import { SigningRequestProvider } from '../src/providers/signing-request/provider.ts';
import { parseResponse, readCallback } from '../src/providers/signing-request/wallet-response.ts';
import { WalletError } from '../src/wallet-error.ts';
import { type DevnetChain, startDevnetChain } from './devnet-chain.ts';

let chain: DevnetChain;
let service: LinkServiceStandIn;

beforeAll(async () => {
  chain = await startDevnetChain('provider conformance');
  service = await startLinkService();
  // Browsers have it; Node only from version 22.
  vi.stubGlobal('WebSocket', WebSocket);
});

afterAll(async () => {
  for (const wallet of wallets) wallet.close();
  await chain.devnet.stop();
  await service.close();
});

const alice = { actor: 'alice', permission: 'active' };

function device(): { storage: KeyValueStorage; stored: () => string } {
  const map = new Map<string, string>();
  return {
    storage: {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    },
    stored: () => JSON.stringify([...map]),
  };
}

function contextOn(storage: KeyValueStorage, relay: ProviderContext['relay'] = null): ProviderContext {
  return { ...chain.context, storage, relay, walletLink: service.url };
}

function localKey(passphrase: string): ConformanceSubject {
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
      const context = contextOn(storage);
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

/** A wallet app in another window; its answers come through the relay or by paste. */
function signingRequest(how: 'relay' | 'paste' | 'broadcast'): ConformanceSubject {
  const { storage, stored } = device();
  const relay = { address: (channel: string) => `https://relay.example/${channel}`, read: async () => [] };
  const walletOf = (actor: string) =>
    new EsrWallet({
      node: chain.devnet.api,
      privateKey: chain.privateKey(actor),
      level: { actor, permission: 'active' },
    });
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: 'ready',
    interaction: 'qr',
    secrets: [chain.privateKey('alice')],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    openPage: async () => {
      const context = contextOn(storage, how === 'paste' ? null : relay);
      const provider = new SigningRequestProvider(context);
      const responseTo = async (uri: string, behavior: Behavior) => {
        const wallet = walletOf(behavior === 'answer-as-another-account' ? 'bob' : 'alice');
        const { url, callback, proof } = await wallet.sign(uri, {
          broadcast: how === 'broadcast' && behavior === 'agree',
        });
        expect(url === null).toBe(how === 'paste');
        if (behavior === 'refuse') return { kind: 'callback' as const, callback: { rejected: 'User declined' } };
        const cid = behavior === 'answer-for-another-chain' ? { cid: 'cd'.repeat(32) } : {};
        if (how !== 'paste') return { kind: 'callback' as const, callback: readCallback({ ...callback, ...cid }) };
        return parseResponse(proof ?? JSON.stringify({ ...callback, ...cid }));
      };
      return {
        provider,
        context,
        login: async () => {
          const request = provider.identityRequest();
          const wallet = walletOf('alice');
          const { callback, proof } = await wallet.sign(request.uri);
          const response = how === 'paste' ? parseResponse(proof!) : { kind: 'callback' as const, callback };
          return provider.login({ request, response });
        },
        interact: async (interaction, behavior) => {
          expect(interaction).toBeInstanceOf(NeedsInteraction);
          if (behavior === 'close') throw new WalletError('cancelled', 'Closed');
          const id = interaction.details.request!;
          await provider.respond(id, await responseTo(provider.pendingRequest(id).uri, behavior));
        },
      };
    },
  };
}

/** Anchor with a link, or one whose link is of another service, so that each request is scanned. */
function anchor(how: 'linked' | 'scanned'): ConformanceSubject {
  const { storage, stored } = device();
  const optionsOf = (actor: string) => ({
    node: chain.devnet.api,
    privateKey: chain.privateKey(actor),
    level: { actor, permission: 'active' },
  });
  const wallet = new AnchorWallet({ ...optionsOf('alice'), service: service.url, other: optionsOf('bob') });
  const decisions: Record<Behavior, AnchorWallet['decision']> = {
    agree: 'sign',
    refuse: 'reject',
    close: 'ignore',
    'answer-for-another-chain': 'other-chain',
    'answer-as-another-account': 'other-account',
  };
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: 'ready',
    interaction: 'qr',
    secrets: [chain.privateKey('alice')],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    openPage: async () => {
      const context = contextOn(storage);
      const provider = new AnchorProvider(context);
      const answer = async (request: { channel: string | null; uri: string; code: string }) => {
        const stop = new AbortController();
        for await (const event of provider.callbacks(request, stop.signal)) {
          stop.abort();
          if (event.event === 'callback') return { kind: 'callback' as const, callback: event.callback };
        }
        throw new Error('No answer');
      };
      return {
        provider,
        context,
        login: async () => {
          const request = provider.linkRequest();
          await wallet.connect(
            request.uri,
            how === 'linked' ? {} : { link_ch: 'https://elsewhere.example/0123456789' },
          );
          return provider.login({ request, response: await answer(request) });
        },
        interact: async (interaction, behavior) => {
          wallet.decision = decisions[behavior];
          const id = interaction.details.request!;
          const pending = provider.pendingRequest(id);
          expect(pending.device).toBe(how === 'linked' ? 'Test phone' : null);
          await provider.deliver(id);
          if (behavior === 'close') throw new WalletError('cancelled', 'Closed');
          if (how === 'scanned') await wallet.answer(pending.uri);
          await provider.respond(id, await answer(pending));
        },
      };
    },
  };
}

/** A person who runs the command of each transaction and pastes its output. */
function commandLine(program: CommandLine): ConformanceSubject {
  const { storage, stored } = device();
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: 'ready',
    interaction: 'command',
    secrets: [chain.privateKey('alice')],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    openPage: async () => {
      const context = contextOn(storage);
      const provider = new CommandLineProvider(context, program);
      return {
        provider,
        context,
        login: () => provider.login(alice),
        interact: async (interaction, behavior) => {
          if (behavior === 'close' || behavior === 'refuse') throw new WalletError('cancelled', 'Closed');
          const id = interaction.details.request!;
          const command = await provider.command(id);
          const key = chain.privateKey(behavior === 'answer-as-another-account' ? 'bob' : 'alice');
          const other = behavior === 'answer-for-another-chain' ? 'cd'.repeat(32) : undefined;
          const output = program.sends
            ? await protonOutput(command, key, chain.devnet.api)
            : commandOutput(command, key, other);
          await provider.respond(id, readOutput(output));
        },
      };
    },
  };
}

/** An authenticator that notices a person, with the key that the story gave webauthnacct. */
function passkey(): ConformanceSubject {
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
      const context = contextOn(storage);
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

/** A wallet of Scatter's family that injects its API, or listens on a port of this device. */
function scatter(info: ProviderInfo, how: 'injected' | 'socket'): ConformanceSubject {
  const { storage, stored } = device();
  const shared = { name: 'alice', authority: 'active', privateKey: chain.privateKey('alice') };
  const wallet = new ScatterWallet(chain.devnet.chainId, [shared], chain.privateKey('bob'));
  const address = how === 'socket' ? wallet.listen() : null;
  wallets.push(wallet);
  const decisions: Record<Behavior, ScatterDecision> = {
    agree: 'agree',
    refuse: 'refuse',
    close: 'refuse',
    'answer-for-another-chain': 'other-chain',
    'answer-as-another-account': 'other-account',
  };
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: 'ready',
    interaction: null,
    secrets: [chain.privateKey('alice')],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    behave: (behavior) => (wallet.decision = decisions[behavior]),
    openPage: async () => {
      const context = contextOn(storage);
      if (address === null) vi.stubGlobal('scatter', wallet.injected());
      const find =
        address === null
          ? injectedScatter
          : async () => connectScatterSocket(await address, 'antescope.example', storage);
      const provider = new ScatterProvider(info, context, () => new URL('https://antescope.example'), find);
      return {
        provider,
        context,
        login: async () => {
          const [account] = await provider.accounts();
          return provider.login(account!);
        },
        interact: () => Promise.reject(new Error('An interaction was started')),
      };
    },
  };
}

/** A window of My Cloud Wallet. */
function cloudWallet(): ConformanceSubject {
  const { storage, stored } = device();
  const wallet = new CloudWallet(chain.devnet.chainId, 'alice', chain.privateKey('alice'));
  return {
    level: alice,
    publicKey: chain.publicKey('alice'),
    afterReload: 'ready',
    interaction: 'popup',
    secrets: [chain.privateKey('alice')],
    stored,
    prepare: () => chain.transfer('alice', 'bob'),
    openPage: async () => {
      const context = contextOn(storage);
      const provider = new CloudWalletProvider(context, {
        ask: (path, message) => Promise.resolve(wallet.answer(path, message)),
      });
      return {
        provider,
        context,
        login: async () => {
          const [account] = await provider.accounts();
          return provider.login(account!);
        },
        interact: async (interaction, behavior) => {
          if (behavior === 'close') throw new WalletError('cancelled', 'Closed');
          wallet.declines = behavior === 'refuse';
          wallet.chainId = behavior === 'answer-for-another-chain' ? 'cd'.repeat(32) : chain.devnet.chainId;
          wallet.privateKey = chain.privateKey(behavior === 'answer-as-another-account' ? 'bob' : 'alice');
          await provider.confirm(interaction.details.request!);
        },
      };
    },
  };
}

const wallets: ScatterWallet[] = [];

const deviceDecisions: Record<Behavior, DeviceDecision & TrezorDecision> = {
  agree: 'approve',
  refuse: 'refuse',
  close: 'approve',
  'answer-for-another-chain': 'other-chain',
  'answer-as-another-account': 'other-key',
};

/** A device whose account index 1 is alice's key, and whose index 0 has no account. */
function hardware(info: ProviderInfo): ConformanceSubject {
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
      const context = contextOn(storage);
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

const anyWallet: readonly Behavior[] = ['answer-for-another-chain', 'answer-as-another-account'];

const subjects: [name: string, subject: () => ConformanceSubject, misbehaves?: readonly Behavior[]][] = [
  ['local-key, encrypted', () => localKey('correct horse')],
  ['local-key, in memory', () => localKey('')],
  ['anchor, linked', () => anchor('linked'), anyWallet],
  ['anchor, scanned', () => anchor('scanned'), anyWallet],
  ['cleos', () => commandLine(cleos), anyWallet],
  ['eosc', () => commandLine(eosc), anyWallet],
  ['protoncli', () => commandLine(protonCli)],
  ['clio', () => commandLine(clio), anyWallet],
  ['cloudwallet', () => cloudWallet(), anyWallet],
  ['scatter, injected', () => scatter(scatterInfo, 'injected'), anyWallet],
  ['scatter on a port of this device', () => scatter(scatterInfo, 'socket'), anyWallet],
  ['tokenpocket', () => scatter(tokenPocketInfo, 'injected'), anyWallet],
  ['wombat', () => scatter(wombatInfo, 'injected'), anyWallet],
  ['passkey', () => passkey()],
  ['ledger', () => hardware(ledgerInfo), anyWallet],
  ['trezor', () => hardware(trezorInfo), anyWallet],
  ['signing-request through the relay', () => signingRequest('relay'), anyWallet],
  ['signing-request by paste', () => signingRequest('paste'), anyWallet],
  ['signing-request, sent by the wallet', () => signingRequest('broadcast'), anyWallet],
];

test('every provider that signs has a subject here', () => {
  for (const { id } of providers.filter(({ signs }) => signs !== false))
    expect(
      subjects.some(([name]) => name.startsWith(id)),
      id,
    ).toBe(true);
});

describe.each(subjects)('%s', (_name, subject, misbehaves) => {
  for (const { name, run } of conformanceCases(subject, misbehaves)) test(name, run);
});
