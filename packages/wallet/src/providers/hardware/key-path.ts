const hardened = 0x8000_0000;

/**
 * Path m/44'/194'/0'/0/index of a key, as BIP 32 numbers. Devices derive EOS keys below 44'/194' only, so accounts of all
 * chains use it, whatever coin type is registered for the chain.
 */
export function keyPath(index: number): readonly number[] {
  return [44 + hardened, 194 + hardened, hardened, 0, index];
}
