import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** In a closure: the built web app. */
export const builtWeb = 'built web app';

const builtFolder = posix.join('apps', 'web', 'dist');

const typeImport = /^(?:import|export) type\b[^'"]*?\bfrom\s*(?:'[^']*'|"[^"]*")/gm;
const literal = /'((?:\\.|[^'\\\n])+)'|"((?:\\.|[^"\\\n])+)"|`([^`\n]+)`/g;
const module = /\.(?:[cm]?[jt]s|tsx)$/;

/** Files of the repository, and which others each of them names: by import, or as the path of a program, file or folder. */
export class Sources {
  readonly #root: string;
  readonly #files: ReadonlySet<string>;
  readonly #folders = new Map<string, string[]>();
  readonly #named = new Map<string, readonly string[]>();

  /** `files`: paths from the root. */
  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    this.#files = new Set(files);
    for (const file of files)
      for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
        const below = this.#folders.get(folder);
        if (below === undefined) this.#folders.set(folder, [file]);
        else below.push(file);
      }
  }

  /** The files and all that they name, recursively, sorted; `builtWeb` is listed as such. */
  closure(files: readonly string[]): string[] {
    const found = new Set<string>(files);
    // Grows while it is iterated.
    for (const file of found) for (const next of this.named(file)) found.add(next);
    return [...found].sort();
  }

  /** Files that a file names. */
  named(file: string): readonly string[] {
    const known = this.#named.get(file);
    if (known !== undefined) return known;
    const named = module.test(file) && this.#files.has(file) ? this.#read(file) : [];
    this.#named.set(file, named);
    return named;
  }

  /** Files below a folder. */
  below(folder: string): readonly string[] {
    return this.#folders.get(folder) ?? [];
  }

  #read(file: string): string[] {
    const text = readFileSync(join(this.#root, file), 'utf8').replaceAll(typeImport, '');
    const found = new Set<string>();
    for (const [, single, double, template] of text.matchAll(literal)) {
      const path = single ?? double ?? staticFolder(template ?? '');
      for (const next of this.#resolve(file, path)) if (next !== file) found.add(next);
    }
    return [...found];
  }

  #resolve(file: string, path: string): readonly string[] {
    if (path.startsWith('@antescope/')) return this.#workspaceFile(path);
    // An URL path, or a word.
    if (path.startsWith('/') || !/[./]/.test(path) || /[\s<>{}]/.test(path)) return [];
    const bases = path.startsWith('.') ? [dirname(file)] : [dirname(file), '.', 'fixtures'];
    for (const base of bases) {
      const at = posix.normalize(posix.join(base, path)).replace(/\/$/, '');
      if (at === builtFolder || at.startsWith(`${builtFolder}/`)) return [builtWeb];
      if (this.#files.has(at)) return [at];
      // A folder that contains the file itself is where paths start, not what is read.
      if (path.includes('/') && !file.startsWith(`${at}/`) && this.#folders.has(at)) return this.below(at);
    }
    return [];
  }

  /** Every package exports each file of its `src`. */
  #workspaceFile(path: string): readonly string[] {
    const [, name = '', ...rest] = path.split('/');
    return ['.ts', '.tsx']
      .map((extension) => `packages/${name}/src/${rest.join('/')}${extension}`)
      .filter((candidate) => this.#files.has(candidate));
  }
}

/** The folder that a template literal starts with. */
function staticFolder(template: string): string {
  const at = template.indexOf('${');
  if (at < 0) return template;
  return template.slice(0, template.lastIndexOf('/', at) + 1);
}
