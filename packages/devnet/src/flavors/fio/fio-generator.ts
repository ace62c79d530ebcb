import type { PackedTransaction } from '@antescope/codec/chain/transaction';
import type { GeneratorChain } from '../../story/generator.ts';
import { SeededRandom } from '../../story/random.ts';
import { DevWallet } from '../../story/story-runner.ts';
import { FioPerson } from './fio-actions.ts';

const people = ['alice', 'bob', 'carol', 'dave', 'whale1111111'];

/** Transfers between a few people, deterministic for the seed and the calls. */
export class FioGenerator {
  readonly #wallet: DevWallet;
  readonly #random: SeededRandom;

  constructor(seed: string, salt: string) {
    this.#wallet = new DevWallet(seed);
    this.#random = new SeededRandom(`fio generator:${seed}${salt}`);
  }

  next(chain: GeneratorChain): PackedTransaction[] {
    return Array.from({ length: this.#random.pick([0, 0, 1, 1, 2]) }, () => this.#transfer(chain));
  }

  #transfer(chain: GeneratorChain): PackedTransaction {
    const { seed } = this.#wallet;
    const from = this.#random.pick(people);
    const to = this.#random.pick(people.filter((name) => name !== from));
    const amount = BigInt(this.#random.integer(1_000_000, 900_000_000));
    const pay = new FioPerson(seed, from).pay(new FioPerson(seed, to), amount);
    return this.#wallet.signed(chain, [pay], [from], this.#random.integer(30, 120));
  }
}
