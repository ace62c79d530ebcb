/** Invalid operator's file. `path` is the path of the value: 'wax.coreSymbol.precision'. */
export class ChainFileError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'ChainFileError';
    this.path = path;
  }
}
