import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { CodecError } from '@antescope/codec/bytes/error';
import { fromBase64 } from '../core/base64.ts';
import { ExpiringCache } from '../core/expiring-cache.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { NodeError } from '../node/node-error.ts';

const keepMs = 60_000;

/** ABIs of accounts, compiled, kept for a minute. get_raw_abi first, get_abi where a node has not that. */
export class AbiSource {
  readonly #api: ChainApi;
  readonly #cache: ExpiringCache<CompiledAbi | null>;

  constructor(api: ChainApi, cache = new ExpiringCache<CompiledAbi | null>(500)) {
    this.#api = api;
    this.#cache = cache;
  }

  /** null: the account has no ABI (or does not exist). Throws what the node client throws, and CodecError for a broken ABI. */
  of(account: string): Promise<CompiledAbi | null> {
    return this.#cache.get(account, keepMs, () => this.#load(account));
  }

  /** The same, required. Throws 'Missing abi for {account}' where there is none. */
  async need(account: string): Promise<CompiledAbi> {
    const abi = await this.of(account);
    if (abi === null) throw new CodecError(`Missing abi for ${account}`);
    return abi;
  }

  async #load(account: string): Promise<CompiledAbi | null> {
    try {
      const { value } = await this.#api.getRawAbi(account);
      const packed = fromBase64(value.at('abi').textOr(''));
      return packed.length === 0 ? null : compileAbi(decodeAbi(packed));
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      return error.status === 404 ? this.#loadJson(account) : null;
    }
  }

  async #loadJson(account: string): Promise<CompiledAbi | null> {
    try {
      const abi = (await this.#api.getAbi(account)).value.at('abi');
      return abi.missing ? null : compileAbi(parseAbiJson(abi.value));
    } catch (error) {
      if (error instanceof NodeError && error.status !== 404) return null;
      throw error;
    }
  }
}
