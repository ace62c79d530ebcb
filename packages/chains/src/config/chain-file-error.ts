/** An operator's file is wrong. `path` leads to the value: 'wax.coreSymbol.precision'. */
export class ChainFileError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'ChainFileError';
    this.path = path;
  }
}
