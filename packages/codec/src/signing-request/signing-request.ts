import { encodeText } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { aliasOfChain, anyChain, chainIdOfAlias } from './chain-alias.ts';
import {
  backgroundFlag,
  broadcastFlag,
  type RequestChain,
  type RequestPayload,
  type SigningRequest,
} from './request.ts';
import { readRequest, readSignatureOf, writeChain, writeRequest, writeSignatureOf, readChain } from './wire-format.ts';

/** Input of createRequest. */
export interface RequestParts {
  /** Hex; null: the wallet selects one of `chainIds`, or any if there are none. */
  chainId: string | null;
  chainIds?: readonly string[];
  req: RequestPayload;
  /** Whether the wallet broadcasts. Default true; identity requests are never broadcast. */
  broadcast?: boolean;
  callback?: string;
  /** Whether the wallet posts to the callback itself instead of opening it. */
  background?: boolean;
  /** Strings are stored as UTF-8. */
  info?: Readonly<Record<string, string | Uint8Array>>;
}

/**
 * Creates a request of the lowest version that supports its parts. Throws 'Invalid request (identity request cannot be
 * broadcast)'.
 */
export function createRequest(parts: RequestParts): SigningRequest {
  const isIdentity = parts.req[0] === 'identity';
  const scoped = parts.req[0] === 'identity' && parts.req[1].scope !== '';
  const info = Object.entries(parts.info ?? {}).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? encodeText(value) : value,
  }));
  if (parts.chainId === null && parts.chainIds !== undefined)
    info.push({ key: 'chain_ids', value: packChains(parts.chainIds) });
  const broadcast = (parts.broadcast ?? !isIdentity) ? broadcastFlag : 0;
  return checked({
    version: parts.chainId === null || scoped ? 3 : 2,
    chain: parts.chainId === null ? ['chain_alias', anyChain] : shortChain(parts.chainId),
    req: parts.req,
    flags: broadcast | (parts.background === true ? backgroundFlag : 0),
    callback: parts.callback ?? '',
    info,
    signature: null,
  });
}

function checked(request: SigningRequest): SigningRequest {
  if (request.req[0] === 'identity' && (request.flags & broadcastFlag) !== 0)
    throw new CodecError('Invalid request (identity request cannot be broadcast)');
  return request;
}

function shortChain(chainId: string): RequestChain {
  const alias = aliasOfChain(chainId);
  return alias === null ? ['chain_id', chainId] : ['chain_alias', alias];
}

function packChains(chainIds: readonly string[]): Uint8Array {
  const writer = new ByteWriter();
  writer.varuint32(chainIds.length);
  for (const id of chainIds) writeChain(writer, shortChain(id));
  return writer.finish();
}

/** Packs with the signature, if there is one, without version. */
export function packRequest(request: SigningRequest): Uint8Array {
  const writer = new ByteWriter(512);
  writeRequest(writer, request);
  if (request.signature !== null) writeSignatureOf(writer, request.signature);
  return writer.finish();
}

/** Unpacks a request. Byte fields are views of the same memory. Throws the reader's errors with their path. */
export function unpackRequest(version: 2 | 3, data: Uint8Array): SigningRequest {
  const reader = new ByteReader(data);
  const body = readRequest(reader, version);
  const signature = reader.remaining === 0 ? null : readSignatureOf(reader);
  if (reader.remaining > 0) throw new CodecError(`${reader.remaining} bytes left after the request`);
  return checked({ version, ...body, signature });
}

/** Hex id of the request's chain; null if the wallet selects it. Throws 'Unknown chain id alias'. */
export function chainIdOf(request: SigningRequest): string | null {
  const [kind, chain] = request.chain;
  if (kind === 'chain_id') return chain;
  return chain === anyChain ? null : chainIdOfAlias(chain);
}

/** Chain ids the wallet may select from; null: any, or the request is for one chain. */
export function chainIdsOf(request: SigningRequest): string[] | null {
  const packed = chainIdOf(request) === null ? infoOf(request, 'chain_ids') : null;
  if (packed === null) return null;
  const reader = new ByteReader(packed);
  return Array.from({ length: reader.arraySize() }, () => {
    const [kind, chain] = readChain(reader);
    return kind === 'chain_id' ? chain : chainIdOfAlias(chain);
  });
}

/** Value of an info pair, or null. */
export function infoOf(request: SigningRequest, key: string): Uint8Array | null {
  return request.info.find((pair) => pair.key === key)?.value ?? null;
}
