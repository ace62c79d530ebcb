import { MediaLibrary, type MediaFile } from '@antescope/devnet/media/library';
import { producerSite } from '@antescope/devnet/media/producer-sites';
import type { DevnetNode } from '../node/devnet-node.ts';
import { standInChain, type StandInChain } from './stand-in-chain.ts';
import { createStandIns } from './stand-ins/registry.ts';
import type { StandIn } from './stand-ins/stand-in.ts';
import { encodeText } from '@antescope/codec/bytes/bytes';

/** Request to a service. */
export interface ServiceQuery {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
  /** Header of that name. */
  readonly authorization: string | undefined;
}

/** Response of a service. */
export interface ServiceReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/**
 * Services around the story's chain: `/services/ipfs/<content id>[/name]` is a gateway to asset media,
 * `/services/web/<host>/<path>` serves the '.example' websites registered on the chain (bp.json, logos, asset images),
 * and `/services/<name>/…` are stand-ins of APIs, with state of their own.
 */
export class Services {
  readonly #seed: string;
  readonly #chainId: string;
  readonly #standIns: ReadonlyMap<string, StandIn>;
  #library: MediaLibrary | null = null;

  constructor(seed: string, chainId: string, chain: StandInChain) {
    this.#standIns = createStandIns(chain);
    this.#seed = seed;
    this.#chainId = chainId;
  }

  /** Returns null for paths outside of /services/. */
  answer(request: ServiceQuery): ServiceReply | null {
    const { method, path } = request;
    if (!path.startsWith('/services/')) return null;
    const standIn = this.#standIns.get(path.split(/[/?#]/, 3)[2] ?? '');
    if (standIn !== undefined) return answerStandIn(standIn, request);
    if (method !== 'GET' && method !== 'HEAD') return refused(405, 'only GET and HEAD');
    const [, , service, name = '', ...rest] = path.split(/[?#]/, 1)[0]!.split('/');
    const file = this.#file(service ?? '', name, rest);
    if (file === null) return refused(404, 'no such file');
    const headers = {
      'content-type': file.type,
      'cache-control': service === 'ipfs' ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Asset content must never run as a page of this host.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    };
    return { status: 200, headers, bytes: file.bytes };
  }

  /** Changes the state of a stand-in; throws an error for the caller of the control API. */
  set(name: string, fields: Record<string, unknown>): void {
    const set = this.#standIns.get(name)?.set;
    if (set === undefined) throw new Error(`there is no service "${name}" whose state can be set`);
    set(fields);
  }

  #file(service: string, name: string, rest: readonly string[]): MediaFile | null {
    if (service === 'ipfs') return this.#media.files.get([name, ...rest].join('/')) ?? null;
    if (service !== 'web') return null;
    const path = `/${rest.join('/')}`;
    return this.#assetPicture(name, path) ?? producerSite(name, path, this.#seed, this.#chainId);
  }

  #assetPicture(host: string, path: string): MediaFile | null {
    if (host !== 'nft.example') return null;
    const place = { '/cat.png': 12, '/dragon.png': 13 }[path];
    return place === undefined ? null : (this.#media.files.get(this.#media.pictures[place]!) ?? null);
  }

  /** Created on first use: most devnets never serve a file. */
  get #media(): MediaLibrary {
    return (this.#library ??= new MediaLibrary(this.#seed));
  }
}

/** One per node: its API and its control port share the state of the stand-ins. */
export function servicesAround(node: DevnetNode): Services {
  return new Services(node.options.seed, node.chainId(), standInChain(node));
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

function answerStandIn(standIn: StandIn, { method, path, body, authorization }: ServiceQuery): ServiceReply {
  if (method === 'OPTIONS') return { status: 204, headers: corsHeaders, bytes: encodeText('') };
  const url = new URL(path, 'http://devnet.invalid');
  const reply = standIn({
    method,
    path: url.pathname.split('/').slice(3).map(decodedSegment),
    query: url.searchParams,
    body: jsonOf(body),
    bearer: /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? null,
  }) ?? { status: 404, value: { error: 'Not Found' } };
  const isJson = 'value' in reply;
  return {
    status: reply.status ?? 200,
    headers: { ...corsHeaders, 'content-type': isJson ? 'application/json' : reply.type, 'cache-control': 'no-store' },
    bytes: 'bytes' in reply ? reply.bytes : encodeText(isJson ? JSON.stringify(reply.value) : reply.text),
  };
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

function refused(status: number, message: string): ServiceReply {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' };
  return { status, headers, bytes: encodeText(`${message}\n`) };
}
