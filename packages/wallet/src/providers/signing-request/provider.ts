import { transactionId } from '@antescope/codec/chain/transaction';
import type { SigningRequest } from '@antescope/codec/signing-request/request';
import { requestToUri } from '@antescope/codec/signing-request/uri';
import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { newChannel } from '../callback-relay.ts';
import { NeedsInteraction } from '../needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { relayCallbacks, type RelayEvent } from '../relay-callbacks.ts';
import { checkLevel, identityRequest, provenLevel } from './identity.ts';
import { signingRequestInfo } from './info.ts';
import { signResult, transactionRequest } from './signed-request.ts';
import type { WalletResponse } from './wallet-response.ts';

/** A request without a response yet. */
export interface OpenRequest {
  /** 'esr://…', for a link and to copy. */
  uri: string;
  /** The same without slashes: a smaller code. */
  code: string;
  /** Channel of the relay that the wallet responds to; null: its response has to be pasted. */
  channel: string | null;
}

export interface OpenIdentityRequest extends OpenRequest {
  request: SigningRequest;
}

export type SigningRequestLogin =
  | { request: OpenIdentityRequest; response: WalletResponse }
  /** Entered by hand: nothing is proven until the first signature. */
  | { level: PermissionLevel };

interface PendingRequest extends OpenRequest {
  sign: SignRequest;
  result: SignResult | null;
}

/**
 * Signs through any wallet that understands signing requests (ESR, revisions 2 and 3): the page shows a link and a code,
 * the wallet's response comes back through the relay or is pasted. Holds no keys and stores nothing.
 */
export class SigningRequestProvider implements WalletProvider<SigningRequestLogin> {
  readonly info = signingRequestInfo;
  readonly #context: ProviderContext;
  /** By transaction id. */
  readonly #pending = new Map<string, PendingRequest>();

  constructor(context: ProviderContext) {
    this.#context = context;
  }

  /** A new request for an identity, to be shown by the login form. */
  identityRequest(): OpenIdentityRequest {
    const channel = this.#newChannel();
    const request = identityRequest(this.#context.chainId, channel.address);
    return { request, ...written(request), channel: channel.name };
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async login(input: SigningRequestLogin): Promise<Session> {
    const { chainId } = this.#context;
    if ('level' in input) {
      await checkLevel(input.level, this.#context);
      return { ...levelOf(input.level), provider: this.info.id, chainId, publicKey: null };
    }
    const { level, publicKey } = await provenLevel(input.request.request, input.response, this.#context);
    return { ...levelOf(level), provider: this.info.id, chainId, publicKey };
  }

  async sign(request: SignRequest): Promise<SignResult> {
    if (request.chainId !== this.#context.chainId)
      throw new WalletError('wrong-chain', 'The account is connected on another chain');
    const id = transactionId(request.packed);
    const pending = this.#pending.get(id) ?? this.#open(id, request);
    if (pending.result === null) throw new NeedsInteraction('qr', { request: id });
    this.#pending.delete(id);
    return pending.result;
  }

  /** What wallets report about an open request, until the signal aborts; nothing where the site has no relay. */
  async *callbacks({ channel }: OpenRequest, signal: AbortSignal): AsyncGenerator<RelayEvent> {
    const { relay } = this.#context;
    if (relay !== null && channel !== null) yield* relayCallbacks(relay, channel, signal);
  }

  /** The request that an interaction is for. */
  pendingRequest(id: string): OpenRequest {
    return this.#pendingOf(id);
  }

  /** Takes a wallet's response to a pending request; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    const pending = this.#pendingOf(id);
    pending.result = await signResult(pending.sign, response, this.#context);
  }

  withdraw({ packed }: SignRequest): void {
    this.#pending.delete(transactionId(packed));
  }

  async logout(): Promise<void> {
    this.#pending.clear();
  }

  #open(id: string, sign: SignRequest): PendingRequest {
    const channel = this.#newChannel();
    const request = transactionRequest(sign, channel.address);
    const pending = { ...written(request), channel: channel.name, sign, result: null };
    this.#pending.set(id, pending);
    return pending;
  }

  #pendingOf(id: string): PendingRequest {
    const pending = this.#pending.get(id);
    if (pending === undefined) throw new WalletError('cancelled', 'The request was withdrawn');
    return pending;
  }

  #newChannel(): { name: string | null; address: string } {
    const { relay } = this.#context;
    if (relay === null) return { name: null, address: '' };
    const name = newChannel();
    return { name, address: relay.address(name) };
  }
}

function written(request: SigningRequest): Pick<OpenRequest, 'uri' | 'code'> {
  return { uri: requestToUri(request), code: requestToUri(request, { slashes: false }) };
}

function levelOf({ actor, permission }: PermissionLevel): PermissionLevel {
  return { actor, permission };
}
