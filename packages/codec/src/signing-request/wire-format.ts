import { fromHex } from '../bytes/bytes.ts';
import type { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError, within } from '../bytes/error.ts';
import { formatSignature, parseSignature, readSignature, writeSignature } from '../keys/signature.ts';
import {
  readAction,
  readActions,
  readTransaction,
  writeAction,
  writeActions,
  writeTransaction,
  type PermissionLevel,
} from '../chain/transaction.ts';
import type { IdentityRequest, RequestChain, RequestPayload, RequestSignature, SigningRequest } from './request.ts';

type Body = Omit<SigningRequest, 'version' | 'signature'>;

const payloadKinds = ['action', 'action[]', 'transaction', 'identity'] as const;

export function readChain(reader: ByteReader): RequestChain {
  const kind = reader.u8();
  if (kind === 0) return ['chain_alias', reader.u8()];
  if (kind === 1) return ['chain_id', reader.hex(32)];
  throw new CodecError(`Unpacked invalid tag (${kind}) for variant`);
}

export function writeChain(writer: ByteWriter, [kind, chain]: RequestChain): void {
  if (kind === 'chain_alias') {
    writer.u8(0);
    writer.u8(chain);
    return;
  }
  const id = fromHex(chain);
  if (id.length !== 32) throw new CodecError(`Expected 32 bytes, found ${id.length}`).within('chain_id');
  writer.u8(1);
  writer.bytes(id);
}

export function readRequest(reader: ByteReader, version: 2 | 3): Body {
  return {
    chain: step('chain_id', () => readChain(reader)),
    req: step('req', () => readPayload(reader, version)),
    flags: step('flags', () => reader.u8()),
    callback: step('callback', () => reader.string()),
    info: step('info', () => readInfo(reader)),
  };
}

export function writeRequest(writer: ByteWriter, request: SigningRequest): void {
  writeChain(writer, request.chain);
  writePayload(writer, request.req, request.version);
  writer.u8(request.flags);
  writer.string(request.callback);
  writer.varuint32(request.info.length);
  for (const { key, value } of request.info) {
    writer.string(key);
    writer.lengthAndBytes(value);
  }
}

function step<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw within(error, name);
  }
}

function readPayload(reader: ByteReader, version: 2 | 3): RequestPayload {
  const kind = reader.u8();
  const type = payloadKinds[kind];
  switch (type) {
    case 'action':
      return ['action', readAction(reader)];
    case 'action[]':
      return ['action[]', readActions(reader)];
    case 'transaction':
      return ['transaction', readTransaction(reader)];
    case 'identity':
      return ['identity', readIdentity(reader, version)];
    default:
      throw new CodecError(`Unpacked invalid tag (${kind}) for variant`);
  }
}

function writePayload(writer: ByteWriter, req: RequestPayload, version: 2 | 3): void {
  writer.u8(payloadKinds.indexOf(req[0]));
  switch (req[0]) {
    case 'action':
      return writeAction(writer, req[1]);
    case 'action[]':
      return writeActions(writer, req[1]);
    case 'transaction':
      return writeTransaction(writer, req[1]);
    case 'identity':
      return writeIdentity(writer, req[1], version);
  }
}

function readIdentity(reader: ByteReader, version: 2 | 3): IdentityRequest {
  const scope = version === 2 ? '' : reader.name();
  return { scope, permission: reader.bool() ? { actor: reader.name(), permission: reader.name() } : null };
}

/** Content of an identity request and action data of the identity transaction. */
export function writeIdentity(writer: ByteWriter, { scope, permission }: IdentityRequest, version: 2 | 3): void {
  if (version === 3) writer.name(scope);
  else if (scope !== '') throw new CodecError('Requests of version 2 have no scope');
  writer.bool(permission !== null);
  if (permission !== null) writeLevel(writer, permission);
}

export function writeLevel(writer: ByteWriter, level: PermissionLevel): void {
  writer.name(level.actor);
  writer.name(level.permission);
}

function readInfo(reader: ByteReader): SigningRequest['info'] {
  const info: SigningRequest['info'] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--)
    info.push({ key: reader.string(), value: reader.lengthAndBytes() });
  return info;
}

export function readSignatureOf(reader: ByteReader): RequestSignature {
  return { signer: reader.name(), signature: formatSignature(readSignature(reader)) };
}

export function writeSignatureOf(writer: ByteWriter, { signer, signature }: RequestSignature): void {
  writer.name(signer);
  writeSignature(writer, parseSignature(signature));
}
