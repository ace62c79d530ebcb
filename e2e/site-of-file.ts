import type { Antescope } from '../test-kit/start-antescope.ts';

/**
 * The sites of one test file at a time, one for each set of flags: tests of a file see what earlier ones did on its chains,
 * those of other files have other chains, whichever files a worker gets and in what order.
 */
export class SiteOfFile {
  readonly #start: (flags: readonly string[]) => Promise<Antescope>;
  #file: string | null = null;
  readonly #sites = new Map<string, Antescope>();

  constructor(start: (flags: readonly string[]) => Promise<Antescope>) {
    this.#start = start;
  }

  /** The site of a file with these flags; ends those of the file before. Rejects if it does not start. */
  async of(file: string, flags: readonly string[] = []): Promise<Antescope> {
    if (this.#file !== file) await this.stop();
    this.#file = file;
    const key = flags.join(' ');
    const site = this.#sites.get(key) ?? (await this.#start(flags));
    this.#sites.set(key, site);
    return site;
  }

  async stop(): Promise<void> {
    const sites = [...this.#sites.values()];
    this.#sites.clear();
    await Promise.all(sites.map((site) => site.stop()));
  }
}
