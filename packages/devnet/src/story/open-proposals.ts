import type { Action } from '@antescope/codec/chain/transaction';
import { transfer } from './actions.ts';
import { approve, cancel, execute, propose } from './proposals.ts';
import type { SeededRandom } from './random.ts';

/** Members of multisig1111, two of which must sign. */
const members = ['alice', 'bob', 'carol', 'dave'];
const threshold = 2;
/** Maximum number of open proposals. */
const maxOpen = 6;

interface Open {
  readonly proposer: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly approved: Set<string>;
}

/** Keeps a few proposals open: each is proposed, approved, and finally executed or canceled. */
export class OpenProposals {
  readonly #random: SeededRandom;
  #open: Open[] = [];

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Next step of one proposal; `to` is the payee of a new one. `seconds`: block time. */
  next(seconds: number, to: string): Action {
    const random = this.#random;
    if (this.#open.length === 0 || (this.#open.length < maxOpen && random.next() < 0.35))
      return this.#create(seconds, to);
    const proposal = random.pick(this.#open);
    const { proposer, name, approved } = proposal;
    // Skips a proposal close to its expiration, because the block of an action is not known in advance.
    if (proposal.expires - seconds < 120) {
      this.#remove(proposal);
      return this.#create(seconds, to);
    }
    if (approved.size < threshold) {
      const by = random.pick(members.filter((member) => !approved.has(member)));
      approved.add(by);
      return approve(proposer, name, by);
    }
    this.#remove(proposal);
    return random.next() < 0.8 ? execute(proposer, name, random.pick(members)) : cancel(proposer, name);
  }

  #create(seconds: number, to: string): Action {
    const random = this.#random;
    const letters = [...'abcdefghijklmnopqrstuvwxyz12345'];
    const name = Array.from({ length: 12 }, () => random.pick(letters)).join('');
    const proposer = random.pick(members);
    const lifetime = random.integer(3600, 86_400);
    this.#open.push({ proposer, name, expires: seconds + lifetime, approved: new Set() });
    const amount = `0.00${random.integer(10, 99)} EOS`;
    return propose(seconds, proposer, name, [transfer('multisig1111', to, amount, 'decided together')], { lifetime });
  }

  #remove(proposal: Open): void {
    this.#open = this.#open.filter((each) => each !== proposal);
  }
}
