import { PlacesByAddress } from '../platform/places-by-address.ts';

/** Exports that may run at once: for all, and for one address. Each is a long reading, and ours are few cores. */
const most = 6;
const mostOfOne = 2;

/** Counts running exports. */
export class ExportSlots {
  readonly #places = new PlacesByAddress(mostOfOne);

  /** A place for one more, to be given back once; null where there is none. */
  take(address: string): (() => void) | null {
    return this.#places.open >= most ? null : this.#places.take(address);
  }
}
