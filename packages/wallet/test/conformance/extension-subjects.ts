import type { Behavior, ConformanceSubject } from '../../src/providers/conformance.ts';
import type { ProviderInfo } from '../../src/providers/provider.ts';
import { CloudWallet } from '../../../../fixtures/cloud-wallet.ts';
import { CloudWalletProvider } from '../../src/providers/cloudwallet/provider.ts';
import { ScatterProvider } from '../../src/providers/scatter/provider.ts';
import { WalletError } from '../../src/wallet-error.ts';
import { connectScatterSocket } from '../../src/providers/scatter/scatter-socket.ts';
import { injectedScatter } from '../../src/providers/scatter/injected-scatter.ts';
import { scatterInfo } from '../../src/providers/scatter/info.ts';
import { tokenPocketInfo } from '../../src/providers/tokenpocket/info.ts';
import { type ScatterDecision, ScatterWallet } from '../../../../fixtures/scatter-wallet.ts';
import { MetaMaskProvider } from '../../src/providers/metamask/provider.ts';
import { MetaMaskWallet, type SnapDecision } from '../../../../fixtures/metamask-wallet.ts';
import { vi } from 'vitest';
import { wombatInfo } from '../../src/providers/wombat/info.ts';
import { alice, anyWallet, contextOn, device, type Bench, type SubjectEntry } from './bench.ts';

/** A wallet of Scatter's family that injects its API, or listens on a port of this device. */
function scatter(bench: Bench, info: ProviderInfo, how: 'injected' | 'socket'): ConformanceSubject {
  const { chain } = bench;
  const { storage, stored } = device();
  const shared = { name: 'alice', authority: 'active', privateKey: chain.privateKey('alice') };
  const wallet = new ScatterWallet(chain.devnet.chainId, [shared], chain.privateKey('bob'));
  const address = how === 'socket' ? wallet.listen() : null;
  bench.onEnd(() => wallet.close());
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
      const context = contextOn(bench, storage);
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

/** MetaMask with the Antelope snap. */
function metaMask(bench: Bench): ConformanceSubject {
  const { chain } = bench;
  const { storage, stored } = device();
  const wallet = new MetaMaskWallet(chain.devnet.chainId, chain.privateKey('alice'), chain.privateKey('bob'));
  const decisions: Record<Behavior, SnapDecision> = {
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
      const context = contextOn(bench, storage);
      const provider = new MetaMaskProvider(context, () => wallet.injected());
      return {
        provider,
        context,
        login: async () => {
          const accounts = await provider.accounts();
          return provider.login(
            accounts.find(({ actor, permission }) => actor === 'alice' && permission === 'active')!,
          );
        },
        interact: () => Promise.reject(new Error('An interaction was started')),
      };
    },
  };
}

/** A window of My Cloud Wallet. */
function cloudWallet(bench: Bench): ConformanceSubject {
  const { chain } = bench;
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
      const context = contextOn(bench, storage);
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

/** Wallets with a window of their own: extensions, desktop programs, sites. */
export const extensionSubjects: readonly SubjectEntry[] = [
  ['scatter, injected', (bench) => scatter(bench, scatterInfo, 'injected'), anyWallet],
  ['scatter on a port of this device', (bench) => scatter(bench, scatterInfo, 'socket'), anyWallet],
  ['tokenpocket', (bench) => scatter(bench, tokenPocketInfo, 'injected'), anyWallet],
  ['wombat', (bench) => scatter(bench, wombatInfo, 'injected'), anyWallet],
  ['metamask', metaMask, anyWallet],
  ['cloudwallet', cloudWallet, anyWallet],
];
