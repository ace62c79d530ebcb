import { formatPrivateKey } from '@antescope/codec/keys/private-key';
import { generatePrivateKey } from '@antescope/codec/curve/generate';
import { transactionId } from '@antescope/codec/chain/transaction';
import { requestToUri } from '@antescope/codec/signing-request/uri';
import type { Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { newChannel } from '../callback-relay.ts';
import { NeedsInteraction } from '../needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { relayCallbacks, type RelayEvent } from '../relay-callbacks.ts';
import { identityRequest, provenLevel, scope } from '../signing-request/identity.ts';
import type { OpenIdentityRequest, OpenRequest } from '../signing-request/provider.ts';
import { signResult, transactionRequest } from '../signing-request/signed-request.ts';
import type { WalletResponse } from '../signing-request/wallet-response.ts';
import { anchorInfo } from './info.ts';
import { linkCreateInfo, linkInfo, offeredLink, storedLink, storeLink, type WalletLink } from './link.ts';
import { LinkService } from './link-service.ts';
import { sealMessage } from './sealed-message.ts';

interface OpenLinkRequest extends OpenIdentityRequest {
  /** 'PVT_K1_…' of the link that the request asks for. */
  requestKey: string;
}

interface AnchorLogin {
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

interface PendingRequest extends LinkedRequest {
  sign: SignRequest;
  link: WalletLink | null;
  sent: Promise<void> | null;
  result: SignResult | null;
}

/**
 * Signs through Anchor and other wallets that speak anchor-link: an identity request connects and sets up a link, by which
 * later requests reach the wallet encrypted. Responses come through the link service.
 */
export class AnchorProvider implements WalletProvider<AnchorLogin> {
  readonly info = anchorInfo;
  readonly #context: ProviderContext;
  readonly #service: LinkService | null;
  /** By transaction id. */
  readonly #pending = new Map<string, PendingRequest>();

  constructor(context: ProviderContext) {
    this.#context = context;
    this.#service = context.walletLink === null ? null : new LinkService(context.walletLink);
  }

  /** A new request for an identity and a link. Throws 'no-provider' on sites without a link service. */
  linkRequest(): OpenLinkRequest {
    const requestKey = formatPrivateKey(generatePrivateKey('K1', { secureEnvironment: true }));
    const channel = newChannel();
    const info = { link: linkCreateInfo(scope, requestKey, 'Antescope'), scope };
    const request = identityRequest(this.#context.chainId, this.#reachable().address(channel), info);
    return { request, requestKey, channel, ...written(request) };
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async login({ request, response }: AnchorLogin): Promise<Session> {
    const { chainId, walletLink, storage } = this.#context;
    const { level, publicKey } = await provenLevel(request.request, response, this.#context);
    const { actor, permission } = level;
    const session = { actor, permission, provider: this.info.id, chainId, publicKey };
    const offered = response.kind === 'callback' && walletLink !== null;
    storeLink(storage, session, offered ? offeredLink(response.callback, request.requestKey, walletLink) : null);
    return session;
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

  /** The request that an interaction is for. Throws 'cancelled'. */
  pendingRequest(id: string): LinkedRequest {
    return this.#pendingOf(id);
  }

  /** Sends a request to the linked wallet, once; nothing without a link. Throws 'unreachable'. */
  async deliver(id: string): Promise<void> {
    const pending = this.#pendingOf(id);
    const { link, uri } = pending;
    if (link === null) return;
    pending.sent ??= sealMessage(uri, link.requestKey, link.walletKey).then((message) =>
      this.#reachable().send(link.channel, message),
    );
    await pending.sent;
  }

  /** What wallets report about an open request, until the signal aborts. */
  callbacks({ channel }: OpenRequest, signal: AbortSignal): AsyncGenerator<RelayEvent> {
    return relayCallbacks(this.#reachable(), channel ?? '', signal);
  }

  /** Takes a wallet's response to a pending request; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    const pending = this.#pendingOf(id);
    pending.result = await signResult(pending.sign, response, this.#context);
  }

  withdraw({ packed }: SignRequest): void {
    this.#pending.delete(transactionId(packed));
  }

  async logout(session: Session): Promise<void> {
    this.#pending.clear();
    storeLink(this.#context.storage, session, null);
  }

  #open(id: string, sign: SignRequest): PendingRequest {
    const channel = newChannel();
    const { expiration } = sign.transaction;
    const request = transactionRequest(sign, this.#reachable().address(channel), { link: linkInfo(expiration) });
    const link = storedLink(this.#context.storage, sign.session);
    const pending = {
      ...written(request),
      channel,
      device: link?.device ?? null,
      expires: Date.parse(`${expiration}Z`),
      sign,
      link,
      sent: null,
      result: null,
    };
    this.#pending.set(id, pending);
    return pending;
  }

  #pendingOf(id: string): PendingRequest {
    const pending = this.#pending.get(id);
    if (pending === undefined) throw new WalletError('cancelled', 'The request was withdrawn');
    return pending;
  }

  #reachable(): LinkService {
    if (this.#service === null) throw new WalletError('no-provider', 'This site has no link service');
    return this.#service;
  }
}

function written(request: OpenIdentityRequest['request']): Pick<OpenRequest, 'uri' | 'code'> {
  return { uri: requestToUri(request), code: requestToUri(request, { slashes: false }) };
}
