import { CodecError } from '../bytes/error.ts';
import { backgroundFlag } from './request.ts';
import type { ResolvedRequest } from './resolve.ts';
import { requestToUri } from './uri.ts';

/**
 * Callback parameters of a signed request: sig (first signature), sig0, sig1 … (all), tx (transaction id), sa and sp
 * (signer's actor and permission), ex, rbn, rid (expiration and reference block), req (the request), cid (chain id), bn
 * (block number, if broadcast).
 */
export type CallbackPayload = Readonly<Record<string, string>>;

export interface RequestCallback {
  /** Resolved, but untrusted: check its scheme before opening it. */
  url: string;
  /** True: send `payload` as JSON by POST. False: open `url`. */
  background: boolean;
  payload: CallbackPayload;
}

/** Callback of a signed request; null if it has none. */
export function callbackOf(
  resolved: ResolvedRequest,
  signatures: readonly string[],
  blockNumber?: number,
): RequestCallback | null {
  const { callback, flags } = resolved.request;
  if (callback === '') return null;
  if (signatures.length === 0) throw new CodecError('Must have at least one signature to resolve callback');
  const payload = payloadOf(resolved, signatures, blockNumber);
  // Values are URL-encoded, so that they cannot change the URL's structure.
  const url = callback.replace(/\{\{([a-z0-9]+)\}\}/g, (_, key: string) =>
    Object.hasOwn(payload, key) ? payload[key]! : '',
  );
  return { url, background: (flags & backgroundFlag) !== 0, payload };
}

function payloadOf(resolved: ResolvedRequest, signatures: readonly string[], blockNumber?: number): CallbackPayload {
  const { transaction, signer } = resolved;
  const numbered = signatures.map((signature, i): [string, string] => [`sig${i}`, signature]);
  return {
    sig: signatures[0]!,
    ...Object.fromEntries(numbered),
    tx: resolved.id,
    rbn: String(transaction.ref_block_num),
    rid: String(transaction.ref_block_prefix),
    ex: transaction.expiration,
    req: requestToUri(resolved.request),
    sa: signer.actor,
    sp: signer.permission,
    cid: resolved.chainId,
    ...(blockNumber === undefined ? {} : { bn: String(blockNumber) }),
  };
}
