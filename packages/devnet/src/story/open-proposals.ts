import type { Action } from '@antescope/codec/chain/transaction';
import { transfer } from './actions.ts';
import { approve, cancel, execute, propose } from './proposals.ts';
import type { SeededRandom } from './random.ts';

/** Who controls multisig1111, two of them together. */
const members = ['alice', 'bob', 'carol', 'dave'];
const enough = 2;
/** Proposals that are open at a time, at most. */
const most = 6;

interface Open {
  readonly proposer: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly approved: Set<string>;
}

/** Keeps a few proposals going: each is made, approved, and executed or cancelled in the end. */
export class OpenProposals {
  readonly #random: SeededRandom;
  #open: Open[] = [];

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** The next step of one of them, `to` being who gets paid by a new one. `seconds`: time of the block. */
  next(seconds: number, to: string): Action {
    const random = this.#random;
    if (this.#open.length === 0 || (this.#open.length < most && random.next() < 0.35)) return this.#make(seconds, to);
    const proposal = random.pick(this.#open);
    const { proposer, name, approved } = proposal;
    // Close to its end a proposal is left alone, for nobody knows which block an action comes into.
    if (proposal.expires - seconds < 120) {
      this.#forget(proposal);
      return this.#make(seconds, to);
    }
    if (approved.size < enough) {
      const by = random.pick(members.filter((member) => !approved.has(member)));
      approved.add(by);
      return approve(proposer, name, by);
    }
    this.#forget(proposal);
    return random.next() < 0.8 ? execute(proposer, name, random.pick(members)) : cancel(proposer, name);
  }

  #make(seconds: number, to: string): Action {
    const random = this.#random;
    const letters = [...'abcdefghijklmnopqrstuvwxyz12345'];
    const name = Array.from({ length: 12 }, () => random.pick(letters)).join('');
    const proposer = random.pick(members);
    const lasts = random.integer(3600, 86_400);
    this.#open.push({ proposer, name, expires: seconds + lasts, approved: new Set() });
    const amount = `0.00${random.integer(10, 99)} EOS`;
    return propose(seconds, proposer, name, [transfer('multisig1111', to, amount, 'decided together')], { lasts });
  }

  #forget(proposal: Open): void {
    this.#open = this.#open.filter((each) => each !== proposal);
  }
}
