import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependencies } from './dependencies.ts';
import type { FileDigests } from './digest.ts';
import type { Suite } from './suite.ts';

/** A passed suite with the digest of everything that its result depends on. */
export interface Proof {
  digest: string;
  /** Page folders that a browser suite visited; null: all may matter. */
  pages: readonly string[] | null;
  /** Titles of its tests. */
  titles: readonly string[];
}

/** Seconds that the sample of kept suites may take. */
const sampleSeconds = 60;

/** Results of this working copy that still hold. */
export class Proofs {
  readonly #folder: string;
  readonly #dependencies: Dependencies;
  readonly #environment: string;

  constructor(root: string, dependencies: Dependencies, environment: string, folder = '.cache/proofs') {
    this.#folder = join(root, folder);
    this.#dependencies = dependencies;
    this.#environment = environment;
  }

  /** The last proof of a suite, whether or not it still holds. */
  stored({ id }: Suite): Proof | null {
    const file = this.#file(id);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proof) : null;
  }

  /** The proof of a suite, if nothing that it depends on has changed. */
  held(suite: Suite, digests: FileDigests): Proof | null {
    const proof = this.stored(suite);
    return proof !== null && this.#digest(suite, proof.pages, digests) === proof.digest ? proof : null;
  }

  /** Keeps a passed suite, unless something that it depends on changed while it ran. */
  keep(suite: Suite, pages: Proof['pages'], titles: readonly string[], before: FileDigests, after: FileDigests): void {
    const digest = this.#digest(suite, pages, before);
    if (this.#digest(suite, pages, after) !== digest) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(suite.id), JSON.stringify({ digest, pages, titles } satisfies Proof));
  }

  #digest(suite: Suite, pages: Proof['pages'], digests: FileDigests): string {
    return digests.of(this.#dependencies.of(suite, pages), this.#environment);
  }

  #file(id: string): string {
    return join(this.#folder, `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.json`);
  }
}

/** Kept suites to run all the same: one in fifty, at least one, of a minute together at most. `random`: in [0, 1). */
export function sample(kept: readonly Suite[], seconds: ReadonlyMap<string, number>, random: () => number): Suite[] {
  const wanted = Math.max(1, Math.round(kept.length / 50));
  const chosen: Suite[] = [];
  let left = sampleSeconds;
  for (const { suite } of kept.map((each) => ({ suite: each, at: random() })).toSorted((a, b) => a.at - b.at)) {
    const takes = seconds.get(suite.id) ?? 0;
    if (chosen.length >= wanted) break;
    if (takes > left) continue;
    chosen.push(suite);
    left -= takes;
  }
  return chosen;
}
