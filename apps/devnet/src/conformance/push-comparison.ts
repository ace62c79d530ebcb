import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { secondsToTimePointSec } from '@antescope/codec/chain/time';
import { packTransaction, refBlock, signingDigest, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { authorizers, DevWallet } from '@antescope/devnet/story/story-runner';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import { shapeDifference } from './shape.ts';
import type { TestDevnet } from './test-devnet.ts';

/** Offset of the amount in a transfer's data: after two names. */
const amountOffset = 16;
const wallet = new DevWallet('antescope');

interface Packed {
  signatures: string[];
  packed_trx: string;
}

/** Recorded pushes, signed again for the chain of a devnet. */
export class PushComparison {
  readonly #devnet: TestDevnet;
  /** Whether the lines of the source that report an error are those of the recorded node. */
  readonly #withPlaces: boolean;
  /** Rebuilt transactions by recorded bytes, so that duplicates stay duplicates. */
  readonly #rebuilt = new Map<string, Packed>();

  constructor(devnet: TestDevnet, { withPlaces }: { withPlaces: boolean }) {
    this.#devnet = devnet;
    this.#withPlaces = withPlaces;
  }

  /** What differs from the recorded answer; null if nothing does. */
  async differenceOf(exchange: Exchange): Promise<string | null> {
    const { status, text } = await this.#devnet.post(exchange.path, this.#rebuildRequest(exchange));
    if (status !== exchange.status) return `status ${status} instead of ${exchange.status}: ${text.slice(0, 700)}`;
    if (status >= 400) return sameText(this.#generalise(exchange.responseText), this.#generalise(text));
    const difference = shapeDifference(exchange.responseText, text);
    if (difference !== null) return `${difference.path}: ${difference.ours} instead of ${difference.recorded}`;
    return sameText(this.#exceptionOf(exchange.responseText), this.#exceptionOf(text));
  }

  #generalise(text: string): string {
    const general = generalise(text);
    if (this.#withPlaces) return general;
    // Accounts without tokens on the recorded chain have some here.
    const overdrawn = general.replace('no balance object found', 'overdrawn balance');
    return overdrawn.replaceAll(/"line_number":\d+,"method":"[^"]*"/g, '"line_number":N,"method":"METHOD"');
  }

  /** Code, name, message and formats of the failure, without chain-specific parts. */
  #exceptionOf(text: string): string {
    const { processed } = JSON.parse(text) as {
      processed: { except: Record<string, unknown> | null; error_code: unknown };
    };
    if (processed.except === null) return 'no exception';
    const { code, name, message, stack } = processed.except as {
      code: number;
      name: string;
      message: string;
      stack: { format: string; data: object; context: { file: string; line: number; method: string } }[];
    };
    const lines = stack.map(({ format, data, context: { file, line, method } }) => {
      const place = this.#withPlaces ? `${file}:${line} ${method}` : file;
      return `${format} {${Object.keys(data).join()}} ${place}`;
    });
    return [code, name, message, processed.error_code, ...lines].join('\n');
  }

  #rebuildRequest(exchange: Exchange): unknown {
    const request = exchange.request as Record<string, unknown>;
    const inner = request.transaction as Packed | undefined | null;
    if (inner?.packed_trx !== undefined) return { ...request, transaction: this.#rebuild(exchange, inner) };
    return typeof request.packed_trx === 'string' ? this.#rebuild(exchange, request as unknown as Packed) : request;
  }

  #rebuild(exchange: Exchange, packed: Packed): unknown {
    // Malformed on purpose: sent unchanged.
    if (/not-hex|truncated|bad-signature|compression|zlib/.test(exchange.id)) return packed;
    let ours = this.#rebuilt.get(packed.packed_trx);
    if (ours === undefined) {
      ours = this.#resign(exchange.id, unpackTransaction(fromHex(packed.packed_trx)), packed.signatures.length);
      this.#rebuilt.set(packed.packed_trx, ours);
    }
    return { ...packed, ...ours };
  }

  #resign(id: string, transaction: Transaction, signatureCount: number): Packed {
    const { node } = this.#devnet;
    const head = node.head();
    const now = Math.floor(Date.parse(`${node.blockTime(head.block_num)}Z`) / 1000);
    const reference = refBlock(head.block_id);
    const lifetime = id.includes('expiration-too-far') ? 86_400 : id.includes('expired') ? -60 : 300;
    const packed = packTransaction({
      ...transaction,
      actions: /no-balance|compute_transaction\.fail|overdrawn/.test(id)
        ? transaction.actions.map(unaffordable)
        : transaction.actions.map((action) => this.#withOwnKeys(action)),
      expiration: secondsToTimePointSec(now + lifetime),
      ref_block_num: reference.ref_block_num,
      ref_block_prefix: id.includes('bad-tapos') ? 1 : reference.ref_block_prefix,
    });
    const digest = signingDigest(node.chainId(), packed);
    const signatures = signersOf(id, transaction, signatureCount).map((account) => sign(digest, wallet.keyOf(account)));
    return { packed_trx: toHex(packed), signatures };
  }

  /** Gives a created account the key that the test has for it. */
  #withOwnKeys(action: Action): Action {
    if (action.account !== 'eosio' || action.name !== 'newaccount' || action.data.length === 0) return action;
    const abi = this.#devnet.node.abiOf('eosio');
    if (abi === null) throw new Error('eosio has no ABI');
    const data = abi.decodeAction('newaccount', action.data) as {
      name: string;
      owner: { keys: { key: string }[] };
      active: { keys: { key: string }[] };
    };
    for (const entry of [...data.owner.keys, ...data.active.keys]) entry.key = publicKeyOf(wallet.keyOf(data.name));
    return { ...action, data: abi.encodeAction('newaccount', data) };
  }
}

function sameText(recordedText: string, ours: string): string | null {
  return recordedText === ours ? null : `${ours}\n   instead of ${recordedText}`;
}

function generalise(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/(EOS|PUB_K1_)[1-9A-HJ-NP-Za-km-z]{50}/g, 'KEY')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, 'TIME')
    .replaceAll(/\b(length|has|needs|over by|greater than|billed CPU time \() ?-?\d+/g, '$1 N')
    .replaceAll(/\(-?\d+ us\)/g, '(N us)')
    .replaceAll(/high: \d+/g, 'high: N')
    .replaceAll(/reference block \d+/g, 'reference block N');
}

/** Signers: the authorizers, except in the cases about wrong signatures. */
function signersOf(id: string, transaction: Transaction, count: number): string[] {
  const owners = authorizers(transaction.actions);
  if (count === 0) return [];
  if (id.includes('wrong-key')) return ['mallory'];
  if (id.includes('irrelevant-key')) return [...owners, 'mallory'];
  if (id.includes('duplicate-signature')) return [...owners, ...owners];
  return owners;
}

/** The same transfer with more than any balance: accounts without tokens on the recorded chain may have some here. */
function unaffordable(action: Action): Action {
  const data = action.data.slice();
  new DataView(data.buffer).setBigInt64(amountOffset, 9_000_000_000_000_000n, true);
  return { ...action, data };
}
