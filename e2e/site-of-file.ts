import type { Antescope } from '../test-kit/start-antescope.ts';

/**
 * The site of one test file at a time: tests of a file see what earlier ones did on its chain, those of other files have
 * another chain, whichever files a worker gets and in what order.
 */
export class SiteOfFile {
  readonly #start: (flags: readonly string[]) => Promise<Antescope>;
  #running: { key: string; site: Antescope } | null = null;

  constructor(start: (flags: readonly string[]) => Promise<Antescope>) {
    this.#start = start;
  }

  /** The site of a file with these flags; ends the one before. Rejects if it does not start. */
  async of(file: string, flags: readonly string[] = []): Promise<Antescope> {
    const key = [file, ...flags].join(' ');
    if (this.#running?.key === key) return this.#running.site;
    await this.stop();
    const site = await this.#start(flags);
    this.#running = { key, site };
    return site;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    // A start that fails leaves nothing to stop.
    this.#running = null;
    await running?.site.stop();
  }
}
