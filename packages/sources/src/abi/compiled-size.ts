/** Bytes of a compiled ABI per byte of its packed form, as measured. */
const expansion = 11;
/** Bytes of the smallest compiled ABI. */
const minimum = 1000;

/** Limits of a cache of compiled ABIs. */
export const compiledAbiLimits = { entries: 500, bytes: 64_000_000 };

/** Approximate memory of a compiled ABI, by the size of its packed form in bytes. */
export function compiledSize(packedBytes: number): number {
  return minimum + expansion * packedBytes;
}
