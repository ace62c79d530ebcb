import { formatPrivateKey } from '@antescope/codec/keys/private-key';
import { generatePrivateKey } from '@antescope/codec/curve/generate';
import type { Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { newChannel } from '../callback-relay.ts';
import type { ProviderContext, ProviderInfo, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { relayCallbacks, type RelayEvent } from '../relay-callbacks.ts';
import { identityRequest, provenLevel, scope } from '../signing-request/identity.ts';
import type { OpenIdentityRequest, OpenRequest } from '../signing-request/provider.ts';
import { PendingRequests } from '../signing-request/pending-requests.ts';
import { transactionRequest } from '../signing-request/signed-request.ts';
import type { WalletResponse } from '../signing-request/wallet-response.ts';
import { written } from '../signing-request/written-request.ts';
import { linkCreateInfo, linkInfo, offeredLink, storedLink, storeLink, type WalletLink } from './link.ts';
import { LinkService } from './link-service.ts';
import type { LinkedWallet } from './linked-wallet.ts';
import { sealMessage } from './sealed-message.ts';

interface OpenLinkRequest extends OpenIdentityRequest {
  /** 'PVT_K1_…' of the link that the request asks for. */
  requestKey: string;
}

interface LinkLogin {
  request: OpenLinkRequest;
  response: WalletResponse;
}

/** A transaction that is with the wallet. */
export interface LinkedRequest extends OpenRequest {
  /** The wallet's or its device's name, '' if it has none; null: not linked, the request has to be scanned or opened. */
  device: string | null;
  /** Milliseconds since 1970 at which the transaction expires. */
  expires: number;
}

interface DeliveredRequest extends LinkedRequest {
  link: WalletLink | null;
  sent: Promise<void> | null;
}

/**
 * Signs through wallets that speak anchor-link: an identity request connects and sets up a link, by which later requests
 * reach the wallet encrypted. Responses come through the link service.
 */
export class LinkProvider implements WalletProvider<LinkLogin> {
  readonly info: ProviderInfo;
  readonly #wallet: LinkedWallet;
  readonly #context: ProviderContext;
  readonly #service: LinkService | null;
  readonly #pending: PendingRequests<DeliveredRequest>;

  constructor(wallet: LinkedWallet, context: ProviderContext) {
    this.info = wallet.info;
    this.#wallet = wallet;
    this.#context = context;
    this.#pending = new PendingRequests(context, 'qr');
    this.#service = context.walletLink === null ? null : new LinkService(context.walletLink);
  }

  /** A new request for an identity and a link. Throws 'no-provider' on sites without a link service. */
  linkRequest(): OpenLinkRequest {
    const requestKey = formatPrivateKey(generatePrivateKey('K1', { secureEnvironment: true }));
    const channel = newChannel();
    const info = { link: linkCreateInfo(scope, requestKey, 'Antescope'), scope };
    const { scheme, revision } = this.#wallet;
    const request = identityRequest(this.#context.chainId, this.#reachable().address(channel), info, revision);
    return { request, requestKey, channel, ...written(request, scheme) };
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async login({ request, response }: LinkLogin): Promise<Session> {
    const { chainId, walletLink, storage } = this.#context;
    const { level, publicKey } = await provenLevel(request.request, response, this.#context);
    const { actor, permission } = level;
    const session = { actor, permission, provider: this.info.id, chainId, publicKey };
    const offered = response.kind === 'callback' && walletLink !== null;
    storeLink(storage, session, offered ? offeredLink(response.callback, request.requestKey, walletLink) : null);
    return session;
  }

  async sign(request: SignRequest): Promise<SignResult> {
    return this.#pending.take(request, () => this.#open(request));
  }

  /** The request that an interaction is for. Throws 'cancelled'. */
  pendingRequest(id: string): LinkedRequest {
    return this.#pending.get(id).shown;
  }

  /** Sends a request to the linked wallet, once; nothing without a link. Throws 'unreachable'. */
  async deliver(id: string): Promise<void> {
    const request = this.#pending.get(id).shown;
    const { link, uri } = request;
    if (link === null) return;
    request.sent ??= sealMessage(uri, link.requestKey, link.walletKey).then((message) =>
      this.#reachable().send(link.channel, message),
    );
    await request.sent;
  }

  /** What wallets report about an open request, until the signal aborts. */
  callbacks({ channel }: OpenRequest, signal: AbortSignal): AsyncGenerator<RelayEvent> {
    return relayCallbacks(this.#reachable(), channel ?? '', signal);
  }

  /** Takes a wallet's response to a pending request; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    await this.#pending.respond(id, response);
  }

  withdraw(request: SignRequest): void {
    this.#pending.withdraw(request);
  }

  async logout(session: Session): Promise<void> {
    this.#pending.clear();
    storeLink(this.#context.storage, session, null);
  }

  #open(sign: SignRequest): DeliveredRequest {
    const channel = newChannel();
    const { expiration } = sign.transaction;
    const request = transactionRequest(sign, this.#reachable().address(channel), { link: linkInfo(expiration) });
    const link = storedLink(this.#context.storage, sign.session);
    return {
      ...written(request, this.#wallet.scheme),
      channel,
      device: link?.device ?? null,
      expires: Date.parse(`${expiration}Z`),
      link,
      sent: null,
    };
  }

  #reachable(): LinkService {
    if (this.#service === null) throw new WalletError('no-provider', 'This site has no link service');
    return this.#service;
  }
}
