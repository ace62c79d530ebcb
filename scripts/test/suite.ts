/** What runs a suite: scripts/check.ts, Vitest or Playwright. */
export type Kind = 'check' | 'unit' | 'browser';

/** One part of a run: a check, or a test file. */
export interface Suite {
  /** Path of the test file from the root, or name of the check. */
  id: string;
  kind: Kind;
  /** Reads apps/web/dist. */
  needsBuild: boolean;
}

/** The check that builds the web app. */
export const webBuild = 'web build';
