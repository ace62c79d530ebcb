import type { SigningRequest } from '@antescope/codec/signing-request/request';
import { requestToUri } from '@antescope/codec/signing-request/uri';

/** A signing request as it is shown. */
export interface WrittenRequest {
  /** 'esr://…', for a link and to copy. */
  uri: string;
  /** The same without slashes: a smaller code. */
  code: string;
}

export function written(request: SigningRequest): WrittenRequest {
  return { uri: requestToUri(request), code: requestToUri(request, { slashes: false }) };
}
