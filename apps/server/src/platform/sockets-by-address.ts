import { BlockList, isIP } from 'node:net';
import { PlacesByAddress } from './places-by-address.ts';

/** Websockets of one address: many people may stand behind one, but nobody needs all the room that there is. */
const mostOfOne = 200;

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

/** Counts open websockets by the address that opened them. */
export class SocketsByAddress {
  readonly #places: PlacesByAddress;

  constructor(most: number = mostOfOne) {
    this.#places = new PlacesByAddress(most);
  }

  /**
   * Room for one more, to be given back when it is closed; null where this address has too many. This machine has no
   * limit: it is either the operator, or a reverse proxy that nobody was told to trust, behind which everybody is.
   */
  take(address: string): (() => void) | null {
    return isOwnMachine(address) ? () => {} : this.#places.take(address);
  }
}

function isOwnMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const version = isIP(plain);
  return version !== 0 && ownMachine.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
