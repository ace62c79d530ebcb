import { BlockList, isIP } from 'node:net';

/** Websockets of one address: many people may stand behind one, but nobody needs all the room that there is. */
const mostOfOne = 200;

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

/** Counts open websockets by the address that opened them. */
export class SocketsByAddress {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number = mostOfOne) {
    this.#most = most;
  }

  /**
   * Room for one more, to be given back when it is closed; null where this address has too many. This machine has no
   * limit: it is either the operator, or a reverse proxy that nobody was told to trust, behind which everybody is.
   */
  take(address: string): (() => void) | null {
    if (isOwnMachine(address)) return () => {};
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return null;
    this.#open.set(address, open + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    };
  }
}

function isOwnMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const version = isIP(plain);
  return version !== 0 && ownMachine.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
