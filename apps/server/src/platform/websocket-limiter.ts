import { BlockList, isIP } from 'node:net';
import { ConnectionLimiter } from './connection-limiter.ts';

/** Websockets per address: visitors may share one behind NAT, but no address may take every connection. */
const maxPerAddress = 200;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Limits open websockets by the address of the client. */
export class WebsocketLimiter {
  readonly #limiter: ConnectionLimiter;

  constructor(max: number = maxPerAddress) {
    this.#limiter = new ConnectionLimiter(max);
  }

  /**
   * Counts a websocket and returns its release; null at the limit of the address. Loopback is not limited: it is the
   * operator, or a reverse proxy without --trust-proxy that hides every visitor's address.
   */
  acquire(address: string): (() => void) | null {
    return isLoopback(address) ? () => {} : this.#limiter.acquire(address);
  }
}

export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const version = isIP(plain);
  return version !== 0 && loopback.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
