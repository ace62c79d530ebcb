import type { Behavior, ConformanceSubject } from '../../src/providers/conformance.ts';
import type { CommandLine } from '../../src/providers/command-line/command-line.ts';
import { CommandLineProvider } from '../../src/providers/command-line/provider.ts';
import { EsrWallet } from '../../../../fixtures/esr-wallet.ts';
import { NeedsInteraction } from '../../src/providers/needs-interaction.ts';
import { SigningRequestProvider } from '../../src/providers/signing-request/provider.ts';
import { WalletError } from '../../src/wallet-error.ts';
import { cleos } from '../../src/providers/cleos/cleos.ts';
import { clio } from '../../src/providers/clio/clio.ts';
import { commandOutput, protonOutput } from '../../../../fixtures/command-line.ts';
import { eosc } from '../../src/providers/eosc/eosc.ts';
import { expect } from 'vitest';
import { parseResponse, readCallback } from '../../src/providers/signing-request/wallet-response.ts';
import { protonCli } from '../../src/providers/protoncli/protoncli.ts';
import { readOutput } from '../../src/providers/command-line/read-output.ts';
import { alice, anyWallet, contextOn, device, type Bench, type SubjectEntry } from './bench.ts';

/** A wallet app in another window; its answers come through the relay or by paste. */
function signingRequest(bench: Bench, how: 'relay' | 'paste' | 'broadcast'): ConformanceSubject {
  const { chain } = bench;
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
      const context = contextOn(bench, storage, how === 'paste' ? null : relay);
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

/** A person who runs the command of each transaction and pastes its output. */
function commandLine(bench: Bench, program: CommandLine): ConformanceSubject {
  const { chain } = bench;
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
      const context = contextOn(bench, storage);
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

/** Requests that a person carries to another program. */
export const requestSubjects: readonly SubjectEntry[] = [
  ['signing-request through the relay', (bench) => signingRequest(bench, 'relay'), anyWallet],
  ['signing-request by paste', (bench) => signingRequest(bench, 'paste'), anyWallet],
  ['signing-request, sent by the wallet', (bench) => signingRequest(bench, 'broadcast'), anyWallet],
  ['cleos', (bench) => commandLine(bench, cleos), anyWallet],
  ['eosc', (bench) => commandLine(bench, eosc), anyWallet],
  ['protoncli', (bench) => commandLine(bench, protonCli)],
  ['clio', (bench) => commandLine(bench, clio), anyWallet],
];
