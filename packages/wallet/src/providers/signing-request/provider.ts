import type { SigningRequest } from '@antescope/codec/signing-request/request';
import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import { newChannel } from '../callback-relay.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { relayCallbacks, type RelayEvent } from '../relay-callbacks.ts';
import { checkLevel, identityRequest, provenLevel } from './identity.ts';
import { signingRequestInfo } from './info.ts';
import { PendingRequests } from './pending-requests.ts';
import { transactionRequest } from './signed-request.ts';
import type { WalletResponse } from './wallet-response.ts';
import { type WrittenRequest, written } from './written-request.ts';

/** A request without a response yet. */
export interface OpenRequest extends WrittenRequest {
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

/**
 * Signs through any wallet that understands signing requests (ESR, revisions 2 and 3): the page shows a link and a code,
 * the wallet's response comes back through the relay or is pasted. Holds no keys and stores nothing.
 */
export class SigningRequestProvider implements WalletProvider<SigningRequestLogin> {
  readonly info = signingRequestInfo;
  readonly #context: ProviderContext;
  readonly #pending: PendingRequests<OpenRequest>;

  constructor(context: ProviderContext) {
    this.#context = context;
    this.#pending = new PendingRequests(context, 'qr');
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
    return this.#pending.take(request, () => this.#open(request));
  }

  /** What wallets report about an open request, until the signal aborts; nothing where the site has no relay. */
  async *callbacks({ channel }: OpenRequest, signal: AbortSignal): AsyncGenerator<RelayEvent> {
    const { relay } = this.#context;
    if (relay !== null && channel !== null) yield* relayCallbacks(relay, channel, signal);
  }

  /** The request that an interaction is for. */
  pendingRequest(id: string): OpenRequest {
    return this.#pending.get(id).shown;
  }

  /** Takes a wallet's response to a pending request; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    await this.#pending.respond(id, response);
  }

  withdraw(request: SignRequest): void {
    this.#pending.withdraw(request);
  }

  async logout(): Promise<void> {
    this.#pending.clear();
  }

  #open(sign: SignRequest): OpenRequest {
    const channel = this.#newChannel();
    return { ...written(transactionRequest(sign, channel.address)), channel: channel.name };
  }

  #newChannel(): { name: string | null; address: string } {
    const { relay } = this.#context;
    if (relay === null) return { name: null, address: '' };
    const name = newChannel();
    return { name, address: relay.address(name) };
  }
}

function levelOf({ actor, permission }: PermissionLevel): PermissionLevel {
  return { actor, permission };
}
