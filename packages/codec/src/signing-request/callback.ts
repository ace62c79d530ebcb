import { CodecError } from '../bytes/error.ts';
import { backgroundFlag } from './request.ts';
import type { ResolvedRequest } from './resolve.ts';
import { requestToUri } from './uri.ts';

/**
 * What is told about a signed request: sig (the first signature), sig0, sig1 … (all), tx (transaction id), sa and sp (who
 * signed), ex, rbn, rid (expiration and reference block), req (the request), cid (chain), bn (block it went into, where it
 * was sent).
 */
export type CallbackPayload = Readonly<Record<string, string>>;

export interface RequestCallback {
  /** Filled in, but from a stranger: check its scheme before it is followed. */
  url: string;
  /** True: send `payload` as JSON by POST. False: open `url`. */
  background: boolean;
  payload: CallbackPayload;
}

/** What to call once a request is signed, or null where it asks for nothing. */
export function callbackOf(
  resolved: ResolvedRequest,
  signatures: readonly string[],
  blockNumber?: number,
): RequestCallback | null {
  const { callback, flags } = resolved.request;
  if (callback === '') return null;
  if (signatures.length === 0) throw new CodecError('Must have at least one signature to resolve callback');
  const payload = payloadOf(resolved, signatures, blockNumber);
  // Whatever is put into an address becomes part of it only as text.
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
