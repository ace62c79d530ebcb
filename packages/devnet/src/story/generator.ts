import { timePointToMicros } from '@antescope/codec/chain/time';
import type { Action, PackedTransaction } from '@antescope/codec/chain/transaction';
import { atomicAction, systemAction, transfer } from './actions.ts';
import { mint } from './atomic-nfts.ts';
import { candidates, people } from './cast.ts';
import type { FlavorRules } from '../flavors/flavor-rules.ts';
import { ballotOf } from './ballots.ts';
import { eosToken } from './core-token.ts';
import { devPublicKey } from './keys.ts';
import { memos } from './memos.ts';
import { OpenProposals } from './open-proposals.ts';
import { keyAuthority } from './people.ts';
import { SeededRandom } from './random.ts';
import { assetsOf, transferableAssets, openOffers } from './owned-assets.ts';
import { DevWallet, type StoryChain } from './story-runner.ts';

/** Relative frequency of each kind of transaction. */
const kinds = {
  transfer: 40,
  usdt: 15,
  meme: 10,
  gold: 5,
  several: 8,
  buyRam: 5,
  sellRam: 2,
  giveRam: 2,
  delegate: 4,
  undelegate: 2,
  vote: 3,
  newAccount: 1,
  proposal: 4,
  giveAsset: 5,
  mintAsset: 2,
  offerAsset: 1,
} as const;

/** Participants: single-key accounts with balances of all kinds. */
const actors = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'judy', 'niaj', 'olivia'];

/** What the generator needs from a chain; without its state, no assets are transferred. */
export type GeneratorChain = Pick<StoryChain, 'chainId' | 'head'> & Partial<Pick<StoryChain, 'state'>>;

/** A stream of everyday transactions, deterministic for the seed and the calls. */
export class Generator {
  readonly #flavor: Pick<FlavorRules, 'core' | 'maxVotes'>;
  readonly #wallet: DevWallet;
  readonly #random: SeededRandom;
  readonly #proposals: OpenProposals;
  /** Assets in transactions that may not be in a block yet, and until when (in seconds). */
  readonly #pending = new Map<bigint, number>();

  /** `salt`: a different stream of the same seed, as after a restart. `flavor`: EOS by default. */
  constructor(seed: string, salt = '', flavor: Pick<FlavorRules, 'core' | 'maxVotes'> = { core: eosToken }) {
    this.#flavor = flavor;
    this.#wallet = new DevWallet(seed, flavor.core);
    this.#random = new SeededRandom(`generator:${seed}${salt}`);
    this.#proposals = new OpenProposals(this.#random);
  }

  /**
   * Transactions for one half-second block: up to three, signed, expiring a minute after the chain's head. The chain
   * may reject one, for example for an overdrawn balance.
   */
  next(chain: GeneratorChain): PackedTransaction[] {
    const count = this.#random.pick([0, 1, 1, 1, 2, 2, 3]);
    return Array.from({ length: count }, () => this.#transaction(chain));
  }

  #transaction(chain: GeneratorChain): PackedTransaction {
    const seconds = Number(timePointToMicros(chain.head.time) / 1_000_000n);
    const actions = this.#actions(this.#random.pick(actors), seconds, chain);
    // Different expirations, because equal transactions would be duplicates.
    return this.#wallet.signed(chain, actions, undefined, this.#random.integer(30, 120));
  }

  #actions(from: string, seconds: number, chain: GeneratorChain): Action[] {
    const random = this.#random;
    switch (random.weighted(kinds)) {
      case 'transfer':
        return [transfer(from, this.#friend(from), this.#amount(3, 4, 'EOS'), this.#memo())];
      case 'usdt':
        return [transfer(from, this.#friend(from), this.#amount(9, 4, 'USDT'), this.#memo(), 'tethertether')];
      case 'meme':
        return [transfer(from, this.#friend(from), `${random.integer(1, 900)} MEME`, this.#memo(), 'memetoken111')];
      case 'gold':
        return [transfer(from, this.#friend(from), this.#amount(0, 8, 'GOLD'), this.#memo(), 'memetoken111')];
      case 'several':
        return Array.from({ length: random.integer(2, 5) }, () =>
          transfer(from, this.#friend(from), this.#amount(0, 4, 'EOS'), this.#memo()),
        );
      case 'buyRam':
        return [
          systemAction('buyram', from, { payer: from, receiver: this.#friend(from), quant: this.#amount(0, 4, 'EOS') }),
        ];
      case 'sellRam':
        return [systemAction('sellram', from, { account: from, bytes: BigInt(random.integer(150, 900)) })];
      case 'giveRam': {
        const gift = { from, to: this.#friend(from), bytes: BigInt(random.integer(16, 128)), memo: '' };
        return [systemAction('ramtransfer', from, gift)];
      }
      case 'delegate':
        return [this.#stake('delegatebw', 'stake', from, { transfer: false })];
      case 'undelegate':
        return [this.#stake('undelegatebw', 'unstake', from, {})];
      case 'vote':
        return [systemAction('voteproducer', from, { voter: from, proxy: '', producers: this.#producers() })];
      case 'proposal':
        return [this.#proposals.next(seconds, this.#friend('multisig1111'))];
      case 'giveAsset':
        return this.#transferAsset(from, seconds, chain);
      case 'mintAsset':
        return [this.#mintAsset()];
      case 'offerAsset':
        return this.#offerAsset(from, seconds, chain);
      case 'newAccount':
        return this.#newAccount(from);
    }
  }

  /** Transfers one or two assets; an account without assets transfers tokens instead. */
  #transferAsset(from: string, seconds: number, chain: GeneratorChain): Action[] {
    const asset_ids = this.#availableAssets(from, seconds, chain, this.#random.integer(1, 2));
    if (asset_ids.length === 0) return [transfer(from, this.#friend(from), this.#amount(0, 4, 'EOS'), this.#memo())];
    const to = this.#random.pick(actors.filter((name) => name !== from));
    return [atomicAction('transfer', from, { from, to, asset_ids, memo: this.#memo() })];
  }

  #offerAsset(from: string, seconds: number, chain: GeneratorChain): Action[] {
    const settled = chain.state === undefined ? null : this.#settleOffer(chain.state, seconds);
    if (settled !== null) return [settled];
    const sender_asset_ids = this.#availableAssets(from, seconds, chain, 1);
    if (sender_asset_ids.length === 0) return this.#transferAsset(from, seconds, chain);
    const recipient = this.#random.pick(actors.filter((name) => name !== from));
    const offer = { sender: from, recipient, sender_asset_ids, recipient_asset_ids: [], memo: this.#memo() };
    return [atomicAction('createoffer', from, offer)];
  }

  /** Settles an offer once a dozen are open, so that they do not accumulate; otherwise null. */
  #settleOffer(state: StoryChain['state'], seconds: number): Action | null {
    const offers = openOffers(state);
    const next = offers.find((offer, i) => i >= 8 && !this.#pending.has(offer.offer_id));
    if (offers.length < 12 || next === undefined) return null;
    this.#pending.set(next.offer_id, seconds + 120);
    const { offer_id, sender, recipient, sender_asset_ids } = next;
    const stillOwned = assetsOf(state, sender).includes(sender_asset_ids[0]!);
    return stillOwned
      ? atomicAction('acceptoffer', recipient, { offer_id })
      : atomicAction('canceloffer', sender, { offer_id });
  }

  /** Assets not in a recent transaction of this stream, which may still enter a later block. */
  #availableAssets(owner: string, seconds: number, chain: GeneratorChain, max: number): bigint[] {
    for (const [id, until] of this.#pending) if (until < seconds) this.#pending.delete(id);
    const owned = chain.state === undefined ? [] : transferableAssets(chain.state, owner);
    const free = owned.filter((id) => !this.#pending.has(id));
    const chosen = new Set<bigint>();
    for (let i = 0; i < max && free.length > 0; i++) chosen.add(this.#random.pick(free));
    for (const id of chosen) this.#pending.set(id, seconds + 120);
    return [...chosen];
  }

  #mintAsset(): Action {
    const level = this.#random.integer(0, 99);
    return mint('nftcreator11', ['coolcats1111', 'cats', 1], this.#random.pick(actors), { level: ['uint8', level] });
  }

  #friend(than: string): string {
    const name = this.#random.pick(people).name;
    return name === than ? this.#friend(than) : name;
  }

  #memo(): string {
    return this.#random.next() < 0.6 ? '' : this.#random.pick(memos);
  }

  /** Whole tokens up to `max`, and a nonzero fraction. */
  #amount(max: number, precision: number, symbol: string): string {
    const fraction = String(this.#random.integer(1, 9999)).padStart(precision, '0');
    return `${this.#random.integer(0, max)}.${fraction} ${symbol}`;
  }

  #stake(name: string, verb: string, from: string, rest: object): Action {
    return systemAction(name, from, {
      from,
      receiver: from,
      [`${verb}_net_quantity`]: `0.${this.#random.integer(1000, 9999)} EOS`,
      [`${verb}_cpu_quantity`]: `1.${this.#random.integer(1000, 9999)} EOS`,
      ...rest,
    });
  }

  #producers(): string[] {
    const from = this.#random.integer(0, 5);
    const names = candidates.slice(from, from + this.#random.integer(5, 18)).map(({ name }) => name);
    return ballotOf(this.#flavor, names, from);
  }

  #newAccount(creator: string): Action[] {
    const letters = 'abcdefghijklmnopqrstuvwxyz12345';
    const name = Array.from({ length: 12 }, () => this.#random.pick([...letters])).join('');
    const authority = keyAuthority(devPublicKey(this.#wallet.seed, name));
    return [
      systemAction('newaccount', creator, { creator, name, owner: authority, active: authority }),
      systemAction('buyrambytes', creator, { payer: creator, receiver: name, bytes: 3000 }),
      this.#stakeFor(creator, name),
    ];
  }

  #stakeFor(from: string, receiver: string): Action {
    return systemAction('delegatebw', from, {
      from,
      receiver,
      stake_net_quantity: '0.1000 EOS',
      stake_cpu_quantity: '0.4000 EOS',
      transfer: false,
    });
  }
}
