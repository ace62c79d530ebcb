import { builtWeb, type Sources } from './sources.ts';
import type { Suite } from './suite.ts';

/** Inputs of every suite. */
const common = /^(?:package-lock\.json|(?:.*\/)?(?:package|tsconfig)\.json|test-kit\/.*)$/;
const configs = { unit: 'vitest.config.ts', browser: 'playwright.config.ts' } as const;
const web = /^apps\/web\/(?!.*\.test\.tsx?$)/;
const pageFolder = /^apps\/web\/src\/pages\/([^/]+)\//;
/** Parts of a page that the entry of the web app loads. */
const eager = /\/(?:route|menu)\.ts$/;
const code = /\.(?:tsx?|mjs|jsonc?)$/;
/** Checks of code alone; the others concern every file. */
const codeChecks = new Set(['types', 'lint', 'lint with types', 'arrows', 'regular expressions', 'test titles']);
/** Checks of the size of the product. */
const productChecks = new Set(['web build', 'budget of the codec', 'budget of the pages', 'budget of a first visit']);
const product = /^(?:(?:apps|packages)\/(?!.*\.test\.tsx?$)|package-lock\.json$|scripts\/check\/|e2e\/[^/]*\.ts$)/;

/** Files that the result of each suite depends on. */
export class Dependencies {
  readonly #files: readonly string[];
  readonly #sources: Sources;
  readonly #common: readonly string[];
  readonly #pages: ReadonlyMap<string, readonly string[]>;
  #web: readonly string[] | null = null;
  readonly #pageClosures = new Map<string, readonly string[]>();

  constructor(files: readonly string[], sources: Sources) {
    this.#files = files;
    this.#sources = sources;
    this.#common = files.filter((file) => common.test(file));
    const inPages = files.filter((file) => web.test(file) && pageFolder.test(file));
    this.#pages = Map.groupBy(inPages, (file) => pageFolder.exec(file)?.[1] ?? '');
  }

  /** Sorted. `pages`: page folders that a browser suite visits; null: all. */
  of({ id, kind }: Suite, pages: readonly string[] | null): string[] {
    if (kind === 'check') return this.#ofCheck(id);
    const found = new Set([...this.#common, ...this.#sources.closure([id, configs[kind]])]);
    if (found.delete(builtWeb)) {
      for (const file of this.#shell()) found.add(file);
      // Tests without a browser render pages by their own choice.
      const visited = kind === 'browser' && pages !== null ? pages : [...this.#pages.keys()];
      for (const page of visited) for (const file of this.#page(page)) found.add(file);
    }
    return [...found].filter((file) => file !== builtWeb).sort();
  }

  #ofCheck(name: string): string[] {
    const pattern = productChecks.has(name) ? product : codeChecks.has(name) ? code : /./;
    return this.#files.filter((file) => pattern.test(file));
  }

  /** The web app without the lazy parts of its pages. */
  #shell(): readonly string[] {
    this.#web ??= this.#sources.closure(
      this.#files.filter((file) => web.test(file)),
      isLazyPart,
    );
    return this.#web;
  }

  /** What a page adds. */
  #page(page: string): readonly string[] {
    const known = this.#pageClosures.get(page);
    if (known !== undefined) return known;
    const others = (file: string): boolean => isLazyPart(file) && pageFolder.exec(file)?.[1] !== page;
    const closure = this.#sources.closure(this.#pages.get(page) ?? [], others);
    this.#pageClosures.set(page, closure);
    return closure;
  }
}

const isLazyPart = (file: string): boolean => pageFolder.test(file) && !eager.test(file);
