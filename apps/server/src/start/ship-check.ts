import { WebSocket } from 'ws';
import { StartError } from './start-error.ts';

const timeoutMs = 5000;

/** Checks that state history is reachable; otherwise the index would only look slow. Throws StartError. */
export function checkShip(url: string): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(url, { handshakeTimeout: timeoutMs, perMessageDeflate: false });
    socket.once('open', () => {
      socket.terminate();
      done();
    });
    socket.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : null;
      const reason = code === 'ECONNREFUSED' ? 'connection refused' : (code ?? error.message);
      fail(new StartError(`Cannot reach the state history at ${url}: ${reason}`, { cause: error }));
    });
  });
}
