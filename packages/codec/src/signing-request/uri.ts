import { base64urlnopad } from '@scure/base';
import { deflateRaw } from '../bytes/deflate.ts';
import { CodecError } from '../bytes/error.ts';
import { inflateRaw } from '../bytes/zlib.ts';
import type { SigningRequest } from './request.ts';
import { packRequest, unpackRequest } from './signing-request.ts';

const compressedBit = 0x80;

/** Maximum bytes of a request, compressed or not; far beyond QR codes and links. */
const requestLimit = 1024 * 1024;

/** 'web+esr' is for pages registered as a handler, 'proton' and 'proton-dev' for wallets of XPR and its testnet. */
export type RequestScheme = 'esr' | 'web+esr' | 'proton' | 'proton-dev';

export interface UriOptions {
  /** Default 'esr'. */
  scheme?: RequestScheme;
  /** 'esr://…' instead of 'esr:…'. Default true; without it QR codes are slightly smaller. */
  slashes?: boolean;
  /** Default true: compress if that is shorter. */
  compress?: boolean;
}

/** Encodes a request with its signature. */
export function requestToUri(request: SigningRequest, options: UriOptions = {}): string {
  const { scheme = 'esr', slashes = true, compress = true } = options;
  const plain = packRequest(request);
  const deflated = compress ? deflateRaw(plain) : plain;
  const shorter = deflated.length < plain.length;
  const body = shorter ? deflated : plain;
  const bytes = new Uint8Array(1 + body.length);
  bytes[0] = request.version | (shorter ? compressedBit : 0);
  bytes.set(body, 1);
  return `${scheme}:${slashes ? '//' : ''}${base64urlnopad.encode(bytes)}`;
}

/**
 * Parses a URI of any scheme ('esr:…', 'esr://…'). Throws 'Invalid request uri', 'Unsupported protocol version', the errors
 * of inflateRaw, and the reader's with their path.
 */
export function requestFromUri(uri: string): SigningRequest {
  const parts =
    typeof uri === 'string' ? /^(?:(?:web\+)?esr|proton(?:-dev)?):(?:\/\/)?([\w+/-]+)=*$/i.exec(uri.trim()) : null;
  if (parts === null || uri.length > 2 * requestLimit) throw new CodecError('Invalid request uri');
  const data = decodeBase64(parts[1]!);
  const header = data[0]!;
  const version = header & ~compressedBit;
  if (version !== 2 && version !== 3) throw new CodecError('Unsupported protocol version');
  const body = data.subarray(1);
  return unpackRequest(version, (header & compressedBit) === 0 ? body : inflateRaw(body, requestLimit));
}

/** Accepts both base64 alphabets, because some encoders use + and /. */
function decodeBase64(text: string): Uint8Array {
  try {
    return base64urlnopad.decode(text.replaceAll('+', '-').replaceAll('/', '_'));
  } catch {
    throw new CodecError('Invalid request uri');
  }
}
