import { curves } from '@antescope/codec/curve/curves';
import { isCanonical } from '@antescope/codec/curve/sign';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import { formatSignature } from '@antescope/codec/keys/signature';

const { Point } = curves.K1;
const { Fn } = Point;

/** Parts that do not depend on the message: r, parity of the ordinate, and 1/k. */
interface Nonce {
  readonly r: bigint;
  readonly odd: boolean;
  readonly inverse: bigint;
}

const nonceCount = 256;

/**
 * Signs a hundred times faster than a wallet by reusing nonces, which reveals the key to anyone with two signatures. For the
 * public keys of a devnet only, so that signing half a million transactions is not slower than the node.
 */
export class QuickSigner {
  readonly #nonces: Nonce[] = [];
  readonly #secrets = new Map<string, bigint>();
  readonly #keyOf: (account: string) => PrivateKey;
  #next = 0;

  constructor(keyOf: (account: string) => PrivateKey) {
    this.#keyOf = keyOf;
    for (let seed = 3n; this.#nonces.length < nonceCount; seed++) {
      const k = Fn.create(seed ** 30n);
      const { x, y } = Point.BASE.multiply(k).toAffine();
      this.#nonces.push({ r: x, odd: (y & 1n) === 1n, inverse: Fn.inv(k) });
    }
  }

  /** Signs a 32-byte digest with an account's key; returns a canonical 'SIG_K1_…'. */
  sign(digest: Uint8Array, account: string): string {
    const secret = this.#secretOf(account);
    const message = Fn.create(BigInt(`0x${Buffer.from(digest).toString('hex')}`));
    for (;;) {
      const nonce = this.#nonces[this.#next++ % nonceCount]!;
      const s = Fn.mul(Fn.add(message, Fn.mul(nonce.r, secret)), nonce.inverse);
      const high = s > Fn.ORDER / 2n;
      const data = new Uint8Array(65);
      data[0] = 31 + (nonce.odd === high ? 0 : 1);
      data.set(Fn.toBytes(nonce.r), 1);
      data.set(Fn.toBytes(high ? Fn.neg(s) : s), 33);
      if (isCanonical(data)) return formatSignature({ type: 'K1', data });
    }
  }

  #secretOf(account: string): bigint {
    let secret = this.#secrets.get(account);
    if (secret === undefined) this.#secrets.set(account, (secret = Fn.fromBytes(this.#keyOf(account).data)));
    return secret;
  }
}
