import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
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
import type { PushOptions } from '../chain.ts';
import type { ProducerSchedule } from '../contract.ts';
import { actionInCore } from './actions.ts';
import { eosToken, type CoreToken } from './core-token.ts';
import { eosFlavor } from '../flavors/eos/flavor.ts';
import type { FlavorRules } from '../flavors/flavor-rules.ts';
import { devKey } from './keys.ts';
import { assetsOf } from './owned-assets.ts';

/** What a story needs from a chain. */
export interface StoryChain {
  readonly chainId: string;
  /** The last block: its hex id and its time ('2026-11-21T03:20:00.500'). */
  readonly head: { readonly id: string; readonly time: string };
  startBlock(time: string): void;
  pushTransaction(packed: PackedTransaction, options: Pick<PushOptions, 'signingKeys'>): unknown;
  produceBlock(time: string): unknown;
  readonly activeSchedule: ProducerSchedule;
  /** Chain state, used to look up asset owners. */
  readonly state: Pick<ChainState, 'database'>;
}

/** Signs transactions with the dev keys of a seed; converts EOS amounts to the chain's core token. */
export class DevWallet {
  readonly seed: string;
  readonly #core: CoreToken;
  readonly #keys = new Map<string, PrivateKey>();
  readonly #publicKeys = new Map<string, string>();

  constructor(seed: string, core: CoreToken = eosToken) {
    this.seed = seed;
    this.#core = core;
  }

  keyOf(account: string): PrivateKey {
    let key = this.#keys.get(account);
    if (key === undefined) this.#keys.set(account, (key = devKey(this.seed, account)));
    return key;
  }

  /** 'PUB_K1_…' of an account's dev key. */
  publicKeyOf(account: string): string {
    let key = this.#publicKeys.get(account);
    if (key === undefined) this.#publicKeys.set(account, (key = publicKeyOf(this.keyOf(account))));
    return key;
  }

  /** A transaction that references the chain's head, signed with the keys of `signers`. */
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

/** Accounts whose keys must sign the actions, if every account signs for itself. */
export function authorizers(actions: readonly Action[]): string[] {
  return [...new Set(actions.flatMap(({ authorization }) => authorization.map(({ actor }) => actor)))];
}

const slotMicros = 500_000n;

/** Runs a story block by block: transactions enter the pending block. */
export class StoryRunner {
  readonly wallet: DevWallet;
  readonly flavor: FlavorRules;
  readonly #chain: StoryChain;
  #time: bigint;

  constructor(chain: StoryChain, seed: string, flavor: FlavorRules = eosFlavor) {
    this.#chain = chain;
    this.flavor = flavor;
    this.wallet = new DevWallet(seed, flavor.core);
    this.#time = timePointToMicros(chain.head.time);
    this.#begin(slotMicros);
  }

  /** Time of the pending block, in whole seconds since 1970. */
  get seconds(): number {
    return Number(this.#time / 1_000_000n);
  }

  /** Names of the producers in the schedule. */
  get elected(): string[] {
    return this.#chain.activeSchedule.producers.map(({ producer_name: name }) => name);
  }

  /** Ids of the atomic assets an account owns, ascending. */
  assetsOf(owner: string): bigint[] {
    return assetsOf(this.#chain.state, owner);
  }

  /** Pushes one transaction. Throws what the chain rejects, because a story must not fail. */
  send(actions: Action[], signers: readonly string[] = authorizers(actions), delaySeconds = 0): void {
    const chain = { chainId: this.#chain.chainId, head: this.#reference() };
    const signingKeys = signers.map((account) => this.wallet.publicKeyOf(account));
    this.#chain.pushTransaction(this.wallet.signed(chain, actions, signers, 60, delaySeconds), { signingKeys });
  }

  /** Produces the block; the next one follows half a second later. */
  next(): void {
    this.#chain.produceBlock(this.#text());
    this.#begin(slotMicros);
  }

  /** Produces the block; the next one follows `seconds` later. */
  later(seconds: number): void {
    this.#chain.produceBlock(this.#text());
    this.#begin(BigInt(seconds) * 1_000_000n);
  }

  /** Produces `count` empty blocks. */
  wait(count: number): void {
    for (let i = 0; i < count; i++) this.next();
  }

  /** Produces the last block. */
  end(): void {
    this.#chain.produceBlock(this.#text());
  }

  #begin(micros: bigint): void {
    this.#time += micros;
    this.#chain.startBlock(this.#text());
  }

  /** Reference block with the time of the pending block, because after a jump the head is old. */
  #reference(): StoryChain['head'] {
    return { id: this.#chain.head.id, time: this.#text() };
  }

  #text(): string {
    return microsToTimePoint(this.#time);
  }
}
