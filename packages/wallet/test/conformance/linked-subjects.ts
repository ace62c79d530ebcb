import type { Behavior, ConformanceSubject } from '../../src/providers/conformance.ts';
import { anchorWallet, type LinkedWallet } from '../../src/providers/anchor/linked-wallet.ts';
import { LinkProvider } from '../../src/providers/anchor/provider.ts';
import { webAuthWallet } from '../../src/providers/webauth/webauth-wallet.ts';
import { AnchorWallet } from '../../../../fixtures/anchor-wallet.ts';
import { WalletError } from '../../src/wallet-error.ts';
import { expect } from 'vitest';
import { alice, anyWallet, contextOn, device, type Bench, type SubjectEntry } from './bench.ts';

/** A wallet with a link, or one whose link is of another service, so that each request is scanned. */
function linked(
  bench: Bench,
  walletOn: (chainId: string) => LinkedWallet,
  how: 'linked' | 'scanned',
): ConformanceSubject {
  const { chain } = bench;
  const linkedWallet = walletOn(chain.devnet.chainId);
  const { storage, stored } = device();
  const optionsOf = (actor: string) => ({
    node: chain.devnet.api,
    privateKey: chain.privateKey(actor),
    level: { actor, permission: 'active' },
    scheme: linkedWallet.scheme,
  });
  const wallet = new AnchorWallet({ ...optionsOf('alice'), service: bench.service.url, other: optionsOf('bob') });
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
      const context = contextOn(bench, storage);
      const provider = new LinkProvider(linkedWallet, context);
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

/** Wallets with a link to the page. */
export const linkedSubjects: readonly SubjectEntry[] = [
  ['anchor, linked', (bench) => linked(bench, () => anchorWallet, 'linked'), anyWallet],
  ['anchor, scanned', (bench) => linked(bench, () => anchorWallet, 'scanned'), anyWallet],
  ['webauth, linked', (bench) => linked(bench, webAuthWallet, 'linked'), anyWallet],
  ['webauth, scanned', (bench) => linked(bench, webAuthWallet, 'scanned'), anyWallet],
];
