import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of files at one time. */
export class FileDigests {
  readonly #root: string;
  readonly #known = new Map<string, string>();

  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    for (const file of files) this.#known.set(file, this.#read(file));
  }

  /** Digest of paths and contents; of what runs them, too. */
  of(files: readonly string[], environment: string): string {
    const hash = createHash('sha256').update(environment);
    for (const file of files) hash.update(`\0${file}\0${this.#known.get(file) ?? this.#read(file)}`);
    return hash.digest('hex');
  }

  #read(file: string): string {
    const path = join(this.#root, file);
    return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('base64') : '';
  }
}

/** What a result depends on besides files of the repository. */
export function environmentDigest(env: NodeJS.ProcessEnv): string {
  const given = Object.entries(env)
    .filter(([name]) => name.startsWith('ANTESCOPE_') && name !== 'ANTESCOPE_CHROMIUM')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  return [process.version, process.platform, process.arch, ...given].join('\n');
}
