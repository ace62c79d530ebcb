/** Why the server cannot start: one line for the terminal, exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
