/** Everything is ended by then, or left behind. */
const timeoutMs = 1900;

/** Ends what was started, last first, once, within two seconds. */
export class Shutdown {
  readonly #steps: (() => unknown)[] = [];
  #running: Promise<never> | null = null;

  get started(): boolean {
    return this.#running !== null;
  }

  /** Adds what ends a part; a part that was started while everything ends is ended at once. */
  add(step: () => unknown): void {
    this.#steps.push(step);
    if (this.started) void this.#end();
  }

  /** Never comes back: the process ends with the code. */
  run(code: number): Promise<never> {
    this.#running ??= this.#runOnce(code);
    return this.#running;
  }

  async #runOnce(code: number): Promise<never> {
    setTimeout(() => process.exit(code), timeoutMs).unref();
    await this.#end();
    process.exit(code);
  }

  /** The newest part first, because it leans on the others; those end at the same time. */
  async #end(): Promise<void> {
    const newest = this.#steps.pop();
    if (newest !== undefined) await runStep(newest);
    await Promise.all(this.#steps.splice(0).toReversed().map(runStep));
  }
}

async function runStep(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(error);
  }
}
