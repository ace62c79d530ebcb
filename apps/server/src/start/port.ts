import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** Checks that the port is free before anything is started. Throws StartError. */
export async function checkPort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((done, fail) => {
      probe.once('error', fail);
      probe.listen({ port, host, exclusive: true }, done);
    });
  } catch (error) {
    throw portError(error, port, host);
  }
  await new Promise((done) => probe.close(done));
}

/** Why the port cannot be bound, as one line. */
export function portError(error: unknown, port: number, host: string): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const cause = { cause: error };
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use: choose another with --port`, cause);
  if (code === 'EACCES') return new StartError(`No permission to bind port ${port}: choose another with --port`, cause);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`--host ${host} is not an address of this machine`, cause);
  }
  return new StartError(
    `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
    cause,
  );
}
