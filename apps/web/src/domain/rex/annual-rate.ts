import { scaled, unscaled } from '../../ui/chart/scale.ts';

/** Percent a year, two decimals, of percent a day with four: without compounding. */
export function annualRate(day: string): string {
  return unscaled((scaled(day, 4) * 365n + 50n) / 100n, 2);
}
