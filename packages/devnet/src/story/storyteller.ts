import { sign } from '@antescope/codec/curve/sign';
import { microsToTimePoint, secondsToTimePointSec, timePointToMicros } from '@antescope/codec/chain/time';
import {
  packTransaction,
  refBlock,
  signingDigest,
  type Action,
  type PackedTransaction,
} from '@antescope/codec/chain/transaction';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import type { ChainState } from '../state/chain-state.ts';
import { actionInCore } from './actions.ts';
import { eosToken, type CoreToken } from './core-token.ts';
import { eosFlavour, type Flavour } from './flavour.ts';
import { devKey } from './keys.ts';
import { assetsOf } from './owned-assets.ts';

/** What a story needs of a chain. */
export interface StoryChain {
  readonly chainId: string;
  /** The last block: its hex id and its time ('2026-11-21T03:20:00.500'). */
  readonly head: { readonly id: string; readonly time: string };
  startBlock(time: string): void;
  pushTransaction(packed: PackedTransaction): unknown;
  produceBlock(time: string): unknown;
  /** What the chain holds: the story looks up who owns which asset. */
  readonly state: Pick<ChainState, 'database'>;
}

/** Signs transactions with the dev keys of a seed; what they say of EOS is of the core token of the chain. */
export class DevWallet {
  readonly seed: string;
  readonly #core: CoreToken;
  readonly #keys = new Map<string, PrivateKey>();

  constructor(seed: string, core: CoreToken = eosToken) {
    this.seed = seed;
    this.#core = core;
  }

  keyOf(account: string): PrivateKey {
    let key = this.#keys.get(account);
    if (key === undefined) this.#keys.set(account, (key = devKey(this.seed, account)));
    return key;
  }

  /** A transaction that refers to the chain's head and is signed with the keys of `signers`. */
  signed(
    chain: Pick<StoryChain, 'chainId' | 'head'>,
    actions: Action[],
    signers: readonly string[] = authorizers(actions),
    lifetime = 60,
    delaySeconds = 0,
  ): PackedTransaction {
    const { ref_block_num, ref_block_prefix } = refBlock(chain.head.id);
    const now = Number(timePointToMicros(chain.head.time) / 1_000_000n);
    const packed = packTransaction({
      expiration: secondsToTimePointSec(now + lifetime),
      ref_block_num,
      ref_block_prefix,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: delaySeconds,
      context_free_actions: [],
      actions: actions.map((action) => actionInCore(action, this.#core)),
      transaction_extensions: [],
    });
    const digest = signingDigest(chain.chainId, packed);
    const signatures = signers.map((account) => sign(digest, this.keyOf(account)));
    return { signatures, compression: 0, packed_context_free_data: new Uint8Array(), packed_trx: packed };
  }
}

/** Accounts whose keys an action list needs when everybody signs for himself. */
export function authorizers(actions: readonly Action[]): string[] {
  return [...new Set(actions.flatMap(({ authorization }) => authorization.map(({ actor }) => actor)))];
}

const slotMicros = 500_000n;

/** Tells a story block by block: what is sent lands in the block that is being made. */
export class Storyteller {
  readonly wallet: DevWallet;
  readonly flavour: Flavour;
  readonly #chain: StoryChain;
  #time: bigint;

  constructor(chain: StoryChain, seed: string, flavour: Flavour = eosFlavour) {
    this.#chain = chain;
    this.flavour = flavour;
    this.wallet = new DevWallet(seed, flavour.core);
    this.#time = timePointToMicros(chain.head.time);
    this.#begin(slotMicros);
  }

  /** Time of the block that is being made, in whole seconds since 1970. */
  get seconds(): number {
    return Number(this.#time / 1_000_000n);
  }

  /** Ids of the atomic assets that an account has now, ascending. */
  assetsOf(owner: string): bigint[] {
    return assetsOf(this.#chain.state, owner);
  }

  /** Sends one transaction. A story does not fail: what the chain refuses is thrown. */
  send(actions: Action[], signers?: readonly string[], delaySeconds = 0): void {
    const chain = { chainId: this.#chain.chainId, head: this.#reference() };
    this.#chain.pushTransaction(this.wallet.signed(chain, actions, signers, 60, delaySeconds));
  }

  /** Ends the block; the next one follows half a second later. */
  next(): void {
    this.#chain.produceBlock(this.#text());
    this.#begin(slotMicros);
  }

  /** Ends the block; the next one comes `seconds` later. */
  later(seconds: number): void {
    this.#chain.produceBlock(this.#text());
    this.#begin(BigInt(seconds) * 1_000_000n);
  }

  /** `count` empty blocks. */
  wait(count: number): void {
    for (let i = 0; i < count; i++) this.next();
  }

  /** Ends the last block. */
  end(): void {
    this.#chain.produceBlock(this.#text());
  }

  #begin(micros: bigint): void {
    this.#time += micros;
    this.#chain.startBlock(this.#text());
  }

  /** The head to refer to, at the time of the block being made: after a jump the head is long ago. */
  #reference(): StoryChain['head'] {
    return { id: this.#chain.head.id, time: this.#text() };
  }

  #text(): string {
    return microsToTimePoint(this.#time);
  }
}
