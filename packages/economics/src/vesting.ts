const secondsPerYear = 365n * 24n * 3600n;

/**
 * Vested part of a grant in units, rounded down: linear per second over `years` of 365 days from `start`, ending at
 * `stopped`. Times in seconds since 1970.
 */
export function vested(
  grant: { units: bigint; start: number; years: number; stopped: number | null },
  now: number,
): bigint {
  const end = grant.stopped === null ? now : Math.min(now, grant.stopped);
  const elapsed = BigInt(Math.max(0, Math.floor(end) - grant.start));
  const whole = BigInt(grant.years) * secondsPerYear;
  return elapsed >= whole ? grant.units : (grant.units * elapsed) / whole;
}
