import { FakeNode } from './fake-ship-node.ts';
import { type ChainPoint, genesis, randomBlocks } from './random-blocks.ts';

/** A synthetic chain behind a state history server, which grows and forks on demand; deterministic per seed. */
export class SyntheticChain {
  readonly node: FakeNode;
  readonly #seed: number;
  #point: ChainPoint = genesis;
  #batches = 0;

  constructor(node: FakeNode, seed: number) {
    this.node = node;
    this.#seed = seed;
  }

  /** Id of the newest block. */
  get headId(): string {
    return this.#point.id;
  }

  get length(): number {
    return this.node.chain.length;
  }

  grow(count: number): void {
    const more = randomBlocks(this.#point, count, this.#seed + this.#batches++);
    this.#point = more.point;
    this.node.add(...more.blocks);
  }

  /** Replaces the last `depth` blocks with a fork that is one block longer. */
  fork(depth: number): void {
    const kept = this.node.chain.slice(0, this.length - depth);
    const trunk = kept.at(-1)!.block;
    const sequences = kept.reduce(
      (sum, rows) => sum + rows.transactions.reduce((all, one) => all + one.actions.length, 0),
      1,
    );
    const from = { number: trunk.number, id: trunk.id, nextSequence: sequences };
    const other = randomBlocks(from, depth + 1, this.#seed + this.#batches++);
    this.#point = other.point;
    this.node.fork(trunk.number, other.blocks);
  }
}
