/** Parts that have not stopped by then are abandoned. */
const timeoutMs = 1900;

/** Stops the parts of the process once, in reverse order, within two seconds. */
export class Shutdown {
  readonly #steps: (() => unknown)[] = [];
  #running: Promise<never> | null = null;

  get started(): boolean {
    return this.#running !== null;
  }

  /** Adds the stop function of a part; called immediately if the shutdown has started. */
  add(step: () => unknown): void {
    this.#steps.push(step);
    if (this.started) void this.#end();
  }

  /** Exits the process with the code. */
  run(code: number): Promise<never> {
    this.#running ??= this.#runOnce(code);
    return this.#running;
  }

  async #runOnce(code: number): Promise<never> {
    // Keeps the process alive: without anything to wait for, it would exit with code 0.
    setTimeout(() => process.exit(code), timeoutMs);
    await this.#end();
    process.exit(code);
  }

  /** The newest part first, because it depends on the others, which then stop concurrently. */
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
