import type { Antescope } from '../test-kit/start-antescope.ts';

/**
 * The site of one test file at a time: tests of a file see what earlier ones did on its chain, those of other files have
 * another chain, whichever files a worker gets and in what order.
 */
export class SiteOfFile {
  readonly #start: () => Promise<Antescope>;
  #running: { file: string; site: Antescope } | null = null;

  constructor(start: () => Promise<Antescope>) {
    this.#start = start;
  }

  /** The site of a file; ends the one of the file before. Rejects if it does not start. */
  async of(file: string): Promise<Antescope> {
    if (this.#running?.file === file) return this.#running.site;
    await this.stop();
    const site = await this.#start();
    this.#running = { file, site };
    return site;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    // A start that fails leaves nothing to stop.
    this.#running = null;
    await running?.site.stop();
  }
}
