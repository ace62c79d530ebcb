import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

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
  readonly #byName = new Map<string, string[]>();
  readonly #named = new Map<string, readonly string[]>();

  /** `files`: paths from the root. */
  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    this.#files = new Set(files);
    for (const file of files) {
      const name = posix.basename(file);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), file]);
      for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
        const below = this.#folders.get(folder);
        if (below === undefined) this.#folders.set(folder, [file]);
        else below.push(file);
      }
    }
  }

  /** The files and all that they name, recursively, sorted; `builtWeb` is listed as such. `skip`: files to leave out. */
  closure(files: readonly string[], skip: (file: string) => boolean = () => false): string[] {
    const found = new Set(files.filter((file) => !skip(file)));
    // Grows while it is iterated.
    for (const file of found) for (const next of this.named(file)) if (!skip(next)) found.add(next);
    return [...found].sort();
  }

  /** Files that a file names. */
  named(file: string): readonly string[] {
    const known = this.#named.get(file);
    if (known !== undefined) return known;
    const isModule = module.test(file) && this.#files.has(file) && existsSync(join(this.#root, file));
    const named = isModule ? this.#read(file) : [];
    this.#named.set(file, named);
    return named;
  }

  /** Files below a folder. */
  below(folder: string): readonly string[] {
    return this.#folders.get(folder) ?? [];
  }

  #read(file: string): string[] {
    const text = readFileSync(join(this.#root, file), 'utf8').replaceAll(typeImport, '');
    // A list of all files is read by what asks git for it.
    const found = new Set<string>(/'ls-file[s]'/.test(text) ? this.#files : []);
    const lists = /\b(?:readdirSync|readdir)\(/.test(text);
    if (lists && text.includes('import.meta.dirname'))
      for (const next of this.below(posix.dirname(file))) found.add(next);
    for (const [, single, double, template] of text.matchAll(literal)) {
      const path = single ?? double ?? staticFolder(template ?? '');
      for (const next of this.#resolve(file, path, lists)) found.add(next);
    }
    found.delete(file);
    return [...found];
  }

  #resolve(file: string, path: string, lists: boolean): readonly string[] {
    if (/^\.[^*]*\*/.test(path)) return this.#matching(posix.join(posix.dirname(file), path));
    if (path.startsWith('@antescope/')) return this.#workspaceFile(path);
    // A word is a folder only where folders are listed.
    if (lists && this.#folders.has(path)) return this.below(path);
    // An URL path, or a word.
    if (path.startsWith('/') || !/[./]/.test(path) || /[\s<>{}]/.test(path)) return [];
    const bases = path.startsWith('.') ? [posix.dirname(file)] : [posix.dirname(file), '.', 'fixtures'];
    for (const base of bases) {
      const at = posix.normalize(posix.join(base, path)).replace(/\/$/, '');
      if (at === builtFolder || at.startsWith(`${builtFolder}/`)) return [builtWeb];
      if (this.#files.has(at)) return [at];
      // A folder that contains the file itself is where paths start, unless the file lists folders.
      if (path.includes('/') && (lists || !file.startsWith(`${at}/`)) && this.#folders.has(at)) return this.below(at);
    }
    return this.#ending(path);
  }

  /** Files whose path ends so, for paths that are joined to a folder; none if there are many. */
  #ending(path: string): readonly string[] {
    const found = (this.#byName.get(posix.basename(path)) ?? []).filter((file) => file.endsWith(`/${path}`));
    return found.length > 3 ? [] : found;
  }

  /** Files of a Vite glob. */
  #matching(glob: string): readonly string[] {
    const start = /^[^*{]*/.exec(glob)?.[0] ?? '';
    return [...this.#files].filter((file) => file.startsWith(start) && posix.matchesGlob(file, glob));
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
