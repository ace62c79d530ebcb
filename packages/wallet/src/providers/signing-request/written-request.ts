import type { SigningRequest } from '@antescope/codec/signing-request/request';
import { type RequestScheme, requestToUri } from '@antescope/codec/signing-request/uri';

/** A signing request as it is shown. */
export interface WrittenRequest {
  /** '<scheme>://…', for a link and to copy. */
  uri: string;
  /** The same without slashes: a smaller code. */
  code: string;
}

export function written(request: SigningRequest, scheme: RequestScheme = 'esr'): WrittenRequest {
  return { uri: requestToUri(request, { scheme }), code: requestToUri(request, { scheme, slashes: false }) };
}
