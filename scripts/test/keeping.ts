import type { FileDigests } from './digest.ts';
import { type Proof, Proofs, sample } from './proofs.ts';
import type { SuiteResult } from './run-batch.ts';
import { type Suite, webBuild } from './suite.ts';

/** What of a run need not run, because it has passed on the same files. */
export interface Kept {
  proofs: ReadonlyMap<Suite, Proof>;
  /** Run all the same. */
  sampled: ReadonlySet<Suite>;
}

/** Suites to keep. The web app is always built: browser tests and the server need it. */
export function keptOf(
  suites: readonly Suite[],
  proofs: Proofs,
  before: FileDigests,
  seconds: ReadonlyMap<string, number>,
  random: () => number,
): Kept {
  const held = new Map<Suite, Proof>();
  for (const suite of suites) {
    const proof = suite.id === webBuild ? null : proofs.held(suite, before);
    if (proof !== null) held.set(suite, proof);
  }
  const sampled = new Set(sample([...held.keys()], seconds, random));
  return { proofs: new Map([...held].filter(([suite]) => !sampled.has(suite))), sampled };
}

/** Page folders that a suite visited; null if one of its tests did not record them. */
export function pagesOf({ suite, tests }: SuiteResult, text: string): readonly string[] | null {
  if (suite.kind !== 'browser' || hidden.test(text)) return null;
  const pages = new Set<string>();
  for (const { pages: visited } of tests) {
    if (visited === null) return null;
    for (const page of visited) pages.add(page);
  }
  return [...pages].sort();
}

/** Requests that the test's own browser context does not see. */
const hidden = /\bfetch\(|\brequest\b|\bnewContext\(|\blaunchChromium\b|\bjavaScriptEnabled\b/;
