import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { CodecError } from '@antescope/codec/bytes/error';
import { fromBase64 } from '../core/base64.ts';
import { approximateSize } from '../core/approximate-size.ts';
import { ExpiringCache } from '../core/expiring-cache.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { NodeError } from '../node/node-error.ts';
import { compiledAbiLimits, compiledSize } from './compiled-size.ts';

const keepMs = 60_000;

interface SizedAbi {
  abi: CompiledAbi | null;
  /** SHA-256 of the packed ABI, 64 hex digits; null where the node gave no packed one. */
  hash: string | null;
  /** Approximate memory in bytes. */
  size: number;
}

const noAbi: SizedAbi = { abi: null, hash: null, size: compiledSize(0) };

/** ABIs of accounts, compiled, kept for a minute. get_raw_abi first, get_abi where a node has not that. */
export class AbiSource {
  readonly #api: ChainApi;
  readonly #cache = new ExpiringCache<SizedAbi>({ ...compiledAbiLimits, sizeOf: ({ size }) => size });

  constructor(api: ChainApi) {
    this.#api = api;
  }

  /** null: the account has no ABI (or does not exist). Throws what the node client throws, and CodecError for a broken ABI. */
  async of(account: string): Promise<CompiledAbi | null> {
    return (await this.#cache.get(account, keepMs, () => this.#load(account))).abi;
  }

  /** The same, required. Throws 'Missing abi for {account}' where there is none. */
  async need(account: string): Promise<CompiledAbi> {
    const abi = await this.of(account);
    if (abi === null) throw new CodecError(`Missing abi for ${account}`);
    return abi;
  }

  /** SHA-256 of the ABI that `of` returns; null without a packed one. Throws what `of` throws. */
  async hashOf(account: string): Promise<string | null> {
    return (await this.#cache.get(account, keepMs, () => this.#load(account))).hash;
  }

  async #load(account: string): Promise<SizedAbi> {
    try {
      const { value } = await this.#api.getRawAbi(account);
      const packed = fromBase64(value.at('abi').textOr(''));
      if (packed.length === 0) return noAbi;
      return { abi: compileAbi(decodeAbi(packed)), hash: toHex(sha256(packed)), size: compiledSize(packed.length) };
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      return error.status === 404 ? this.#loadJson(account) : noAbi;
    }
  }

  async #loadJson(account: string): Promise<SizedAbi> {
    try {
      const abi = (await this.#api.getAbi(account)).value.at('abi');
      if (abi.missing) return noAbi;
      return { abi: compileAbi(parseAbiJson(abi.value)), hash: null, size: compiledSize(approximateSize(abi.value)) };
    } catch (error) {
      if (error instanceof NodeError && error.status !== 404) return noAbi;
      throw error;
    }
  }
}
