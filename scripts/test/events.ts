/** What the reporters of Vitest and Playwright send to the runner while tests run. */
export type TestEvent =
  | { kind: 'start'; file: string }
  | TestResult
  | { kind: 'end'; file: string }
  /** An error outside of tests; `file` is null if it belongs to none. */
  | { kind: 'error'; file: string | null; message: string };

export interface TestResult {
  kind: 'test';
  file: string;
  /** With the titles of its groups. */
  title: string;
  /** Its own title. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Empty unless it failed. */
  error: string;
  /** Page folders that a browser test visited; null if unknown. */
  pages: readonly string[] | null;
}

/** Sends to the runner. A run that the runner no longer follows ends. */
export function eventSender(): (event: TestEvent) => void {
  if (process.send === undefined) throw new Error('this reporter is for npm test');
  process.once('disconnect', () => process.exit(1));
  // Listening alone must not keep the process running.
  process.channel?.unref();
  return (event) => void process.send?.(event);
}
