/** A JSON number if it is exact, else a string of digits. */
export function integer(units: bigint): number | string {
  const number = Number(units);
  return Number.isSafeInteger(number) ? number : units.toString();
}
